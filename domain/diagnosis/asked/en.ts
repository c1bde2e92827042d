import type { AskedWords } from "../facts/asked-for.ts";

const may = "(can|could|may|should) (i|he|she|we|it|u|you)";

/** How drivers ask in English (conclusion/asked-for.ts reads it). */
export const askedInEnglish: AskedWords = {
  human:
    "(talk|speak|chat|transfer|connect|put) ~ (human|person|agent|operator|someone|somebody|anyone|technician)|(want|need|get me|give me) an? (real |live )?(human|person|agent|operator)|connect me",
  who: "(are|r) (you|u) ~ (human|real|bot|robot|person|ai)|(who|what) (are|r) (you|u)|real person or",
  may_drive: `${may} ~ (drive*|keep going|keep driving|continue|make it|limp|run|move it|roll*|get (it )?(home|to)|go (on|home))|how far|(ok|safe|legal|dangerous) (to|if|for) ~ (drive|driving|keep|go|run)|is (it|this|that) (dangerous|serious|safe)|will (i|it) make it|(drive|go|going) or (stop|not)`,
  miles_left:
    "(miles|long|time) ~ (before|until|till|left) ~ (derate*|5|5mph|limp)|how many (more )?miles ~ left|how many more miles",
  start: `${may} ~ (start|restart|crank|turn it over|turn the key)`,
  sleep: "(can|ok|safe|should|may|could) ~ (i )?(~ )?(sleep*|nap|idl*|stay in)",
  brake_water: "(water|hose|pour) ~ (brake*|drum*|wheel*|them)",
  cap: "(can|should|could|do|may|how|when) ~ (cap|(add|put|pour|top|fill) ~ (water|coolant))(?! .{0,12}(def|filter))",
  brakes_fail: "what ~ if ~ brakes? ~ (fail*|go|fade|smoke|stop*)",
  jump: "(can|should|how|could) ~ (jump*|boost)",
  starting_fluid: "start(ing|er) fluid|ether",
  cost: "how much(?! (air|oil|coolant|water|def|fuel|time|longer|pressure|psi|can|should))|(what|whats) ~ (cost*|price*|charge)|costs?|prices?|is ~ fair",
  time: "how long(?! (can|could|ago))|how (much time|much longer|soon)|when (will|can|is|does) ~ (come|arrive|here|there)|eta",
  normal:
    "(what|whats|how (many|much|high|hot)) ~ (normal|usual|supposed)|(temp*|psi|pressure|volts?|degrees|\\d\\d+) ~ (normal|ok|okay|good|fine) ¿",
  regen: "(how|what|whats|can i|where) ~ regen*",
  derate: "(what|whats|mean|explain) ~ (inducement|derate)|(inducement|derate) ~ mean",
  steady: "(what|mean|means) ~ (steady|solid|flashing)",
  code: "(what|whats|wat|dont know|explain) ~ (spn|fmi|codes?)(?! \\d)|(where|how) ~ (find|see|read|get|is|are) ~ (codes?|spn)",
  triangles: "(where|how) ~ triangles?",
  nearby:
    "(nearest|closest) (shop|dealer|repair|mechanic|garage|tire|truck)|(shop|dealer|mechanic|garage) ~ (near*|close|around)|(where|any|find) ~ (nearby|near me)",
  hos: "hours of service|hos|14 ?h* ~ clock|my clock|(on|off) duty|log ?book",
  plan: "subscri*|(free|day|days|the|my) trial|(my|the) plan|cancel*|(per|a) month|(where|which) ~ page",
  explain:
    "what (do|did|does|u) ~ mean|what (that|this|it) means|(dont|didnt|not) (understand|get (it|that))|plain (english|words)|(say|repeat|explain) ~ again|(dont know|no idea|where|how) ((where|how) )?(to|do i) (look|check|find|see|tell|read)",
  solved:
    "(is |its |it |got it )?(fixed|solved|working now|works (now|again)|all good|(ok|fine|good) now)|never ?mind|nothing wrong",
  thanks: "thanks|thank (you|u)|thx|good ?bye|bye",
};
