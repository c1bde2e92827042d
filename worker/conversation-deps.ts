import { createDb, type Db } from "#db/client.ts";
import {
  type ConversationRow,
  insertMessageOnce,
  listOwnPhotoTypes,
  readConversationContext,
} from "#db/queries/conversations.ts";
import type { ChatTurnInput } from "#domain/chat/turn.ts";
import { nearbyRadius } from "#domain/places/place.ts";
import { answerTurn } from "./ai/answer-turn.ts";
import { chooseModel } from "./ai/model.ts";
import { modelPatience } from "./ai/patience.ts";
import { type Env, readSettings } from "./env.ts";
import { jsonLog } from "./integrations/json-log.ts";
import { createR2Photos } from "./integrations/r2-photos.ts";
import { randomBytes } from "./integrations/random.ts";
import { systemClock } from "./integrations/system-clock.ts";
import type { ChatPhoto, ChatPosition, ConversationContext, ConversationPorts } from "./ports/conversations.ts";
import type { Photos } from "./ports/photos.ts";
import { createTablePlaces } from "./services/places/table-places.ts";

/** Between two words of the built-in assistant, in milliseconds: it reads as being written, and nobody waits. */
const wordPauseMs = 5;

/** What the conversations of this environment reach of the outside. */
export function makeConversationPorts(env: Env): ConversationPorts {
  const settings = readSettings(env);
  const openDb = () => createDb({ url: settings.TURSO_DATABASE_URL, authToken: settings.TURSO_AUTH_TOKEN });
  const photos = createR2Photos(env.PHOTOS);
  return {
    clock: systemClock,
    randomBytes,
    log: jsonLog,
    storeQuestion: ({ id, turn, createdAt }) =>
      insertMessageOnce(openDb(), {
        id,
        conversationId: turn.conversationId,
        turnId: turn.turnId,
        role: "user",
        content: turn.text,
        photoIds: turn.photoIds,
        createdAt,
      }),
    async *answer(turn, { builtIn }) {
      const db = openDb();
      const model = builtIn
        ? null
        : chooseModel({
            apiKey: settings.OPENAI_API_KEY,
            baseUrl: settings.OPENAI_BASE_URL,
            model: settings.OPENAI_MODEL,
          });
      const context = await contextOf(db, turn);
      const { place } = context;
      yield* answerTurn({
        context,
        model,
        patience: modelPatience,
        loadPhotos: () => loadPhotos(db, photos, turn),
        findNearby: place === null ? null : () => createTablePlaces(db).nearby(place, nearbyRadius),
        pause: () => new Promise((resolve) => setTimeout(resolve, wordPauseMs)),
        log: jsonLog,
      });
    },
    async storeAnswer({ id, conversationId, turnId, content, safety, assessment, source, createdAt }) {
      await insertMessageOnce(openDb(), {
        id,
        conversationId,
        turnId,
        role: "assistant",
        content,
        photoIds: [],
        safety,
        assessment,
        source,
        createdAt,
      });
    },
  };
}

/** What was said up to this turn; the turn alone while the database is away, so that a driver is answered all the same. */
async function contextOf(db: Db, turn: ChatTurnInput): Promise<ConversationContext> {
  const question = {
    turnId: turn.turnId,
    role: "user",
    content: turn.text,
    photoIds: turn.photoIds,
    assessment: null,
  } as const;
  const found = await readConversationContext(db, turn.conversationId).catch((error: unknown) => {
    jsonLog.error("chat.context_unread", error);
    return null;
  });
  if (found === null) return { messages: [question], truck: null, place: null, language: turn.language, repairs: [] };
  const at = found.messages.findIndex((message) => message.turnId === turn.turnId && message.role === "user");
  const messages = at === -1 ? [...found.messages, question] : found.messages.slice(0, at + 1);
  const { conversation, repairs } = found;
  return { messages, truck: conversation, place: placeOf(conversation), language: conversation.language, repairs };
}

function placeOf({ locationLat, locationLng, locationAddress }: ConversationRow): ChatPosition | null {
  if (locationLat === null || locationLng === null) return null;
  return { latitude: locationLat, longitude: locationLng, address: locationAddress };
}

async function loadPhotos(db: Db, photos: Photos, turn: ChatTurnInput): Promise<readonly ChatPhoto[]> {
  const own = await listOwnPhotoTypes(db, turn.userId, turn.photoIds);
  const loaded = await Promise.all(
    own.map(async ({ id, type }): Promise<ChatPhoto | null> => {
      const stored = await photos.get(id, "full");
      return stored && { type, bytes: new Uint8Array(await new Response(stored.body).arrayBuffer()) };
    }),
  );
  return loaded.filter((photo) => photo !== null);
}
