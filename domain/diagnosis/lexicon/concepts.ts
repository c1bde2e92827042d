const list = (names: string): readonly string[] => names.trim().split(/\s+/u);

/** Things of a truck that something can be said about. */
type Part =
  | "brake"
  | "brake_part"
  | "brake_pedal"
  | "pedal"
  | "parking_brake"
  | "engine_brake"
  | "abs"
  | "air"
  | "air_line"
  | "pressure"
  | "air_supply"
  | "oil"
  | "oil_pressure"
  | "turbo"
  | "belt"
  | "exhaust"
  | "egr"
  | "inside_engine"
  | "throttle"
  | "power"
  | "battery"
  | "alternator"
  | "starter"
  | "key"
  | "fuse"
  | "wire"
  | "electricity"
  | "ext_light"
  | "brake_light"
  | "plug"
  | "accessory"
  | "module"
  | "dash"
  | "gauge"
  | "coolant"
  | "radiator"
  | "water_pump"
  | "fan"
  | "temperature"
  | "heater"
  | "air_conditioning"
  | "hose"
  | "transmission"
  | "gear"
  | "clutch"
  | "driveline"
  | "fluid"
  | "lamp"
  | "red_lamp"
  | "amber_lamp"
  | "check_engine"
  | "code"
  | "def"
  | "dpf"
  | "regen"
  | "emission"
  | "exhaust_heat"
  | "tire"
  | "steer_tire"
  | "wheel"
  | "lug"
  | "hub"
  | "hub_seal"
  | "tread"
  | "rim"
  | "fuel"
  | "fuel_tank"
  | "fuel_filter"
  | "injector"
  | "fuel_pump"
  | "prime"
  | "fuel_water"
  | "mileage"
  | "steering"
  | "power_steering"
  | "linkage"
  | "suspension"
  | "air_bag"
  | "spring"
  | "shock"
  | "alignment"
  | "coupling"
  | "speed"
  | "revs"
  | "air_buzzer"
  | "trans_fluid";

/** Things that mostly say where: in "trailer brakes locked" it is the brakes that are locked. */
type Place = "truck" | "trailer" | "engine" | "cab" | "hood" | "axle" | "load";

/** What happens, and can itself stop, grow or be denied. */
type Event =
  | "fire"
  | "burn"
  | "smoke"
  | "steam"
  | "boil"
  | "spark"
  | "melt"
  | "smell"
  | "leak"
  | "pour"
  | "puddle"
  | "buzzer"
  | "noise"
  | "vibrate"
  | "problem";

/** What can be said of a thing. */
type State =
  | "work"
  | "fine"
  | "fail"
  | "start"
  | "wont_start"
  | "crank"
  | "cranks_only"
  | "run"
  | "move"
  | "stop"
  | "wont_stop"
  | "hold"
  | "build"
  | "charge"
  | "release"
  | "engage"
  | "turn"
  | "pull"
  | "respond"
  | "lit"
  | "cool_down"
  | "low"
  | "high"
  | "rise"
  | "drop"
  | "nothing"
  | "empty"
  | "full"
  | "lose"
  | "weak"
  | "slow"
  | "hard"
  | "loose"
  | "play"
  | "locked"
  | "drag"
  | "hot"
  | "glow"
  | "cold"
  | "squeal"
  | "grind"
  | "knock"
  | "click"
  | "hiss"
  | "whistle"
  | "clunk"
  | "pull_side"
  | "wander"
  | "slip"
  | "burst"
  | "flat"
  | "damaged"
  | "worn"
  | "lean"
  | "fall_off"
  | "missing"
  | "clogged"
  | "flash"
  | "on"
  | "off"
  | "red"
  | "amber"
  | "smoke_colour"
  | "small"
  | "hole"
  | "bad"
  | "mixed"
  | "frozen"
  | "gelled"
  | "shut_off"
  | "rough"
  | "no_power"
  | "overheat"
  | "overheat_much"
  | "derate"
  | "limp"
  | "floor"
  | "pop_out"
  | "purge"
  | "use_up"
  | "overfull"
  | "milky"
  | "bulge"
  | "hard_start"
  | "slow_crank"
  | "ended"
  | "stuck"
  | "broken_down"
  | "wobble"
  | "fuel_out"
  | "no_life"
  | "stops_badly"
  | "shifted";

