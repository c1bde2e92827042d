/** What one request to a provider may bring back. A reply beyond any of these is void. */

/** Tokens that a provider may write in one round, its reasoning included: 180 words take about 600. */
export const maxOutputTokens = 4000;

/** UTF-16 units of a reply, over all rounds: three times the longest reply that the instructions ask for. */
export const maxReplyLength = 4000;

/** Bytes of one HTTP answer: 4,000 tokens, each in an event of its own, take about 1 MiB. */
export const maxResponseBytes = 2 * 1024 * 1024;

/** Tokens of a translation: the longest message, in the language that takes the most tokens. */
export const maxTranslationTokens = 16_000;
