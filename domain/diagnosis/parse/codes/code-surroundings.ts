import { patternOf } from "../../languages/known.ts";

/** "gate code 1110". */
export const otherCode = patternOf(
  (of) => new RegExp(String.raw`(?:gate|door|zip|area|access|entry|promo|postal|wi-?fi|${of("otherCode")})\s*$`, "iu"),
);
/** "on 27/4". */
export const beforeDate = /(?:(?<!\p{L})(?:on|el|del|since|desde|until|hasta|by|for|с|от|до|на|من|يوم|تاريخ))\s*$/iu;
export const belongsTo = /^(?:on|for|to|at|en|del?|para|на|у|к|для|على|ل)$/iu;
/** What a number of something else stands behind: "unit 100-1", "bill of lading 3251 0". */
export const everyday = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:\$|№|\b(?:i|us|hwy|highway|route|rt|sr|exit|mile|marker|mm|unit|truck|trailer|room|bay|around|between|about|from|call|phone|zip|dock|door|gate|load|po|pro|bol|part|lading|inv|apt|score|trailer number|(?:part|item) (?:number|no)|waybill|manifest|\d{1,2} of|(?:confirmation|order|invoice|ticket|claim|receipt|load|dock|gate|pickup|reference|customer|account|seal)(?:\s+(?:number|no|id|numero|número))?(?:\s+(?:is|es))?)|${of("everyday")})(?:\s(?:is|es|was))?\s?[-#]?\s?$`,
      "iu",
    ),
);
/** "it shows 5826". */
export const isShown = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:\b(?:shows?|showing|displays?|throws|throwing|throwin|says?|said|reads|pops up|what is|what does|whats)|${of("isShown")})\s+$`,
      "iu",
    ),
);