/** What else is spoken of: places, services, dangers to people, talk with the assistant. */
type Topic =
  | "crash"
  | "injury"
  | "hazmat"
  | "hazmat_goods"
  | "carbon_monoxide"
  | "exhaust_gap"
  | "overnight"
  | "unwell"
  | "exposed"
  | "sleep"
  | "by_hand"
  | "fill_in"
  | "def_mixed"
  | "rotten_egg"
  | "dipstick"
  | "white"
  | "blue"
  | "livestock"
  | "lane"
  | "traffic"
  | "still"
  | "no_way_off"
  | "tracks"
  | "shoulder"
  | "safe_place"
  | "off_road"
  | "tow"
  | "roadside"
  | "locked_out"
  | "parts"
  | "need"
  | "new_part"
  | "buy"
  | "person"
  | "account"
  | "off_topic"
  | "greeting"
  | "asking"
  | "defeat"
  | "tamper"
  | "guarded"
  | "front"
  | "rear"
  | "left_right"
  | "cold_weather"
  | "bad_weather"
  | "loaded"
  | "grade"
  | "brake_action"
  | "cigarette"
  | "traffic_light"
  | "yes"
  | "no"
  | "fueled"
  | "jump"
  | "dark"
  | "every"
  | "sudden"
  | "frame"
  | "innocent"
  | "self_test"
  | "usual";

/** Words that turn the meaning of others. */
type Mark =
  | "not"
  | "without"
  | "unsure"
  | "contrast"
  | "now"
  | "and"
  | "or"
  | "past"
  | "fixed"
  | "still_so"
  | "other"
  | "mine"
  | "hypothetical"
  | "barely"
  | "keeps"
  | "because"
  | "explained"
  | "ignored";

export type ConceptId = Part | Place | Event | State | Topic | Mark;
export type ConceptKind = "part" | "place" | "event" | "state" | "topic" | "mark";

const places: ReadonlySet<string> = new Set(list("truck trailer engine cab hood axle load"));
const events: ReadonlySet<string> = new Set(
  list("fire burn smoke steam boil spark melt smell leak pour puddle buzzer noise vibrate problem"),
);
const states: ReadonlySet<string> = new Set(
  list(`work fine fail start wont_start crank cranks_only run move stop wont_stop hold build charge release engage turn pull
    respond lit cool_down low high rise drop nothing empty full lose weak slow hard loose play locked drag hot glow cold squeal
    grind knock click hiss whistle clunk pull_side wander slip burst flat damaged worn lean fall_off missing clogged flash
    on off red amber smoke_colour small hole bad mixed frozen gelled shut_off rough no_power overheat overheat_much derate
    limp floor pop_out purge use_up overfull milky bulge hard_start slow_crank ended stuck broken_down wobble fuel_out no_life stops_badly shifted`),
);
const topics: ReadonlySet<string> = new Set(
  list(`crash injury hazmat hazmat_goods livestock lane traffic still no_way_off tracks shoulder safe_place off_road tow
    roadside locked_out parts need buy new_part person account off_topic greeting asking defeat tamper guarded front rear left_right
    cold_weather bad_weather loaded grade brake_action cigarette traffic_light yes no fueled jump dark every
    sudden frame innocent self_test usual carbon_monoxide exhaust_gap overnight unwell exposed sleep by_hand fill_in def_mixed rotten_egg dipstick white blue`),
);
const marks: ReadonlySet<string> = new Set(
  list(
    "not without unsure contrast now and or past fixed still_so other mine hypothetical barely keeps because explained ignored",
  ),
);

/** Whether a concept is a thing, a happening, something said of a thing, or a word that turns another's meaning. */
export function kindOf(id: ConceptId): ConceptKind {
  if (states.has(id)) return "state";
  if (events.has(id)) return "event";
  if (places.has(id)) return "place";
  if (topics.has(id)) return "topic";
  return marks.has(id) ? "mark" : "part";
}

/**
 * How one language names every concept: ways apart by commas; a way is one or more words; `*` ends a beginning;
 * `a/b` is either word; `@not` is every single word of that concept; between the words of a way small words ("the",
 * "de") may stand. Written as `normalise` leaves words.
 */
export interface Lexicon {
  readonly concepts: Readonly<Record<ConceptId, string>>;
  /** Small words that may stand inside a way of saying something. */
  readonly fillers: string;
  /** Everyday words that spelling must not turn into words of the trade; `*` ends a beginning. */
  readonly ordinary: string;
  /** Short words as they are written in Latin letters, in a language that has others: the word, then its writings. */
  readonly inLatin?: string;
}
