import * as z from "zod/mini";
import { maxPhotosPerMessage } from "../photos/photo.ts";

/** Lines, and UTF-16 units of all their texts together, that travel with a ticket. */
export const maxHistoryLines = 200;
export const maxHistoryLength = 200_000;
/** Lines that a submission may bring along; of these the last `maxHistoryLines` are kept. */
const maxSubmittedLines = 1000;

/** One line of the diagnosis chat as it was when the ticket was submitted. */
export const ChatHistoryLine = z.object({
  role: z.enum(["user", "assistant"], "ticket.history_invalid"),
  content: z.string("ticket.history_invalid").check(z.maxLength(20_000, "ticket.history_long")),
  photoIds: z.optional(
    z
      .array(z.string().check(z.maxLength(64, "ticket.history_invalid")))
      .check(z.maxLength(maxPhotosPerMessage, "ticket.history_invalid")),
  ),
});
export type ChatHistoryLine = z.infer<typeof ChatHistoryLine>;

export const ChatHistory = z.array(ChatHistoryLine).check(z.maxLength(maxSubmittedLines, "ticket.history_long"));

/** The end of a chat, in order, within what a ticket carries: help for a long chat is never refused. */
export function boundHistory<Line extends { readonly content: string }>(lines: readonly Line[]): readonly Line[] {
  const kept: Line[] = [];
  let length = 0;
  for (const line of lines.toReversed()) {
    length += line.content.length;
    if (kept.length === maxHistoryLines || length > maxHistoryLength) break;
    kept.push(line);
  }
  return kept.reverse();
}
