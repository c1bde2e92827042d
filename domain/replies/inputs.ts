import * as z from "zod/mini";
import { chatLanguages } from "../languages/languages.ts";
import { pageLimit } from "../paging.ts";
import { maxReplyTextLength, maxReplyTitleLength, maxShortcutLength, type ReplyTexts, replyScopes } from "./reply.ts";
import { unknownVariables } from "./variables.ts";

const replyId = z.string("reply.invalid").check(z.minLength(1, "reply.invalid"), z.maxLength(64, "reply.invalid"));

/** Letters of any script, digits, hyphens; a leading slash is ignored. */
const shortcut = z.pipe(
  z.pipe(
    z.string("reply.shortcut_required").check(z.maxLength(200, "reply.shortcut_long")),
    z.transform((typed) => typed.trim().replace(/^\//, "").toLowerCase()),
  ),
  z
    .string()
    .check(
      z.minLength(1, "reply.shortcut_required"),
      z.maxLength(maxShortcutLength, "reply.shortcut_long"),
      z.regex(/^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)?$/u, "reply.shortcut_invalid"),
    ),
);

const title = z
  .string("reply.title_required")
  .check(z.trim(), z.minLength(1, "reply.title_required"), z.maxLength(maxReplyTitleLength, "reply.title_long"));

const text = z.optional(
  z.nullable(
    z.string("reply.text_invalid").check(
      z.trim(),
      z.maxLength(maxReplyTextLength, "reply.text_long"),
      z.refine((typed) => unknownVariables(typed).length === 0, { error: "reply.variable_unknown" }),
    ),
  ),
);

/** The text by language; languages without one are left out. One has to be there. */
const texts = z.pipe(
  z
    .object({ en: text, es: text, ar: text, ru: text }, "reply.text_required")
    .check(
      z.refine((typed) => chatLanguages.some((language) => Boolean(typed[language])), { error: "reply.text_required" }),
    ),
  z.transform(
    (typed): ReplyTexts =>
      Object.fromEntries(
        chatLanguages.flatMap((language) => {
          const written = typed[language];
          return written ? [[language, written]] : [];
        }),
      ),
  ),
);

export const ListRepliesInput = z.prefault(
  z.object({
    /** Where the last page ended: `shortcut.id`. */
    cursor: z.optional(z.nullable(z.string("list.cursor").check(z.regex(/^[^.]{1,64}\.\w{1,40}$/u, "list.cursor")))),
    limit: pageLimit,
  }),
  {},
);
export type ListRepliesInput = z.infer<typeof ListRepliesInput>;

export const CreateReplyInput = z.object({
  scope: z.enum(replyScopes, "reply.invalid"),
  shortcut,
  title,
  texts,
});
export type CreateReplyInput = z.infer<typeof CreateReplyInput>;

export const UpdateReplyInput = z.object({
  replyId,
  /** The version that was edited. */
  version: z.int("reply.invalid"),
  shortcut,
  title,
  texts,
});
export type UpdateReplyInput = z.infer<typeof UpdateReplyInput>;

export const RemoveReplyInput = z.object({ replyId, version: z.int("reply.invalid") });
export type RemoveReplyInput = z.infer<typeof RemoveReplyInput>;

export const DraftReplyInput = z.object({
  ticketId: z.string("ticket.invalid").check(z.minLength(1, "ticket.invalid"), z.maxLength(64, "ticket.invalid")),
});
export type DraftReplyInput = z.infer<typeof DraftReplyInput>;
