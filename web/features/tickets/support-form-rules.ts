import type { Assessment } from "#domain/diagnosis/assessment.ts";
import type { Language } from "#domain/languages/languages.ts";
import { type SubmitTicketForm, SubmitTicketInput } from "#domain/tickets/submit-ticket.ts";
import type { ContactMethod } from "#domain/tickets/ticket.ts";
import { higherUrgency, type UrgencyLevel } from "#domain/tickets/urgency.ts";
import type { LocationValue } from "../../components/location/location-field.tsx";
import { isMessageKey, type MessageKey } from "../../lib/i18n.tsx";

/** What stands in the form. */
export interface SupportFields {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly preferredContactMethod: ContactMethod;
  readonly issueDescription: string;
  readonly partsRequested: string;
  readonly urgencyLevel: UrgencyLevel;
  readonly location: LocationValue;
  readonly highway: string;
  readonly direction: string;
  readonly mileMarker: string;
  readonly trailer: string;
  readonly load: string;
  readonly hazardousGoods: string;
}

/** What the form starts from and sends along: the chat, its truck and its conclusion. */
export interface SupportContext {
  readonly conversationId: string;
  readonly truckId: string | null;
  readonly truckBrand: string;
  readonly truckYear: number;
  readonly truckModel: string;
  readonly language: Language;
  readonly location: LocationValue;
  readonly chatHistory: readonly {
    readonly role: "user" | "assistant";
    readonly content: string;
    readonly photoIds: readonly string[];
  }[];
  readonly assessment: Assessment | null;
  /** The chat's lines that mention parts; null when none does, and the field is not shown. */
  readonly parts: string | null;
}

/** The driver as the account knows them. */
export interface KnownContact {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
}

const longestPrefill = 1000;

/** The form before anything is typed: what the driver said already, and the higher of medium and the conclusion. */
export function initialFields(context: SupportContext, contact: KnownContact): SupportFields {
  const said = context.chatHistory.filter((line) => line.role === "user" && line.content !== "");
  return {
    contactName: contact.fullName,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    preferredContactMethod: "chat",
    issueDescription: said
      .map((line) => line.content)
      .join("\n")
      .slice(0, longestPrefill),
    partsRequested: context.parts ?? "",
    urgencyLevel: higherUrgency("medium", context.assessment?.urgency ?? "medium"),
    location: context.location,
    highway: "",
    direction: "",
    mileMarker: "",
    trailer: "",
    load: "",
    hazardousGoods: "",
  };
}

export type ReadSupport =
  | { readonly ok: true; readonly form: SubmitTicketForm }
  | { readonly ok: false; readonly field: string; readonly message: MessageKey };

/** The form as the worker takes it, or the first complaint of the schema and the field that it is about. */
export function readSupport(fields: SupportFields, context: SupportContext, submissionId: string): ReadSupport {
  const { location, ...typed } = fields;
  const form: SubmitTicketForm = {
    ...typed,
    submissionId,
    conversationId: context.conversationId,
    truckId: context.truckId,
    truckBrand: context.truckBrand,
    truckYear: context.truckYear,
    truckModel: context.truckModel,
    preferredLanguage: context.language,
    partsRequested: context.parts === null ? null : fields.partsRequested,
    locationLat: location.position?.latitude ?? null,
    locationLng: location.position?.longitude ?? null,
    locationAddress: location.address,
    chatHistory: context.chatHistory.map((line) => ({ ...line, photoIds: [...line.photoIds] })),
  };
  const parsed = SubmitTicketInput.safeParse(form);
  if (parsed.success) return { ok: true, form };
  const issue = parsed.error.issues[0];
  const message = issue?.message ?? "";
  return {
    ok: false,
    field: String(issue?.path[0] ?? ""),
    message: isMessageKey(message) ? message : "error.input.invalid",
  };
}

/** Hours between which parts are delivered, in the driver's time zone (product decision P13). */
const firstDelivery = 8;
const lastDelivery = 20;

/** What the note about parts says at an hour of the driver's day, 0 to 23. */
export function partsNote(hour: number): MessageKey {
  if (hour < firstDelivery) return "support.parts_closed_today";
  return hour >= lastDelivery ? "support.parts_closed_tomorrow" : "support.parts_hours";
}
