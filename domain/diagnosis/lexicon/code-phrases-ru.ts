import type { CodePhrases } from "./phrases.ts";

export const russian: CodePhrases = {};
