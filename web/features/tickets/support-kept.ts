import { keep, readKept } from "../../lib/device-storage.ts";
import { newClientId } from "../../lib/new-client-id.ts";
import type { SupportFields } from "./support-form-rules.ts";

const idKey = (conversationId: string) => `support.submission.${conversationId}`;
const fieldsKey = (conversationId: string) => `support.fields.${conversationId}`;

/** The name of this form's submission: made once and kept until a ticket was made, so that a retry makes no second one. */
export function submissionIdOf(conversationId: string): string {
  const kept = readKept(idKey(conversationId));
  if (kept !== null && kept.length >= 8) return kept;
  const id = newClientId();
  keep(idKey(conversationId), id);
  return id;
}

/** What was typed and not sent yet; null when there is nothing. Unknown or broken fields are left out. */
export function keptFields(conversationId: string): Partial<SupportFields> | null {
  try {
    const value: unknown = JSON.parse(readKept(fieldsKey(conversationId)) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    return Object.fromEntries(texts.flatMap((name) => textOf(value, name)));
  } catch {
    return null;
  }
}

const texts = [
  "contactName",
  "contactPhone",
  "contactEmail",
  "issueDescription",
  "partsRequested",
  "highway",
  "direction",
  "mileMarker",
  "trailer",
  "load",
  "hazardousGoods",
] as const satisfies readonly (keyof SupportFields)[];

function textOf(value: object, name: (typeof texts)[number]): [string, string][] {
  const text: unknown = Reflect.get(value, name);
  return typeof text === "string" ? [[name, text]] : [];
}

/** Keeps what was typed: what stands there by itself is made anew from the chat, which may go on meanwhile. */
export function keepFields(conversationId: string, fields: SupportFields, untouched: SupportFields): void {
  const typed = texts.filter((name) => fields[name] !== untouched[name]).map((name) => [name, fields[name]]);
  keep(fieldsKey(conversationId), typed.length === 0 ? null : JSON.stringify(Object.fromEntries(typed)));
}

/** A ticket was made: the next form is another one. */
export function endSubmission(conversationId: string): void {
  keep(fieldsKey(conversationId), null);
  keep(idKey(conversationId), null);
}
