import type { AskedWords } from "../facts/asked-for.ts";

const may = "(?:can|could|may|should|shall) (?:i|he|she|we|it|u|you)\\b";

/** How drivers ask in English: plain words, one space between them, "?" and "." at the ends of sentences. */
export const askedInEnglish: AskedWords = {
  human:
    "(?:talk|speak|chat|connect|transfer|put me)\\b.{0,16}\\b(?:human|person|agent|operator|some(?:one|body)|any(?:one|body)|technician|support)\\b|(?:want|need|give me|get me) an? (?:\\w+ )?(?:human|person|agent|operator)\\b|(?:yes|please|ok) .{0,8}connect|connect me",
  who: "(?:are|r) (?:you|u) .{0,12}\\b(?:human|real|bot|robot|person|ai|machine)\\b|(?:who|what) (?:are|r) (?:you|u)\\b|real person or",
  may_drive: `${may}.{0,25}\\b(?:drive|keep going|keep driving|go on|continue|make it|limp|run\\b|move it|roll|get (?:it )?(?:home|to)|go home)|how far\\b|(?:ok|okay|safe|legal|alright|dangerous) (?:to|if|for) .{0,15}\\b(?:drive|driving|keep|go|run|roll)|is (?:it|this|that) (?:dangerous|serious|safe)|will (?:i|it) make it|(?:drive|go|going) or (?:stop|not)`,
  miles_left:
    "(?:miles|long|time) .{0,15}(?:before|until|till|left).{0,25}(?:derate|5 ?mph|cut|shut|limp)|how many (?:more miles|miles .{0,20}left)",
  start: `${may} .{0,15}\\b(?:start|restart|crank|turn .{0,8}key|turn it over|fire it up)\\b`,
  sleep: "(?:can|ok|okay|safe|should|may|could)\\b.{0,40}\\b(?:sleep|nap|idle|idling|stay in)\\b",
  brake_water: "(?:water|hose|pour)\\b.{0,20}\\b(?:brakes?|drums?|wheels?|them)\\b",
  cap: "(?:can|should|could|do|may|how|when|ok)\\b.{0,25}(?:\\bcap\\b|(?:add|put|pour|top|fill)\\b.{0,12}\\b(?:water|coolant))(?!.{0,12}\\b(?:def|filter)\\b)",
  brakes_fail: "what .{0,15}\\bif .{0,20}\\bbrakes? .{0,10}(?:fail|go out|fade|smoke|stop)",
  jump: "(?:can|should|how|could|may)\\b.{0,20}\\b(?:jump|boost)\\b",
  starting_fluid: "(?:start(?:ing|er) fluid|ether)\\b",
  cost: "how much\\b(?! (?:air|oil|coolant|water|def|fuel|time|longer|pressure|psi|can|should))|(?:what|whats)\\b.{0,20}\\b(?:cost|price|charge)|costs?\\b|prices?\\b|is .{0,10}\\bfair\\b",
  time: "how long\\b(?! (?:can|could|ago))|how (?:much time|much longer|soon)|when (?:will|can|is|does) .{0,30}\\b(?:come|arrive|here|there|show)|eta\\b",
  normal:
    "(?:what|whats|how (?:many|much|high|hot))\\b.{0,25}\\b(?:normal|usual|supposed)\\b|(?:temp\\w*|psi|pressure|volts?|degrees|\\d\\d+)\\b.{0,30}\\b(?:normal|ok|okay|good|fine)\\b.{0,8}\\?",
  regen: "(?:how|what|whats|can i|where)\\b.{0,30}\\bregen",
  derate: "(?:what|whats|mean|explain)\\b.{0,20}\\b(?:inducement|derate)|(?:inducement|derate)\\b.{0,12}\\bmean",
  code: "(?:what|whats|wat|dont know|explain)\\b.{0,25}\\b(?:spn|fmi|codes?)\\b(?!.{0,6}\\d)|(?:where|how)\\b.{0,25}\\b(?:find|see|read|get|is|are)\\b.{0,15}\\b(?:codes?|spn)\\b",
  triangles: "(?:where|how)\\b.{0,30}\\btriangle|triangles? .{0,8}where",
  nearby:
    "(?:nearest|closest) (?:shop|dealer|repair|mechanic|garage|tire|truck)|(?:shop|dealer|mechanic|garage)\\b.{0,10}\\b(?:near|close|around)|(?:where|any|find)\\b.{0,30}\\b(?:nearby|near me|close by)",
  hos: "hours of service|hos\\b|14 ?(?:h|hours?)\\b.{0,10}\\b(?:clock|rule)|my clock|(?:on|off) duty|log ?book|personal conveyance",
  plan: "subscri|(?:free|day|the|my|days?) trial\\b|(?:my|a|the) plan\\b|cancel|per month|a month|(?:where|which)\\b.{0,12}\\bpage",
  explain:
    "what (?:do|did|does|u)\\b.{0,20}\\bmean|(?:dont|didnt|not) (?:understand|get (?:it|that))|plain (?:english|words)|simpler|(?:say|repeat|explain) .{0,8}again|huh\\b|(?:dont know|no idea|where|how) (?:where |how )?(?:to|do i) (?:look|check|find|see|tell|read|know)\\b|what (?:that|this|it) means|never (?:checked|done)",
  solved:
    "(?:it |got it |is |its |all )?(?:fixed|solved|works now|works again|working (?:now|again)|all good|(?:ok|fine|good) now)\\b|never ?mind|started right up|nothing wrong",
  thanks: "(?:thanks|thank (?:you|u)|thx|appreciate)\\b|good ?bye\\b|bye\\b|have a good",
};
