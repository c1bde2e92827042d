import type { CodePhrases } from "./phrases.ts";

export const arabic: CodePhrases = {};
