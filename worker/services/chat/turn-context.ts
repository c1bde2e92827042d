import { type ConversationRow, listOwnPhotoTypes, readConversationContext } from "#db/queries/conversations.ts";
import type { ChatTurnInput } from "#domain/chat/turn.ts";
import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import type { ChatPhoto, ChatPosition, ConversationContext } from "#worker/ports/conversations.ts";
import type { Db } from "#worker/ports/deps.ts";
import type { Log } from "#worker/ports/log.ts";
import type { Photos } from "#worker/ports/photos.ts";
import { within } from "#worker/ports/within.ts";

/** Reads the conversation up to this turn. Returns null, and logs it, when the database does not answer. */
export async function readTurnContext(db: Db, turn: ChatTurnInput, log: Log): Promise<ConversationContext | null> {
  const found = await readConversationContext(db, turn.conversationId).catch((error: unknown) => {
    log.error("chat.context_unread", error);
    return null;
  });
  if (found === null) return null;
  const at = found.messages.findIndex((message) => message.turnId === turn.turnId && message.role === "user");
  const messages = at === -1 ? [...found.messages, questionOf(turn)] : found.messages.slice(0, at + 1);
  const { conversation, repairs } = found;
  return { messages, truck: conversation, place: placeOf(conversation), language: conversation.language, repairs };
}

/** A context of this turn alone, so that a driver gets an answer while the database is down. */
export function turnAlone(turn: ChatTurnInput): ConversationContext {
  return { messages: [questionOf(turn)], truck: null, place: null, language: turn.language, repairs: [] };
}

function questionOf({ turnId, text, photoIds, answer = null }: ChatTurnInput) {
  return { turnId, role: "user", content: text, photoIds, answer, assessment: null } as const;
}

function placeOf({ locationLat, locationLng, locationAddress }: ConversationRow): ChatPosition | null {
  if (locationLat === null || locationLng === null) return null;
  return { latitude: locationLat, longitude: locationLng, address: locationAddress };
}

/** Loads the turn's photos that belong to its driver. @throws DomainError `service.unavailable` when storage is silent. */
export async function loadTurnPhotos(
  { db, photos }: { readonly db: Db; readonly photos: Photos },
  turn: ChatTurnInput,
): Promise<readonly ChatPhoto[]> {
  const own = await listOwnPhotoTypes(db, turn.userId, turn.photoIds);
  const loaded = await Promise.all(
    own.map(async ({ id, type }): Promise<ChatPhoto | null> => {
      const stored = await photos.get(id, "full");
      return stored && { type, bytes: await readInTime(stored.body) };
    }),
  );
  return loaded.filter((photo) => photo !== null);
}

async function readInTime(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const silent = () => new DomainError("service.unavailable", { service: "photos" });
  return new Uint8Array(await within(timeLimits.photoStore, new Response(body).arrayBuffer(), silent));
}
