import { type TimeLimits, timeLimits } from "#domain/time-limits.ts";
import { createDatabaseLimits } from "../adapters/database-limits.ts";
import { createDurableConversations } from "../adapters/durable-conversations.ts";
import { createDurableRooms } from "../adapters/durable-rooms.ts";
import { taggedLog } from "../adapters/json-log.ts";
import { createOutboxMail } from "../adapters/outbox-mail.ts";
import { createProviderMail } from "../adapters/provider-mail.ts";
import { createR2Photos } from "../adapters/r2-photos.ts";
import { randomBytes } from "../adapters/random.ts";
import { systemClock } from "../adapters/system-clock.ts";
import { createAddressHash } from "../auth/address-hash.ts";
import { createSessions } from "../auth/lucia-sessions.ts";
import { scryptPasswords } from "../auth/scrypt-passwords.ts";
import { createSecondFactors } from "../auth/second-factors.ts";
import { type Env, readSettings } from "../env.ts";
import type { Deps } from "../ports/deps.ts";
import type { Payments } from "../ports/payments.ts";
import { openDb } from "./database.ts";
import { makeMapDeps } from "./maps.ts";
import { makePayments } from "./payments.ts";
import { makePush } from "./push.ts";
import { makeTranslator } from "./translation.ts";

/**
 * The dependencies of verbs, from settings and bindings. Created for each request and each alarm, because the runtime
 * does not allow a database client to be used by another request.
 * @param waitUntil keeps background work alive after the response.
 * @param requestId logged with every line of the request; absent for background work.
 * @param limits time limits of a request by default; jobs pass longer ones.
 */
export function makeDeps(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  requestId?: string,
  limits: TimeLimits = timeLimits,
): Deps {
  const settings = readSettings(env);
  const log = taggedLog(requestId === undefined ? {} : { requestId });
  const clock = systemClock;
  const db = openDb(env, limits);
  let payments: Payments | undefined;
  return {
    db,
    clock,
    randomBytes,
    log,
    limits: createDatabaseLimits(db, clock),
    passwords: scryptPasswords,
    addressHash: settings.ADDRESS_HASH_KEY === undefined ? null : createAddressHash(settings.ADDRESS_HASH_KEY),
    sessions: createSessions({ db, clock, randomBytes, secure: settings.PUBLIC_URL.startsWith("https:") }),
    secondFactors:
      settings.SECOND_FACTOR_KEY === undefined ? null : createSecondFactors(settings.SECOND_FACTOR_KEY, randomBytes),
    mail:
      settings.MAIL_API_URL === undefined
        ? createOutboxMail(db, clock, randomBytes)
        : createProviderMail({ url: settings.MAIL_API_URL, key: settings.MAIL_API_KEY, from: settings.MAIL_FROM }),
    /** Created on first use: most requests pay for nothing. */
    get payments() {
      payments ??= makePayments(settings);
      return payments;
    },
    photos: createR2Photos(env.PHOTOS),
    rooms: createDurableRooms({ rooms: env.TICKET_ROOMS, desk: env.DESK }),
    conversations: createDurableConversations(env.CONVERSATIONS),
    ...makeMapDeps(settings, { db, clock }),
    push: makePush(settings),
    translator: makeTranslator(settings),
    contacts: {
      roadsidePhone: settings.ROADSIDE_PHONE,
      tech: settings.CONTACT_TECH,
      sales: settings.CONTACT_SALES,
      info: settings.CONTACT_INFO,
    },
    publicUrl: settings.PUBLIC_URL.replace(/\/$/, ""),
    local: settings.LOCAL_RUNTIME === "true",
    background: (work) => waitUntil(work.catch((error) => log.error("background.failed", error))),
  };
}
