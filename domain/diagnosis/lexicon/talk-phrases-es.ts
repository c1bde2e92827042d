import type { TalkPhrases } from "./phrases.ts";

export const spanish: TalkPhrases = {};
