import type { TalkPhrases } from "./phrases.ts";

export const russian: TalkPhrases = {};
