import type { CodePhrases } from "./phrases.ts";

export const spanish: CodePhrases = {};
