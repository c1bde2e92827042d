import type { AskedWords } from "../../knowledge/asked-for.ts";

const may = "(can|could|may|should) (i|he|she|we|it|u|you)";

/** How drivers ask in English (conclusion/asked-for.ts reads it). */
export const askedInEnglish: AskedWords = {
  human: "(talk|speak) to some*|connect me",
  who: "(are|r) (you|u) ~ (human|real|bot|robot|person|ai)|(who|what) (are|r) (you|u)|real person or",
  may_drive: `${may} ~ (drive*|finish|keep (going|driving)|continue|make (it|\\d+)|limp|run|move it|pull it (slow*|home|to|in)|roll*|get (it )?(home|to)|go (on|home|\\d+|~ miles?)|do (\\d+|another) ~ miles?)|(do|should) i (just )?(keep|go on|continue)|slow* (~ )?(ok|safe) ¿|how far|(ok|safe|legal|dangerous) (to|if|for) ~ (drive|driving|keep|go|run)|will (i|it) make it|(home|slow*) ~ miles? ~ ¿|(drive|go|going) or (stop|not)`,
  miles_left:
    "(miles|long|time) ~ (before|until|till|left) ~ (derate*|5|5mph|limp|goes)|how many (more )?miles ~ left|how many more miles|how long (do|have) i (have|got)(?! to)",
  danger:
    "(is|are) (it|this|that|they) ~ (dangerous|serious|safe|bad)(?! (to|if|for))|(dangerous|serious|danger|good|good to go) ¿",
  start: `${may} ~ (start|restart|crank|turn it over|turn the key|try (it )?again)`,
  sleep: "(can|ok|safe|should|may|could) ~ (i )?(~ )?(sleep*|nap|idl*|stay in)",
  brake_water: "(water|hose|pour) ~ (brake*|drum*|wheel*|them|it)",
  cap: "opening ~ cap|(can|should|could|do|may|how|when) ~ (cap|(add|put|pour|top|fill) ~ (water|coolant))(?! .{0,12}(def|filter))",
  cool: "(how|when|can|should|till|until|before) ~ (open (it|that|this|radiator)|cools? (down|off)|cools)",
  thaw: "(how|can|should|when|will) ~ (thaw*|unfreez*|defrost|ungel*)",
  drain: "(how|when|do i|should i) ~ drain*",
  brakes_fail: "what ~ if ~ brakes? ~ (fail*|go|fade|smoke|stop*)",
  jump: "(can|should|how|could) ~ (jump*|boost)",
  starting_fluid: "start(ing|er) fluid|ether",
  cost: "how much(?! (air|oil|coolant|water|def|fuel|time|longer|pressure|psi|can|should))|(what|whats) ~ (cost*|price*|charge)|costs?|prices?|is ~ fair|what about ~ tow",
  time: "how long(?! (can|could|ago))|how (much time|much longer|soon)|when (will|can|is|does) ~ (come|arrive|here|there)|eta",
  normal:
    "(what|whats|how) ~ (normal|usual|supposed|limit)|(temp*|psi|pressure|volts?|degrees|\\d\\d+|that|it) ~ (normal|ok|good|fine) ¿|\\. ok ¿|normal (¿|or|that)|is (it|that|\\d\\S*) ~ normal|supposed to ~ ¿|(is|are|isnt) (that|it|this|they|\\d\\S*) ~ (a lot|much|hot|high|low|little|enough|ok|okay)|(too (much|hot|high|low|fast)|a lot) ¿|(what|how much|whats) ~ (allowed|acceptable)|and (applied|released) ¿",
  legal:
    "(is|am) (it|this|that|i) ~ (legal|illegal)|(dot|inspector) ~ (put|shut|place|write|ticket|fine|pass|stop)|out of service",
  regen: "(how|what|whats|can i|where) ~ regen*",
  derate: "(what|whats|mean|explain) ~ (inducement|derate)|(inducement|derate) ~ mean",
  steady: "(what|mean|means) ~ (steady|solid|flashing)",
  code: "(what|whats|wat|dont know|explain) ~ (spn|fmi|codes?)(?! \\d)|(where|how) ~ (find|see|read|get|is|are) ~ (codes?|spn)",
  clear_code: "(how|can|should) ~ (clear|erase|reset|get rid) ~ (codes?|fault|lights?|lamp)",
  triangles: "(where|how) ~ triangles?",
  nearby: "(nearest|closest) (shop|dealer|repair|mechanic|tire)|(shop|dealer|mechanic) ~ (near*|close)|near(by| me) ¿",
  hos: "hours of service|hos|14 ?h* ~ clock|my clock|(on|off) duty|log ?book",
  plan: "subscri*|(free|day|days|the|my) trial|(my|the) plan|cancel*|(per|a) month|(where|which) ~ page|(roadflare|app|membership) ~ (free|cost*|charge*|price)|(cost*|price|much|pay) ~ (roadflare|app|membership)|is (it|this) free|(?<=^ )free ¿",
  company:
    "where (are|r) (you|u) (guys )?(located|based|at|from)|(do|can) (you|u) (guys )?(fix|repair) ~ trucks?|(phone|telephone) number|(your|where|which|what|whats) ~ number ~ (call|¿|\\.)|number to call|your (shop|address)",
  explain:
    "what (do|did|does|u) ~ mean|what (that|this|it) means|(dont|didnt|not) (understand|get (it|that))|plain (english|words)|(say|repeat|explain) ~ again|(dont know|no idea|where|how) ((where|how) )?(to|do i) (look|check|find|see|tell|read)",
  solved: "(?<!not )(fixed|solved|working now|works (now|again)|all good|(ok|fine|good) now)|never ?mind|nothing wrong",
  defeat:
    "(back|backing) off ~ slack*|what ~ if ~ unplug|jump* ~ (sensors?|(level|pressure) switch)|unplug* ~ (stop|clear|fix|reset|help|out of|get rid) ~ (5\\S*|derate|limp)",
  get_around:
    "bypass*|cag(e|ing)|(pinch|clamp|plug|cap|crimp|block) (~ )?(off|line|hose|it)|way ~ around|(can|could|how|do) (i|we|you|u) ~ (get|work) around|(disconnect*|unplug*|pull*) ~ (batter*|sensors?|fuse|grounds?)",
  question: "(can|could|should|may|do|does|will|is|are) (i|we|you|u|it|that|this|they)|(?<=^ )(why|when|who)",
  what: "(?<=(^|\\.) )((so|and) )?(what|whats|how|where|which)|what (now|next|part)|and then",
  by_mistake: "mistake|accident*|oops|wrong tank",
  thanks: "thanks|thank (you|u)|thx|good ?bye|bye",
};
