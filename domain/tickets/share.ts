import * as z from "zod/mini";
import { idText } from "./text-fields.ts";

/** A shared link ends after this long; milliseconds (product decision P10). */
export const shareLength = 7 * 86_400_000;

export const ShareTicketInput = z.object({
  ticketId: idText("ticket.invalid"),
  /** Whoever has the link sees the driver's photos too. */
  withPhotos: z._default(z.boolean("ticket.invalid"), false),
});
export type ShareTicketInput = z.infer<typeof ShareTicketInput>;

export const ListSharesInput = z.object({ ticketId: idText("ticket.invalid") });
export type ListSharesInput = z.infer<typeof ListSharesInput>;

export const RevokeShareInput = z.object({ shareId: idText("ticket.invalid") });
export type RevokeShareInput = z.infer<typeof RevokeShareInput>;

/** Any text: a token that cannot be one is answered as one that has ended. */
export const SharedTicketInput = z.object({
  token: z.string("ticket.invalid").check(z.maxLength(200, "ticket.invalid")),
});
export type SharedTicketInput = z.infer<typeof SharedTicketInput>;
