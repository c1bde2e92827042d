import { phrases, type ReplyLanguage, startsWith, words } from "./reply-language.ts";

const part =
  "(?:coolant|radiator|fuel|oil|water|engine|air|brake|parking|battery|wheel|tire|trailer|tractor|def|dash|exhaust|filter|warning|amber|hazard|belt|hose|hoses|lines?|level|levels|gauge|gauges|tank|tanks|lamp|lamps|light|lights|pressure|temperature|terminals?|connections?|connectors?|fittings?|clamps?|wiring|harness|plug|cord|gladhands?|seals?|drain|separator|bowl|dipstick|pump|cap|caps|fan|fuses?|voltage|volts|wheels|tires|nuts|brakes|leaks?|codes?|message)";
const its = "(?:the |your |a |an |any |all |both |that |this |its )?";
const sees = "(?:see|smell|hear|notice|feel|spot|is there|are there|any|of|no|with|without|like|is|the|into)";
const danger =
  "(?:smoke|smoking|steam|fire|flames?|sparks?|burning|burnt|a burning smell|burnt smell|burning smell|smell of burning)";
const dangers = `${danger}(?:(?: or| and)(?: (?:a|the|any))? ${danger})*`;
const fetched =
  "(?:checked|looked at|looked over|inspected|tested|repaired|replaced|read|diagnosed|scanned|seen to|towed|serviced|charged|measured|cleaned)";
const observe =
  "(?:check|recheck|inspect|look(?: (?:at|for|over|behind|around|closely|carefully|again))*|listen(?: (?:for|to|closely|carefully))*|read|note(?: down)?|watch(?: (?:for|out for))?|see|compare|count|write (?:down|me|us|(?:down )?(?:the |any |both )?(?:spn|fmi|codes?|numbers?|message|vin|what))|tell|describe|record|observe|confirm|verify|identify|examine|monitor|find out|look out for|make a note of|take (?:a |another |some )?(?:photos?|pictures?|notes?|note|close look|look)|pay attention to|smell)";

const verbs = words(
  "be have see hear smell notice find feel know tell say show mean cause lead come happen occur build rise drop fall climb",
  "leak leaks fail stick freeze gel clog slip wear crack loosen corrode rub chafe short lose indicate suggest point signal trigger",
  "read check look inspect listen note watch measure confirm verify rule narrow identify describe send share help explain understand",
  "need require want cool warm thaw settle charge hold crank start run work turn stop park call contact ask connect repair replace",
  "clean tighten top refill flash blink appear result depend vary differ affect reduce limit prevent protect damage overheat regenerate",
  "open close reach act change become seem look sound vibrate shake pull drag lock spin produce give let set arrange order",
  "recommend answer add drain dry melt return stay remain begin tell know like expand contract shift lean lift seal break burst",
);

