import { insertMessageOnce } from "#db/queries/conversations.ts";
import { guidesIn } from "#domain/diagnosis/index.ts";
import { nearbyRadius } from "#domain/places/place.ts";
import { jsonLog } from "../adapters/json-log.ts";
import { createR2Photos } from "../adapters/r2-photos.ts";
import { randomBytes } from "../adapters/random.ts";
import { systemClock } from "../adapters/system-clock.ts";
import { createTablePlaces } from "../adapters/table-places.ts";
import { answerTurn } from "../ai/answer-turn.ts";
import { chooseModel } from "../ai/model.ts";
import { additionTimeouts, replyTimeouts } from "../ai/timeouts.ts";
import { type Env, readSettings } from "../env.ts";
import type { ConversationPorts } from "../ports/conversations.ts";
import { loadTurnPhotos, readTurnContext, turnAlone } from "../services/chat/turn-context.ts";
import { openDb } from "./database.ts";

/** Pause between two words of the built-in assistant, in milliseconds: it reads as being typed. */
const wordPauseMs = 5;

/** The ports of conversation objects, from the environment's bindings and settings. */
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
      const read = await readTurnContext(db, turn, jsonLog);
      const context = read ?? turnAlone(turn);
      const { place } = context;
      yield* answerTurn({
        context,
        model,
        enough,
        timeouts: { reply: replyTimeouts, addition: additionTimeouts },
        loadGuides: guidesIn,
        // A database that has just failed is not queried again.
        loadPhotos: async () => (read === null ? [] : loadTurnPhotos({ db, photos }, turn)),
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
