import type { CodePhrases } from "./phrases.ts";

export const arabic: CodePhrases = {
  spelledSpn: String.raw`[اإ]س\s?بي\s?[اإ]ن`,
  spelledFmi: String.raw`و?[اإ]ف\s?[اإ]م\s?[اآ]ي`,
  slash: "شرطة|سلاش|على",
};
