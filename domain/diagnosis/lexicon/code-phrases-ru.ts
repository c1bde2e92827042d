import type { CodePhrases } from "./phrases.ts";

export const russian: CodePhrases = {
  spelledSpn: String.raw`эс\s?п[эе]\s?эн`,
  spelledFmi: String.raw`эф\s?эм\s?а?[йи]`,
  slash: "дробь|сл[эе]ш|тире",
};
