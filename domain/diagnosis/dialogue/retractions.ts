import { patternOf } from "../languages/known.ts";

/** Words with which somebody takes back all that was told before: it was a joke, a film, a lesson. */
export const retraction = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:(?:just|only) (?:joking|kidding|(?:a )?(?:drill|joke|dream))|i read about it|false alarm|i dream(?:ed|t)|wrong chat|song name|reading the manual|(?:it['’]?s|its|was|is|from|for|in|just|on) (?:a |an |the |my |some )?(?:video ?game|movie|song|quiz|homework|youtube|(?:cdl|permit) class|(?:(?:cdl|permit) )?test(?! dr|ed|ing)))(?!\p{L})|${of("retraction")}`,
      "iu",
    ),
);

/** "Just curious", but not "just asking if I can drive", which asks about what stands. */
export const onlyAsked = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:just|only) (?:curious|wondering|asking)(?!\p{L})(?!,? (?:if|how|when|whether|can|should|what to)(?!\p{L}))|${of("onlyAsked")}`,
      "iu",
    ),
);

/** It was another's truck; who stands "on the other side of the hill" or pulls a trailer that is not his tells of his own. */
export const ofAnother = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:not|(?:ain|isn)['’]?t) (?:mine|my (?:truck|rig|tractor|semi))(?!\p{L})|(?:truck|semi|guy|car|one|it['’]?s|that['’]?s|its) (?:is |was )?(?:on |from )?the other side of the (?:road|highway|freeway|interstate)(?!\p{L})|(?:that|it)(?: i|['’]?)s (?:just )?(?:the|a|some) (?:[\p{L}']+ ){1,3}(?:next to|beside|in front of|ahead of) me|(?:that|it) was (?:just )?(?:the|some|a) (?:guy|dude|other truck)(?!\p{L})|${of("ofAnother")}`,
      "iu",
    ),
);

/** "It never happened before", "it didn't do that yesterday": a past that is denied says that the trouble is new. */
export const neverBefore = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:never|first time|(?:did|was|had|has)(?: not|n['’]?t)(?!\p{L})|not (?:in the past|before|yesterday))(?!\p{L})|${of("neverBefore")}`,
      "iu",
    ),
);

/** "Is that your truck?", to which a no takes back all. */
export const whoseTruck = patternOf(
  (of) => new RegExp(String.raw`\b(?:is|was) (?:it|that|this|she) (?:on )?your|${of("whoseTruck")}`, "iu"),
);

/** Somebody has replaced or mended what was wrong: "he swapped it", "they put a new one on". */
export const repairedNow = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:he|she|they|we|i|mechanic|tech(?:nician)?|guy|shop|service)(?: (?:just|already|has|have|came|and|then|also)){0,3} (?:changed|replaced|swapped|fixed|repaired|installed|mounted)(?!\p{L})|\bput (?:(?:in|on) )?(?:a|the) new |${of("repairedNow")}`,
      "iu",
    ),
);

/** A repair of another day. */
export const ofAnotherDay =
  /(?<!\p{L})(?:last|ago|weeks?|months?|years?|yesterday|ayer|semanas?|mes(?:es)?|años?|pasad[oa]|недел\p{L}*|вчера|месяц\p{L}*|год\p{L}?|назад|прошл\p{L}*|م?[اأ]?مبارح|[اأ]مس|[اأ]سبوع\p{L}*|شهر\p{L}*|سنة|الماض\p{L}*)(?!\p{L})/iu;
