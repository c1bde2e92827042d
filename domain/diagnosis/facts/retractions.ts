import { patternOf } from "../speech/known.ts";

/** Words with which somebody takes back all that was told before: it was a joke, a film, a question, another's truck. */
export const retraction = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:(?:just|only) (?:joking|kidding|curious|wondering|asking|a (?:drill|joke|dream))|false alarm|wrong chat|video ?game|movie|a song|song name|quiz|homework|youtube|(?:cdl|permit) (?:test|class)|not (?:my|mine)\b|(?:ain|isn)['’]?t (?:my|mine)\b|other side of the)|${of("retraction")}`,
      "iu",
    ),
);

/** "Is that your truck?", to which a no takes back all. */
export const whoseTruck = patternOf(
  (of) => new RegExp(String.raw`\b(?:is|was) (?:it|that|this|she) (?:on )?your|${of("whoseTruck")}`, "iu"),
);