export const english: ReplyLanguage = {
  letters: /^[a-z][a-z'-]*$/u,
  conjunctions: words("and but so then or because plus nor yet"),
  fillers: words(
    "first second third next also now please just simply maybe perhaps probably possibly likely usually often sometimes typically",
    "generally still only even again well hello hi thanks meanwhile finally afterwards later otherwise instead however together",
    "carefully gently step note for-now right-now most-likely both therefore thus overall sorry understood noted more-likely",
  ),
  agreed: phrases(
    "do not (?:drive|move)(?: (?:it|the truck|on|further|any further|off))*",
    "(?:is|are|was) not (?:safe|normal|good|fine|ok|certain|sure)",
    "(?:if|when|once|as soon as|only if|where) (?:it is |it's |you are |you're |you can do (?:it|that|so) |that is )?(?:safe|safely)(?: to do so| and parked)?",
    "in a safe (?:place|spot)(?: out of (?:the )?traffic)?",
    "(?:safe|safely) (?:parked|stopped|off the road)",
    "(?:out|away|clear) (?:of|from) (?:the )?(?:traffic|road)",
    "(?:call|dial) 911",
    "(?:a|the) (?:technician|mechanic|dealer|shop|tire service|roadside mechanic|professional)(?: or (?:a )?(?:technician|mechanic|dealer|shop))?(?: (?:can|will|has to|should|needs to|must|may) (?:then )?(?:check|look at|read|test|measure|confirm|repair|replace|find|inspect|diagnose|scan|clear|help|take over|see|verify|tell you|come)(?: (?:it|that|them|this|the [a-z]+(?: and (?:test|check|repair|replace) the (?:[a-z]+ )?[a-z]+)?))?)?",
    "i can(?: also)? connect you (?:to|with) (?:a technician|human support|a person|someone)(?: now| from our team)?",
    "connect you (?:to|with) (?:a technician|human support|a person)",
    "i (?:do not|don't|cannot|can't|can not)(?: yet)? (?:know|say|tell|see|judge|confirm|rule out|name|diagnose|be certain|be sure)(?: for (?:sure|certain)| from here| yet| exactly)*",
    "i (?:need|would like|want|would need) to know",
    "i (?:understand|hear you|am sorry|see)",
    "i (?:would|'d) (?:start|begin) with",
    "nobody can (?:say|tell|know)",
    "not (?:sure|certain|known|clear)",
    "make (?:sure|certain)",
    "(?:good|bad|poor|proper) (?:connection|ground|contact|seal|condition|sign|order|reading|light|idea of)",
    "normal(?:ly)? (?:range|level|levels|temperature|pressure|voltage|reading|readings|operating|position|size|mark)(?: (?:range|temperature|pressure))?",
    "(?:than|above|below|outside|from) (?:the )?(?:normal|usual)(?: range)?",
    "not (?:normal|enough|fully|properly|always)",
    "head gaskets?",
    "goes? (?:bad|flat|dead|up|down|away|out)",
    "(?:going|gone|went) (?:bad|flat|dead|up|down|out)",
    "gets? (?:worse|hot|hotter|cold|colder|weak|weaker|stuck|in|into|low|dirty|wet)",
    "getting (?:worse|hot|hotter|cold|colder|weak|weaker|stuck|in|into|low|dirty|wet)",
    "keeps? (?:coming back|rising|falling|dropping|leaking|flashing|purging|running|turning|blowing|cranking|shutting off|spinning|clicking|losing)",
    "(?:under|at) (?:load|idle|speed|highway speed|full load|light load)",
    "(?:on|up) (?:a |the |every |long )?(?:hills?|grades?|climbs?|upgrade)",
    "under (?:the )?(?:hood|dash|pressure|seat|warranty|help nearby|diagnostics|vacuum)",
    "(?:below|beneath|under) the engine (?:on the ground|for (?:drips|spots|leaks|puddles))",
    `${sees} ${dangers}`,
    "(?:smoke|steam|burning)(?: smell)? (?:comes?|coming|rises?) from",
    "(?:black|white|blue|gray|grey) (?:exhaust )?smoke",
    "engine (?:is |has been )?(?:off|cold|running|cool)",
    "(?:once|when|after|only once|only when|until|while) (?:the engine|it|everything|the coolant) (?:is|has) (?:completely |fully |really )?(?:cold|cooled|cooled down|cool|off)",
    "(?:hard|slow|rough|no|the|a) (?:start|starting|cranking|idle|idling|acceleration)",
    "start(?:ing)? (?:point|motor|circuit)",
    "(?:driver|driver's|passenger|curb) side",
    "(?:fuel|coolant|oil|def|gas|radiator|filler|surge tank|pressure) cap (?:is |was |may be |might be )?(?:loose|leaking|worn|missing|bad|cracked)",
    "hot (?:day|days|weather|spots?|wheel|hub|start|soak)",
    "water (?:pump|separator|in the fuel|in the|in)",
    "(?:warning|check engine|abs|def|dpf|amber|fault|stop) (?:lamp|light|lamps|lights|message|code|codes)",
    "(?:parked|stationary|manual|forced|active|passive) (?:regen|regeneration)",
    "(?:would|could|can|may|might|will) (?:also |then |still )?(?:explain|fit|match) (?:that|this|it|what you (?:describe|see|wrote|hear|feel))?",
    "(?:wheel|tire|tyre) (?:speed )?sensors?",
    "while (?:you (?:are )?)?(?:wait|waiting|parked)",
    "make[s]? (?:a |an |the |more |less |any )?(?:noise|noises|sound|contact|difference|it (?:worse|harder|hotter))",
    "help nearby",
    "(?:tell|show|send|write|give|let) (?:me|us)(?: know)?",
    "who (?:can )?takes? (?:it |this )?(?:over|from here)",
    "(?:shops|services) near you",
  ),
  agreedAt: {
    with_care: phrases(
      "(?:you can |you may )?(?:continue|drive|go on|keep driving|drive on|carry on) (?:only )?(?:with care|carefully|gently|slowly and carefully|with caution)(?: for now)?",
      "with care(?: and)? only as long as nothing gets worse",
      "(?:only )?as long as nothing gets worse",
      "with care",
      "nothing you wrote(?: so far)? means an immediate stop",
      "at (?:the|your) next (?:stop|opportunity|service|break|shop visit)",
      "(?:drive|driving) (?:gently|carefully|with care|on hills|uphill)",
      "while (?:you are |you )?driv(?:e|ing)",
      "when (?:you )?(?:drive|driving|go uphill|accelerat(?:e|ing)|brak(?:e|ing)|turn(?:ing)?)(?: uphill| away)?",
      "(?:take|bring|get) (?:it|the truck) to (?:a|the nearest|your|the next) (?:shop|dealer|service)",
      "(?:pull over|stop)(?: (?:right away|at once|immediately|as soon as you can|where you can))? if",
      "stop (?:right away |at once |immediately )?(?:if|when)",
    ),
    next_safe_exit: phrases(
      "(?:go|drive|take it|continue|proceed) no (?:further|farther) than the next (?:safe )?exit(?: or (?:safe )?place to stop)?",
      "no (?:further|farther) than the next (?:safe )?exit(?: or (?:safe )?place to stop)?",
      "(?:only )?to the next (?:safe )?(?:exit|place to stop)(?: and no (?:further|farther))?",
      "(?:take|leave the road at|get off at|pull off at) the next (?:safe )?(?:exit|place to stop)",
      "at the next (?:safe )?(?:exit|place to stop)",
      "when (?:you )?(?:accelerat(?:e|ing)|brak(?:e|ing)|turn(?:ing)?)",
    ),
    not_applicable: phrases(
      "do not drive on(?: for now)?",
      "when (?:you )?(?:accelerat(?:e|ing)|brak(?:e|ing)|turn(?:ing)?)",
    ),
  },
  instructions: startsWith(
    observe,
    "(?:stop|park|pull over|pull off)(?: (?:right away|at once|immediately|now|safely|here|there|where you can|as soon as (?:you can|it is safe|possible)))*",
    `turn (?:on|off) (?:the |your )?(?:flashers|hazards|hazard lights|hazard flashers|four ways|engine|ignition|key)`,
    `turn (?:the |your )?(?:flashers|hazards|hazard lights|engine|ignition|key) (?:on|off)`,
    "(?:shut|switch) (?:off )?(?:the |your )?(?:engine|it)(?: off| down)?",
    "set (?:the |your |out )?(?:parking brake|triangles|warning triangles|your triangles)",
    "put (?:on |out )?(?:the |your )?(?:flashers|hazard lights|vest|safety vest|triangles|warning triangles)(?: on| out)?",
    "chock the wheels",
    "(?:stay|keep|stand) (?:well |others |people )?(?:away|clear|back|behind|off|out|with the truck|by the truck|visible|in touch)",
    `keep (?:an eye on|watching|track of) ${its}${part}?`,
    "wait(?: at least| about)?(?: \\d+ (?:minutes?|hours?))? (?:for|until|till)",
    `let (?:it|${its}(?:engine|coolant|brakes?|wheel|hub|transmission|truck)) (?:cool|cool down|idle|sit)(?: (?:down|first|completely|fully))?`,
    "leave (?:it|the cap|the truck|the engine|the hood) (?:off|closed|parked|where it is|as it is)",
    "(?:call|contact|phone) (?:us|roadside(?: assistance| help)?|a (?:shop|dealer|mechanic|technician|tow)|the (?:shop|dealer|shop first)|your (?:dispatcher|carrier|fleet|company|dealer)|ahead|first|for help|911)",
    "ask (?:for|a|the|us|your) (?:a |for )?(?:technician|shop|dealer|dispatcher|carrier|fleet|mechanic|tow|help|person|human)",
    "(?:send|share|reply|answer|type|upload|write|give) (?:me |us |back )?",
    `(?:have|get) (?:it|them|that|this|(?:the|your|that|both)(?: [a-z]+){1,3}) ${fetched}`,
    "have (?:a (?:technician|shop|dealer|mechanic)|the (?:shop|dealer)) (?:check|look at|test|read|inspect|scan)",
    "(?:book|schedule|arrange|plan) (?:a|an|the) (?:repair|service|visit|appointment|stop|shop visit|inspection)",
    `(?:top up|top off|refill|fill)(?: (?:up|it up))? ${its}(?:def|def tank|washer fluid|coolant)(?: tank)?(?: (?:only )?(?:once|when) (?:it|the engine) is (?:completely )?cold)?`,
    `clean ${its}(?:battery |trailer |def )?(?:terminals?|contacts|connectors?|plug|lens|pins|filler)`,
    `tighten ${its}(?:loose )?(?:battery |hose |fuel |gas )?(?:clamps?|terminals?|connections?|cap)`,
    `replace ${its}(?:clogged |blown |old |dirty |worn )?(?:fuel filter|air filter|bulb|belt|wiper blades?|fuse with one of the same rating)`,
    `drain ${its}(?:water separator|separator|water from the separator)`,
    "(?:plug|seat|push) (?:it|the cord|the trailer cord|the gladhands?) (?:back )?(?:in|on)(?: firmly)?",
    "(?:try|start) (?:with|again in neutral)",
    "remember",
    "use only (?:proper|fresh|clean|the right) (?:def|fuel|coolant|oil)",
    "turn the key(?: on| to on| without starting)?",
  ),
  prohibits: startsWith("(?:do not|don't|dont|never|avoid|please do not|please don't)"),
  prohibited: startsWith(
    "(?:ever |even |try to |just |let anyone )?(?:driv(?:e|ing)|mov(?:e|ing)|continu(?:e|ing)|keep (?:driving|going|cranking|trying)|go(?:ing)? (?:any )?(?:further|on|under)|restart(?:ing)?|start(?:ing)?|crank(?:ing)?|open(?:ing)?|touch(?:ing)?|crawl(?:ing)?|reach(?:ing)?|put(?:ting)? your|releas(?:e|ing)|bypass(?:ing)?|unplug(?:ging)?|disconnect(?:ing)?|disabl(?:e|ing)|cag(?:e|ing)|ignor(?:e|ing)|smok(?:e|ing)|us(?:e|ing) (?:any )?(?:starting fluid|ether|flames?|open flames?)|pour(?:ing)?|add(?:ing)?|mix(?:ing)?|overfill(?:ing)?|clear(?:ing)? (?:the |any )?codes?|reset(?:ting)?|run(?:ning)? (?:it|the engine)|revv?(?:ing)?|idl(?:e|ing)|forc(?:e|ing)|wait(?:ing)? too long|delay(?:ing)?|skip(?:ping)?|exceed(?:ing)?|brak(?:e|ing) hard|overload(?:ing)?|sleep(?:ing)?|stand(?:ing)?|remov(?:e|ing)|hard (?:acceleration|braking)|heavy loads?|high speeds?|long idling)(?: (?:it|on|off|further|the (?:cap|coolant cap|radiator cap|truck|engine|hood|lamp|warning|light|parking brake)|a hot (?:cap|engine)|under the truck|near (?:it|flames?|the fuel|the tank)))*",
  ),
  neverProhibited:
    / (?:stop\S*|call\S*|pull\S*|leav\S*|worr\S*|bother\S*|fear\S*|panic\S*|report\S*|check\S*|inspect\S*|repair\S*|fix\S*|flashers?|triangles?|cool|cooling|afraid|scared|mind|need|have to|danger\S*|serious\S*|risk\S*|trust|listen\S*|believe|tell\S*|slow\S*|get out|out)(?= )/u,
  opens: (word, next) =>
    openers.test(word) ||
    (nouns.test(word) && !determiners.test(next ?? "")) ||
    /[^s](?:s|ed)$/u.test(word) ||
    gerunds.test(word),
  opensQuestion: words(
    "is are was were do does did has have had can could would will which what when where how since whose am",
  ),
  orders: (list, at) => {
    const word = list[at] ?? "";
    if (word.endsWith("ing") && word.length > 4 && !gerunds.test(word)) return true;
    const negated = /^(?:cannot|can't|won't|shouldn't|couldn't|mustn't|needn't)$/u.test(word);
    if (modals.test(word) || word.endsWith("'ll") || word.endsWith("'d")) {
      const { verb, isDenied } = afterModal(list, at + 1);
      if (verb === undefined || verb === "◊") return false;
      return !verbs.test(verb) || ((negated || isDenied) && protective.test(verb));
    }
    if (word === "to") {
      const next = list[at + 1] ?? "the";
      return !(
        verbs.test(next) ||
        determiners.test(next) ||
        nouns.test(next) ||
        /^(?:◊|\d.*|how|what|where|which|when|one|two|not)$/u.test(next)
      );
    }
    if (word === "you" || word === "you're") {
      const next = list[at + 1];
      if (next === undefined || next === "◊") return false;
      return !(youDo.test(next) || modals.test(next));
    }
    return false;
  },
  reserved: [
    {
      finding: "defeat",
      words: words(
        "bypass* jumper* jumped jumping unplug* disconnect* disabl* delet* defeat* overrid* spoof* trick* fool* cheat* caged caging cage clamped clamping",
        "pinch* zip-t* zipt* zip tape taped taping foil resistor* simulator* emulator* tune tuned tuner* tuning remap* reflash* blocking gutted hollow*",
        "straight-pip* yank* snip* sever* splic* dummy falsif* fudg* backdat* mute silenc* muffl* dilut* urine tamper* remov* strip* magnet* paperclip paper-clip clip loophole* workaround* hack* trick",
        "logbook* eld logs log edit* hours-of-service personal-conveyance derestrict* unrestrict* limiter* governor-setting* cut cuts snipped pulled rewir* ground-out override",
      ),
    },
    {
      finding: "drive",
      words: words(
        "driv* roll* haul* continu* proceed* keep* go goes going gone went gonna push* limp* nurs* creep* coast* cruis* carry trip delivery deliver* destination home finish*",
        "hammer floor move moves moving moved underway motion momentum appointment* dock schedule* deadline* customer* receiver* shipper* broker* stopping exit exits tomorrow weekend monday friday road highway interstate speed-limit race rush hurry make-it stretch town city state",
        "safe* fine ok okay alright all-right good great nothing harmless worr* ignor* minor trivial cosmetic normal* relax* calm trust* promis* guarantee* sure certain* definit* absolut* course",
        "problem no-problem issue-free unnecessary optional waste pointless silly cautious* paranoi* scar* myth golden surviv* overreact* exaggerat* lies lying lie false yes yeah yep yup sure affirmative roger",
        "drivers driver people guys folks everyone everybody anybody anyone truckers trucker operators buddy friend boss dispatcher cop officer inspector* veteran* experienced",
        "needless* dispens* forget* skip* postpon* later-on wait waits waiting unimportant insignificant negligible benign routine nuisance glitch* phantom bogus permitted allowed legal permission free authoriz* approv* okayed cleared-to itself themselves own",
      ),
    },
    {
      finding: "unclear",
      words: words(
        "smok* fire flame* burn* steam explod* spark* underneath beneath under crawl* cap caps emergency ambulance police extinguish* pour* ether starting-fluid gasoline acid medic* pill* drink* alcohol sleep* 911 112 lighter* torch* match matches candle* cigarette* heat-gun blowtorch* barefoot bare-hand*",
        "i we our my me us i'm i've i'll i'd we're we've we'll dispatched ordered notified alerted informed booked sent rules instructions prompt",
      ),
    },
  ],
  guarded: words(
    "lamp* light lights warning* indicator* buzzer* alarm* sensor* switch* valve* dpf scr egr abs def filter* catalyst* limiter* governor* derate* regen* brake* steering airbag* shutdown* protection interlock* ecm ecu module* controller* injector* emission*",
  ),
  knows: (word) =>
    word
      .split("-")
      .every((piece) =>
        [piece, ...["s", "es", "ed", "d", "ing"].map((ending) => withoutEnding(piece, ending))].some((form) =>
          [verbs, openers, nouns, gerunds, common, youDo, english.fillers, english.opensQuestion, modals].some((list) =>
            list.test(form),
          ),
        ),
      ),
  endings: 2,
  digitWords: words("zero oh one two three four five six seven eight nine hundred double triple"),
};

function withoutEnding(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

const common = words(
  "be been being is are was were am has have had do does did not also may might be its can fully partly less lot lots often able raise* back side sides front rear inside outside loaded clean dirty old worn age aged first last time times again longer short long",
  "cause* likely usually common possible typical wrong correct right left upper lower small large tiny big slight slightly faulty failed failing reduce* limit* control* respond* signal* value* read* number* system* circuit* contact* connector* connection* corroded chafed damaged leak* blocked clogged restricted sticky stuck",
  "you your driver's truck truck's engine's trailer's axle ends end part parts plate plates lining* drum* shoe* pad* disc* rotor* fluid line lines hose hoses tank tanks cold hot weather winter summer morning night moisture water dust particles ash soot crystals build-up quality sample contaminated diluted empty full level high low",
  "gear gears shift shifts clutch torque converter solenoid* slip* grind* jump* whine* load* grade* hill* flat ground idle speed stop* start* warm cool* after before during while until each second minute* hour* day* week* month* year* point* one two three four kind type model engine maker dealer technician tool* scan* test* inspect* repair* replace* look* ask* tell* describe*",
  "answer* question* detail* help* thing* way where when which what how why then there here so far more most much very too only even just some any many few other both same such else sign* sound* noise* smell* feel* pull* drag* warm vibrat* shak* wheel* hub* bearing* tire* side* air pressure build* drop* rise* fall* gauge* needle lamp* light* flash* steady code* message* dash display*",
);
const modals = words(
  "can could may might should would will must shall cannot can't won't shouldn't couldn't wouldn't mustn't let's",
);
const protective = words(
  "stop park call contact check look inspect watch listen repair replace cool wait need worry be read help",
);
const determiners = words(
  "the a an this that these those it its them they your their his her any all each both another up",
);

function afterModal(
  list: readonly string[],
  from: number,
): { readonly verb: string | undefined; readonly isDenied: boolean } {
  let isDenied = false;
  for (let at = from; at < list.length; at++) {
    const word = list[at] ?? "";
    if (word === "not" || word === "never") isDenied = true;
    else if (
      !/^(?:also|still|often|usually|sometimes|only|even|then|just|you|it|they|that|this|the|there|quickly|slowly|easily|first|now|always|\S+ly)$/u.test(
        word,
      )
    )
      return { verb: word, isDenied };
  }
  return { verb: undefined, isDenied };
}

const youDo = words(
  "wrote said mentioned describe described told report reported see saw hear heard smell smelled notice noticed feel felt find found have had want",
  "know do did don't didn't also may might will need stop park send write tell check look wait can can't turn press brake accelerate step last replaced filled in on at near off over under parked stopped unsure",
);
const openers = words(
  "the a an this that these those there there's that's it it's its they their both each one two three four some any most many several other another all every either",
  "low high old new cold hot wet dry weak worn loose dirty clogged leaking frozen bad poor slow hard short broken stuck damaged cracked corroded dark white black blue red amber steady",
  "what when where why how which whose if whether while once as since until unless after before although though at on in from by of with without for over near behind around between during",
  "into through about like such same more less much very too not your you out off down another this's something anything everything little plain common possible typical",
  "to than per via despite due depending along above below inside outside across toward towards against even-if so-that because-of instead-of only-if either-way enough",
);
const nouns = words(
  "coolant diesel fuel oil air water engine battery batteries alternator starter belt hose turbo transmission gearbox clutch pump filter sensor valve thermostat radiator fan heater exhaust soot",
  "regen regeneration moisture corrosion rust dirt ice wax voltage pressure temperature power current wiring ground code lamp light weather age wear damage cause causes noise vibration smell tread tire",
  "wheel bearing hub brake brakes steering suspension spring trailer tractor cab dash gauge gauges reading readings level levels technician mechanic dealer shop roadside def dpf abs egr scr nox spn fmi psi rpm ecm ecu",
  "tpms apu hvac pto atf debris condensation crystals contamination sediment grease wiring play slack friction heat cooling charging compressor dryer governor glow blower condenser refrigerant relay fuse solenoid injector injectors boost intake",
);
const gerunds = words(
  "leaking overheating building rising falling dropping climbing failing sticking slipping wearing cracking freezing gelling clogging charging cranking starting running idling turning engaging working reading showing",
  "flashing blinking coming losing making causing pointing being having seeing hearing checking looking listening cooling warming regenerating smelling bearing wiring housing casing warning during parking",
  "steering dosing lining mounting fitting bushing coupling timing tubing setting opening missing operating existing intermittent spring thing something anything everything string ring bring king spraying dripping",
  "grinding squealing whining knocking rattling humming clicking hissing purging cycling filling plugging blowing dimming flickering vibrating shaking rubbing chafing loosening corroding tightening measuring describing",
  "including depending according following changing happening occurring breathing boiling bubbling sweating draining discharging misfiring stalling surging hunting stopping pulling dragging locking releasing fading morning evening",
);
