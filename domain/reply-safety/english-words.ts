import { words } from "./reply-language.ts";

export const verbs = words(
  "be have see hear smell notice find feel know tell say show mean cause lead come happen occur build rise drop fall climb",
  "leak leaks fail stick freeze gel clog slip wear crack loosen corrode rub chafe short lose indicate suggest point signal trigger",
  "read check look inspect listen note watch measure confirm verify rule narrow identify describe send share help explain understand",
  "need require want cool warm thaw settle charge hold crank start run work turn stop park call contact ask connect repair replace",
  "clean tighten top refill flash blink appear result depend vary differ affect reduce limit prevent protect damage overheat regenerate",
  "open close reach act change become seem look sound vibrate shake pull drag lock spin produce give let set arrange order",
  "recommend answer add drain dry melt return stay remain begin tell know like expand contract shift lean lift seal break burst",
);

export const common = words(
  "make makes made heater core cores blow blows hiss gladhand gladhands glad-hand squealing squeal worn heard burnt chamber chambers dark bright loud faint rattle clunk click clicks bulb bulbs lens pin pins terminal terminals post posts strap straps clamp clamps crack cracks hole holes gasket gaskets element housing mount mounts bracket bolt bolts nut nuts stud studs rim rims rust rusty drip drips puddle stain stains spot spots",
  "strainer screen float sender probe tip coil spool motor motors blade blades pulley tensioner idler shaft shafts joint joints kingpin fifth-wheel bushing bushings shock shocks airbag airbags bag bags liner caliper calipers chamber slack adjuster adjusters pushrod governor purge cartridge desiccant bleeder primer pre-filter nozzle nozzles manifold egr cooler intercooler charge-air crankcase breather dipstick pan plug plugs cable cables ground grounds ohms amp amps",
  "be been being is are was were am has have had do does did not also may might be its can fully partly less lot lots often able raise* back side sides front rear inside outside loaded clean dirty old worn age aged first last time times again longer short long",
  "cause* likely usually common possible typical wrong correct right left upper lower small large tiny big slight slightly faulty failed failing reduce* limit* control* respond* signal* value* read* number* system* circuit* contact* connector* connection* corroded chafed damaged leak* blocked clogged restricted sticky stuck",
  "you your driver's truck truck's engine's trailer's axle ends end part parts plate plates lining* drum* shoe* pad* disc* rotor* fluid line lines hose hoses tank tanks cold hot weather winter summer morning night moisture water dust particles ash soot crystals build-up quality sample contaminated diluted empty full level high low",
  "gear gears shift shifts clutch torque converter solenoid* slip* grind* jump* whine* load* grade* hill* flat ground idle speed stop* start* warm cool* after before during while until each second minute* hour* day* week* month* year* point* one two three four kind type model engine maker dealer technician tool* scan* test* inspect* repair* replace* look* ask* tell* describe*",
  "answer* question* detail* help* thing* way where when which what how why then there here so far more most much very too only even just some any many few other both same such else sign* sound* noise* smell* feel* pull* drag* warm vibrat* shak* wheel* hub* bearing* tire* side* air pressure build* drop* rise* fall* gauge* needle lamp* light* flash* steady code* message* dash display*",
);

export const modals = words(
  "can could may might should would will must shall cannot can't won't shouldn't couldn't wouldn't mustn't let's",
);

export const protective = words(
  "stop park call contact check look inspect watch listen repair replace cool wait need worry be read help",
);

export const determiners = words(
  "the a an this that these those it its them they your their his her any all each both another up",
);

export const youDo = words(
  "wrote said mentioned describe described told report reported see saw hear heard smell smelled notice noticed feel felt find found have had want",
  "know do did don't didn't also may might will need stop park send write tell check look wait can can't turn press brake accelerate step last replaced filled in on at near off over under parked stopped unsure",
);

export const openers = words(
  "the a an this that these those there there's that's it it's its they their both each one two three four some any most many several other another all every either",
  "low high old new cold hot wet dry weak worn loose dirty clogged leaking frozen bad poor slow hard short broken stuck damaged cracked corroded dark white black blue red amber steady",
  "what when where why how which whose if whether while once as since until unless after before although though at on in from by of with without for over near behind around between during",
  "into through about like such same more less much very too not your you out off down another this's something anything everything little plain common possible typical",
  "to than per via despite due depending along above below inside outside across toward towards against even-if so-that because-of instead-of only-if either-way enough",
);

export const nouns = words(
  "coolant diesel fuel oil air water engine battery batteries alternator starter belt hose turbo transmission gearbox clutch pump filter sensor valve thermostat radiator fan heater exhaust soot",
  "regen regeneration moisture corrosion rust dirt ice wax voltage pressure temperature power current wiring ground code lamp light weather age wear damage cause causes noise vibration smell tread tire",
  "wheel bearing hub brake brakes steering suspension spring trailer tractor cab dash gauge gauges reading readings level levels technician mechanic dealer shop roadside def dpf abs egr scr nox spn fmi psi rpm ecm ecu",
  "tpms apu hvac pto atf debris condensation crystals contamination sediment grease wiring play slack friction heat cooling charging compressor dryer governor glow blower condenser refrigerant relay fuse solenoid injector injectors boost intake",
);

export const gerunds = words(
  "leaking overheating building rising falling dropping climbing failing sticking slipping wearing cracking freezing gelling clogging charging cranking starting running idling turning engaging working reading showing",
  "flashing blinking coming losing making causing pointing being having seeing hearing checking looking listening cooling warming regenerating smelling bearing wiring housing casing warning during parking",
  "steering dosing lining mounting fitting bushing coupling timing tubing setting opening missing operating existing intermittent spring thing something anything everything string ring bring king spraying dripping",
  "grinding squealing whining knocking rattling humming clicking hissing purging cycling filling plugging blowing dimming flickering vibrating shaking rubbing chafing loosening corroding tightening measuring describing",
  "including depending according following changing happening occurring breathing boiling bubbling sweating draining discharging misfiring stalling surging hunting stopping pulling dragging locking releasing fading morning evening",
);
