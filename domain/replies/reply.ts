import type { ChatLanguage } from "../languages/languages.ts";

/** UTF-16 units. A text leaves room for what its variables become within the longest message. */
export const maxShortcutLength = 32;
export const maxReplyTitleLength = 80;
export const maxReplyTextLength = 2000;

/** How many saved replies the team may have together, and one technician for themselves. */
export const maxTeamReplies = 300;
export const maxOwnReplies = 200;

/** A reply in each language in which it is written; at least one. */
export type ReplyTexts = Readonly<Partial<Record<ChatLanguage, string>>>;

/** Whose replies: everybody's at the desk, or one technician's own. */
export const replyScopes = ["team", "own"] as const;
export type ReplyScope = (typeof replyScopes)[number];

/** A saved reply, so that it is typed only once. */
export interface SavedReply {
  readonly id: string;
  /** What one types to find it, unique within its scope; lower case, without spaces. */
  readonly shortcut: string;
  readonly title: string;
  readonly texts: ReplyTexts;
  readonly scope: ReplyScope;
  readonly version: number;
}
