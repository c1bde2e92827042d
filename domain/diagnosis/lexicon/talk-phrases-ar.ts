import type { TalkPhrases } from "./phrases.ts";

export const arabic: TalkPhrases = {};
