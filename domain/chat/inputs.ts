import * as z from "zod/mini";
import { chatLanguages } from "../languages/languages.ts";
import { pageLimit, timeCursor } from "../paging.ts";
import { maxPhotosPerMessage } from "../photos/photo.ts";
import { idText } from "../tickets/text-fields.ts";
import { TruckInput } from "../trucks/truck.ts";
import { maxChatMessageLength } from "./turn.ts";

const conversationId = idText("conversation.invalid");
const language = z.enum(chatLanguages, "chat.language_invalid");

const degrees = (most: number) =>
  z
    .number("place.position_invalid")
    .check(z.minimum(-most, "place.position_invalid"), z.maximum(most, "place.position_invalid"));

/** Where the driver stands. */
const location = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  address: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(300, "place.address_long")))),
});

/** A saved truck by its id, or a truck that is not saved; and where it stands, as far as that is known. */
export const StartConversationInput = z
  .object({
    truckId: z.optional(idText("truck.invalid")),
    truck: z.optional(TruckInput),
    language,
    location: z.optional(z.nullable(location)),
  })
  .check(z.refine((input) => input.truckId !== undefined || input.truck !== undefined, "chat.truck_required"));
export type StartConversationInput = z.infer<typeof StartConversationInput>;

const stepPart = z.string("chat.step_unknown").check(z.regex(/^[\w:-]{1,120}$/, "chat.step_unknown"));

/** A tap on an answer of the open step. */
const stepAnswer = z.object({ stepId: stepPart, answerId: stepPart });

/**
 * One turn; `turnId` is the client's own, and the same one again joins the same answer. Text, photos or the answer to a
 * step are needed.
 */
export const SendMessageInput = z
  .object({
    conversationId,
    turnId: z.string("chat.turn_invalid").check(z.regex(/^[\w.:-]{1,64}$/, "chat.turn_invalid")),
    text: z._default(
      z.string("chat.text_invalid").check(z.trim(), z.maxLength(maxChatMessageLength, "chat.text_long")),
      "",
    ),
    answer: z._default(z.nullable(stepAnswer), null),
    photoIds: z._default(
      z.array(idText("photo.invalid")).check(z.maxLength(maxPhotosPerMessage, "photo.too_many")),
      [],
    ),
  })
  .check(
    z.refine((input) => input.text !== "" || input.photoIds.length > 0 || input.answer !== null, "chat.message_empty"),
  );
export type SendMessageInput = z.infer<typeof SendMessageInput>;

export const ReadConversationInput = z.object({ conversationId });
export type ReadConversationInput = z.infer<typeof ReadConversationInput>;

export const SetLanguageInput = z.object({ conversationId, language });
export type SetLanguageInput = z.infer<typeof SetLanguageInput>;

export const CloseConversationInput = z.object({ conversationId });
export type CloseConversationInput = z.infer<typeof CloseConversationInput>;

export const ListConversationsInput = z.optional(z.object({ cursor: timeCursor, limit: pageLimit }));
export type ListConversationsInput = z.infer<typeof ListConversationsInput>;
