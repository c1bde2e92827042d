/** Words of answers that no concept has: colours of what leaks, levels, where it is felt, where somebody is. */
export const answerWordIds = [
  "green",
  "black",
  "red",
  "dry",
  "over",
  "half",
  "seat",
  "driving",
  "slid",
  "both",
  "heat",
  "idle",
  "model",
  "place",
  "trailer",
  "worse",
  "parked",
  "stopped",
] as const;
export type AnswerWordId = (typeof answerWordIds)[number];

/** How one language says them; what is the same in all stands in the English ones, which every page has. */
export type AnswerWords = Readonly<Partial<Record<AnswerWordId, RegExp>>>;
