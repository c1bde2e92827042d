import { type TimeLimits, timeLimits } from "#domain/time-limits.ts";
import { createAddressHash } from "./auth/address-hash.ts";
import { createSessions } from "./auth/lucia-sessions.ts";
import { scryptPasswords } from "./auth/scrypt-passwords.ts";
import { createSecondFactors } from "./auth/second-factors.ts";
import { openDb } from "./database-deps.ts";
import { type Env, readSettings } from "./env.ts";
import { createDurableConversations } from "./integrations/durable-conversations.ts";
import { createDurableRooms } from "./integrations/durable-rooms.ts";
import { taggedLog } from "./integrations/json-log.ts";
import { createProviderMail } from "./integrations/provider-mail.ts";
import { createR2Photos } from "./integrations/r2-photos.ts";
import { randomBytes } from "./integrations/random.ts";
import { systemClock } from "./integrations/system-clock.ts";
import { makeMapDeps } from "./map-deps.ts";
import { makePayments } from "./payment-deps.ts";
import type { Deps } from "./ports/deps.ts";
import { makePush } from "./push-deps.ts";
import { createDatabaseLimits } from "./services/limits/database-limits.ts";
import { createOutboxMail } from "./services/mail/outbox-mail.ts";
import { makeTranslator } from "./translation-deps.ts";

/**
 * Everything that a verb may use, from settings and bindings. Created for each request and each alarm:
 * a database client that is kept across requests hangs.
 * @param waitUntil lets work go on after the answer.
 * @param requestId logged with every line of the request; absent for background work.
 * @param limits are those of a request; jobs have longer ones.
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
    payments: makePayments(settings),
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
