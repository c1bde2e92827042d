import type { CodePhrases } from "./phrases.ts";

export const spanish: CodePhrases = {
  spelledSpn: String.raw`(?:ese?[\s-]+)?pe[\s-]+ene?`,
  spelledFmi: String.raw`efe[\s-]+eme[\s-]+i|efe\s+e?mi`,
  slash: "diagonal|gui[oó]n|barra",
};
