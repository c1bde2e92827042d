/** What a page fetches to converse, as one part. */
export { isConversed, learnTalk } from "../languages/known-talks.ts";
export { converse } from "./converse.ts";
