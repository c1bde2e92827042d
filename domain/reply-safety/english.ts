import { common, determiners, gerunds, modals, nouns, openers, protective, verbs, youDo } from "./english-words.ts";
import { anyOf, phrases, type ReplyLanguage, startsWith, words } from "./reply-language.ts";

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
    "(?:do not|don't|never) (?:use|spray) (?:any )?(?:starting fluid|ether)(?: or (?:starting fluid|ether))?",
    "(?:low air|warning|air) buzzer(?: (?:stays|is|comes|goes) on)?",
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
    `${sees}(?: a| an| the| any)? ${dangers}`,
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
      "(?:with care|take it easy)(?: and)? only (?:as long as|while) nothing gets worse",
      "(?:only )?(?:as long as|while) nothing gets worse",
      "with care",
      "take it easy",
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
        "buzzer* beeper* chime* siren*",
        "i we our my me us i'm i've i'll i'd we're we've we'll dispatched ordered notified alerted informed booked sent rules instructions prompt",
      ),
    },
  ],
  soothing: anyOf(
    "(?:another|more|extra|further|many|several|some|a few|for|next) (?:few |couple of |good |whole |full |long )?(?:minutes?|hours?|days?|weeks?|months?|years?|miles?|seasons?|runs?|trips?)|(?:hours|days|weeks|months|years|seasons|winters)",
    "(?:each|every|another|new|more|second|third|repeated|with|few) (?:new |more |long |short )?(?:start|starts|try|tries|attempt|attempts|crank|cranks|restart|restarts)",
    "part of (?:a |an |the )?(?:winter|cold|season|job|life|it|work|day|age|old|truck|every|any|all|how|being)|(?:says?|tells?|means?|matters?|shows?|changes?) (?:you |us |very |so |too )?(?:little|nothing|less|not)",
    "(?:are|is|was|it's|that's|just|only|perfectly|completely|quite|so|all) (?:common|usual|typical|expected|standard|natural|harmless|ordinary)",
    "(?:happens?|common|usual|typical|same|normal) (?:to|with|for|in|on|among|across) (?:all|any|every|each|most|many|such|these|this|trucks?|rigs?|older|winter|their|your)",
    "(?:all|every|most|many|other|plenty of|lots of|half the) (?:trucks?|rigs?|fleets?|shops?|owners?|models?|engines?|of them|of these)",
    "(?:every|each) (?:one|time|truck|engine|winter|morning)",
    "as (?:usual|expected|designed|always)|by design|part of (?:life|the|its|how)|comes? with|a feature|no (?:cause|reason|need|sign|harm|risk|trouble|issue|concern|big|deal|hurry)|used to (?:it|that|this)|(?:good|long) enough|never (?:hurt*|harm*|mind*|a)|(?:does|do|will|would|can) not (?:mean|matter|hurt|harm|affect|damage)|(?:doesn't|don't|won't|wouldn't) (?:mean|matter|hurt|harm|affect|damage)",
    // Phrases that blame the warning, promise that the fault clears without repair, or add time pressure.
    "(?:is|are|was|probably|likely|often|usually|just|only|simply) (?:also |then |often |probably |most likely )?(?:wrong|incorrect|inaccurate|exaggerated|too early|too sensitive|(?:a |the )?(?:bad|faulty|broken|cheap|dirty|old) (?:sensor|gauge|sender|switch|lamp|bulb)|a false (?:alarm|reading|warning))|known for (?:it|this|that|such)",
    "(?:truck|rig|engine|motor|transmission|gearbox|clutch|brakes?|pedal|axles?|tires?|wheels?|hub|battery|hose|belt|jack) (?:still|often|usually|also|then|may|can|will|might|always) (?:still |often |usually |also |then )?(?:lasts?|holds?|stands?|survives?|manages?|stops?|works?|runs?|pulls?|come back|comes back|recovers?)(?! (?:running|working|when|if|while))",
    "(?:engine|truck|motor|transmission|clutch|brakes?|axle|tires?|belt|hose) (?:lasts?|survives?|manages?)",
    "(?:codes?|derate|faults?|warnings?|lamps?|lights?|messages?|limit|buzzer|alarm) (?:also |then |often |usually |soon |only )?(?:clears?|resets?|lifts?|goes out|go out|goes away|go away|disappears?)|(?:is|are|only|just) (?:only |just |simply )?a setting|in the (?:software|settings|menu|program)",
    "(?:can|may|could|might|should|must) (?:also |just |simply |easily |safely |then |always )?be (?:left|kept|pulled|taken|opened|plugged|capped|swapped|moved|turned|lifted|raised|put|held|set|pressed|switched|avoided|skipped|shorted|bridged|tied|hung|used|ignored|cleared|reset)",
    "without (?:the |a |its |that |this )?(?:thermostat|filter|filters|sensor|sensors|valve|cooler|cap|guard|fuse|switch|relay|muffler|converter|catalyst|brake|brakes|belt|fan|abs|dpf|egr|scr|def)",
    "starting fluid|start spray|brake cleaner|carb cleaner",
    "(?:have|has|had|needs?|due|supposed) to be (?:there|in|at|delivered|unloaded)|(?:load|freight|cargo|trailer) (?:have|has|had|is|be) (?:to be |due|urgent|late)|on time|in time",
    "(?:not|hardly|barely|nothing|rarely|seldom|far from) (?:much|an issue|a fault|a defect|an? (?:big|real|true|actual)*|a reason|a cause|a sign)",
  ),
  benefits: anyOf(
    "cools?|cooled|cooler|cooling(?! (?:system|fan|pack|package|circuit|hose|fins))|better|best|improv*|eas(?:e|es|ed|ier)|help(?:s|ed|ful)?(?! nearby)|recover*|heal*|fad(?:e|es|ed)|clear(?:s|ed)?|clears up|disappear*|vanish*|lasts?(?! (?:stop|time|step|hour|hours|day|days|week|service|repair|fill|one))|lasted|likes?|loves?|prefers?|wants?|happy|happier|happiest|good|right (?:place|thing|choice|way|pace|move|speed)|fit|healthy|strong|stronger|comfortable|ideal|benefits?|benefited|thank*|smooth*|settl*|steadies|copes?|handles?|tolerat*|survives?|bears?|enough|holds? (?:up|out|together)|works? (?:well|out|fine)|quiet*|calms?|cur(?:e|es|ed)|sav(?:e|es|ed)|protects?|preserv*|dries|cleans?|burns? (?:off|away)|seals?|reseal*|reset*|normal*|goes away|go away|stops|ends|(?:noise|sound|vibration|shaking|temperature|heat|smell|leak|slip|slipping|needle|lamp|light|code|message) (?:also |then |often |usually |soon |slowly )?(?:drops?|falls?|dims?|lessens?|weakens?|eases?|shrinks?|goes down|goes out|is less|gets less|gets low)",
  ),
  motion: anyOf(
    "speeds?(?! sensors?)|fast|faster|fastest|quick*|highway|mph|revs?|rpms?|overdrive|loads?|loaded|grades?|hills?|uphill|downhill|climb*|mountain*|mil(?:e|es|eage)|distance*|hours?|days?|weeks?|months?|tonight|night|longer|far|further|farther|ahead|onward*|wind|airflow|breeze|motion|moving|run|runs|running|rolling|driving|steady pace|pace|counties|county|cruise|gear|gears|top gear|throttle|accelerat*|pulling|working|work|works|use|used|exercise|activity|long",
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
