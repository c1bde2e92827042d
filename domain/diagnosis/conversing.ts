/** What a page fetches to converse, as one part. */
export { conclude } from "./conclude.ts";
export { reply } from "./reply.ts";
export { isConversed, learnTalk } from "./talk/known.ts";
