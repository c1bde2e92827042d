import * as z from "zod/mini";
import { type Language, languages } from "../languages/languages.ts";
import { AssessmentInput } from "./assessment-input.ts";
import { ChatHistory } from "./chat-history.ts";
import { placeFields } from "./place.ts";
import { idText, optionalText, requiredText } from "./text-fields.ts";
import { contactMethods } from "./ticket.ts";
import { urgencyLevels } from "./urgency.ts";

const maxIssueLength = 4000;
/** Photos that a submission may name beside those of its conversation. */
const maxTicketPhotos = 24;

const languageCodes = Object.keys(languages) as [Language, ...Language[]];

const phone = z.pipe(
  optionalText(40, "ticket.phone_long"),
  z.nullable(z.string().check(z.regex(/^\+?[\d\s().x/-]{5,}$/i, "ticket.phone_invalid"))),
);
const email = z.pipe(
  optionalText(254, "ticket.email_long"),
  z.nullable(z.email("ticket.email_invalid").check(z.toLowerCase())),
);

/** A request for a human as the driver sends it. What is not known here is ignored. */
export const SubmitTicketInput = z
  .object({
    /** Named by the driver's device; the same one again finds the same ticket. */
    submissionId: z
      .string("ticket.submission_required")
      .check(z.trim(), z.minLength(1, "ticket.submission_required"), z.maxLength(64, "ticket.submission_required")),
    conversationId: z.optional(z.nullable(idText("conversation.invalid"))),
    truckId: z.optional(z.nullable(idText("truck.invalid"))),

    contactName: requiredText(100, "ticket.name_required", "ticket.name_long"),
    contactPhone: phone,
    contactEmail: email,
    preferredLanguage: z._default(z.enum(languageCodes, "ticket.language_invalid"), "en"),
    preferredContactMethod: z._default(z.enum(contactMethods, "ticket.contact_method_invalid"), "chat"),

    truckBrand: requiredText(60, "truck.brand_required", "truck.brand_long"),
    truckYear: z
      .int("truck.year_invalid")
      .check(z.minimum(1950, "truck.year_invalid"), z.maximum(2100, "truck.year_invalid")),
    truckModel: requiredText(60, "truck.model_required", "truck.model_long"),

    issueDescription: requiredText(maxIssueLength, "ticket.issue_required", "ticket.issue_long"),
    urgencyLevel: z._default(z.enum(urgencyLevels, "ticket.urgency_invalid"), "medium"),
    partsRequested: optionalText(2000, "ticket.parts_long"),

    ...placeFields,
    trailer: optionalText(120, "ticket.trailer_long"),
    load: optionalText(200, "ticket.load_long"),
    hazardousGoods: optionalText(200, "ticket.hazardous_long"),

    chatHistory: z._default(ChatHistory, []),
    assessment: z.optional(z.nullable(AssessmentInput)),
    photoIds: z._default(
      z.array(idText("photo.invalid")).check(z.maxLength(maxTicketPhotos, "ticket.photos_many")),
      [],
    ),
    /** The addresses of photos, where a client names them so. */
    imageUrls: z._default(
      z
        .array(z.string().check(z.maxLength(500, "photo.invalid")))
        .check(z.maxLength(maxTicketPhotos, "ticket.photos_many")),
      [],
    ),
  })
  .check(
    z.refine((ticket) => ticket.contactPhone !== null || ticket.contactEmail !== null, {
      error: "ticket.contact_required",
      path: ["contactPhone"],
    }),
  );
export type SubmitTicketInput = z.infer<typeof SubmitTicketInput>;
/** The form's values before blanks are made null and defaults are filled in. */
export type SubmitTicketForm = z.input<typeof SubmitTicketInput>;

/** The photos that a submission names, each once: ids, and addresses of our own photos. */
export function submittedPhotoIds(input: Pick<SubmitTicketInput, "photoIds" | "imageUrls">): readonly string[] {
  const named = input.imageUrls.flatMap((url) => /\/api\/photos\/([\w-]+)/.exec(url)?.[1] ?? []);
  return [...new Set([...input.photoIds, ...named])];
}
