import * as z from "zod/mini";
import { pageLimit, rowCursor } from "../paging.ts";
import { partStatuses, partStatusFilters } from "./order.ts";
import { parsePrice } from "./price.ts";

const idText = (key: string) => z.string(key).check(z.minLength(1, key), z.maxLength(64, key));

export const maxPartLength = 500;

export const ListPartsInput = z.object({ ticketId: idText("ticket.invalid"), cursor: rowCursor, limit: pageLimit });
export type ListPartsInput = z.infer<typeof ListPartsInput>;

/** The administrator's page of all orders; `q` is a ticket number or the beginning of one. */
export const ListOrdersInput = z.prefault(
  z.object({
    cursor: rowCursor,
    limit: pageLimit,
    q: z._default(z.string().check(z.trim(), z.maxLength(40, "list.query_long")), ""),
    status: z.optional(z.nullable(z.enum(partStatusFilters, "part.status_invalid"))),
  }),
  {},
);
export type ListOrdersInput = z.infer<typeof ListOrdersInput>;

/** A part that a technician proposes; the price is dollars in a decimal string. */
export const CreatePartInput = z.object({
  ticketId: idText("ticket.invalid"),
  partsDescription: z
    .string("part.fields_required")
    .check(z.trim(), z.minLength(1, "part.fields_required"), z.maxLength(maxPartLength, "part.description_long")),
  price: z.string("part.fields_required").check(
    z.trim(),
    z.minLength(1, "part.fields_required"),
    z.maxLength(20, "part.price_invalid"),
    z.refine((text) => parsePrice(text) !== null, { error: "part.price_invalid" }),
  ),
});
export type CreatePartInput = z.infer<typeof CreatePartInput>;

export const SetPartStatusInput = z.object({
  partId: idText("part.invalid"),
  status: z.enum(partStatuses, "part.status_invalid"),
});
export type SetPartStatusInput = z.infer<typeof SetPartStatusInput>;

/** The driver's answer to a proposal. */
export const DecidePartInput = z.object({
  partId: idText("part.invalid"),
  decision: z.enum(["approved", "declined"], "part.status_invalid"),
});
export type DecidePartInput = z.infer<typeof DecidePartInput>;
