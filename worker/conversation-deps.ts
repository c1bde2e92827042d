import type { Db } from "#db/client.ts";
import {
  type ConversationRow,
  insertMessageOnce,
  listOwnPhotoTypes,
  readConversationContext,
} from "#db/queries/conversations.ts";
import type { ChatTurnInput } from "#domain/chat/turn.ts";
import { guidesIn } from "#domain/diagnosis/index.ts";
import { DomainError } from "#domain/errors.ts";
import { nearbyRadius } from "#domain/places/place.ts";
import { timeLimits } from "#domain/time-limits.ts";
import { answerTurn } from "./ai/answer-turn.ts";
import { chooseModel } from "./ai/model.ts";
import { additionTimeouts, replyTimeouts } from "./ai/timeouts.ts";
import { openDb } from "./database-deps.ts";
import { type Env, readSettings } from "./env.ts";
import { jsonLog } from "./integrations/json-log.ts";
import { createR2Photos } from "./integrations/r2-photos.ts";
import { randomBytes } from "./integrations/random.ts";
import { systemClock } from "./integrations/system-clock.ts";
import type { ChatPhoto, ChatPosition, ConversationContext, ConversationPorts } from "./ports/conversations.ts";
import type { Photos } from "./ports/photos.ts";
import { within } from "./ports/within.ts";
import { createTablePlaces } from "./services/places/table-places.ts";

/** Pause between two words of the built-in assistant, in milliseconds: it reads as being typed. */
const wordPauseMs = 5;

/** What the conversations of this environment reach of the outside. */
export function makeConversationPorts(env: Env): ConversationPorts {
  const settings = readSettings(env);
  const photos = createR2Photos(env.PHOTOS);
  return {
    clock: systemClock,
    randomBytes,
    log: jsonLog,
    storeQuestion: ({ id, turn, createdAt }) =>
      insertMessageOnce(openDb(env), {
        id,
        conversationId: turn.conversationId,
        turnId: turn.turnId,
        role: "user",
        content: turn.text,
        photoIds: turn.photoIds,
        answer: turn.answer ?? null,
        createdAt,
      }),
    async *answer(turn, { builtIn, enough }) {
      const db = openDb(env);
      const model = builtIn
        ? null
        : chooseModel({
            apiKey: settings.OPENAI_API_KEY,
            baseUrl: settings.OPENAI_BASE_URL,
            model: settings.OPENAI_MODEL,
          });
      const read = await readContext(db, turn);
      const context = read ?? turnAlone(turn);
      const { place } = context;
      yield* answerTurn({
        context,
        model,
        enough,
        timeouts: { reply: replyTimeouts, addition: additionTimeouts },
        loadGuides: guidesIn,
        // A database that has just kept the driver waiting is not asked again.
        loadPhotos: async () => (read === null ? [] : loadPhotos(db, photos, turn)),
        findNearby: place === null ? null : () => createTablePlaces(db).nearby(place, nearbyRadius),
        pause: async () => {
          if (!enough.aborted) await new Promise((resolve) => setTimeout(resolve, wordPauseMs));
        },
        log: jsonLog,
      });
    },
    async storeAnswer({ id, conversationId, turnId, content, safety, assessment, source, createdAt }) {
      await insertMessageOnce(openDb(env), {
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

/** What was said up to this turn; null while the database is away. */
async function readContext(db: Db, turn: ChatTurnInput): Promise<ConversationContext | null> {
  const found = await readConversationContext(db, turn.conversationId).catch((error: unknown) => {
    jsonLog.error("chat.context_unread", error);
    return null;
  });
  if (found === null) return null;
  const at = found.messages.findIndex((message) => message.turnId === turn.turnId && message.role === "user");
  const messages = at === -1 ? [...found.messages, questionOf(turn)] : found.messages.slice(0, at + 1);
  const { conversation, repairs } = found;
  return { messages, truck: conversation, place: placeOf(conversation), language: conversation.language, repairs };
}

/** The turn alone: a driver is answered also while the database is down. */
function turnAlone(turn: ChatTurnInput): ConversationContext {
  return { messages: [questionOf(turn)], truck: null, place: null, language: turn.language, repairs: [] };
}

function questionOf({ turnId, text, photoIds, answer = null }: ChatTurnInput) {
  return { turnId, role: "user", content: text, photoIds, answer, assessment: null } as const;
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
      return stored && { type, bytes: await readInTime(stored.body) };
    }),
  );
  return loaded.filter((photo) => photo !== null);
}

async function readInTime(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const silent = () => new DomainError("service.unavailable", { service: "photos" });
  return new Uint8Array(await within(timeLimits.photoStore, new Response(body).arrayBuffer(), silent));
}
