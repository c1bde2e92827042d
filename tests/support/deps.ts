import { inject } from "vitest";
import { createDb } from "#db/client.ts";
import { createDatabaseLimits } from "#worker/adapters/database-limits.ts";
import { noPayments } from "#worker/adapters/no-payments.ts";
import { createAddressHash } from "#worker/auth/address-hash.ts";
import { createSessions } from "#worker/auth/lucia-sessions.ts";
import { createSecondFactors } from "#worker/auth/second-factors.ts";
import type { Conversations } from "#worker/ports/conversations.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { Log } from "#worker/ports/log.ts";
import type { Places } from "#worker/ports/places.ts";
import { TestClock } from "./clock.ts";
import { randomBytes } from "./factories.ts";
import { MemoryMail } from "./memory-mail.ts";
import { MemoryPhotos } from "./memory-photos.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { RecordingRooms } from "./recording-rooms.ts";

/** Seals what tests store of second factors. */
const secondFactorKey = Buffer.alloc(32, 7).toString("base64url");

/** `Deps` with handles for what a test wants to steer or to see. */
export interface TestDeps extends Deps {
  readonly clock: TestClock;
  readonly mail: MemoryMail;
  readonly photos: MemoryPhotos;
  readonly rooms: RecordingRooms;
  /** What went wrong behind an answer: errors that were logged, oldest first. */
  readonly logged: readonly LoggedError[];
  /** Resolves when all work in the background has ended. */
  settled(): Promise<void>;
}

interface LoggedError {
  readonly event: string;
  readonly error: unknown;
}

/**
 * The real database (of the run's libSQL server), real limits, sessions and randomness, password hashes that cost nothing;
 * in memory what lies outside. The clock stands a second after the call until the test moves it.
 * A test that overrides a part keeps its own handle of it.
 */
export function testDeps(overrides?: Partial<Deps>): TestDeps {
  const db = overrides?.db ?? createDb({ url: inject("sqldUrl") });
  const clock = overrides?.clock ?? new TestClock();
  const logged: LoggedError[] = [];
  const background: Promise<unknown>[] = [];
  const deps: Omit<TestDeps, "clock"> & Pick<Deps, "clock"> = {
    db,
    clock,
    randomBytes,
    log: quietLog(logged),
    limits: createDatabaseLimits(db, clock),
    passwords: quickPasswords,
    addressHash: createAddressHash("dGVzdHMtdGVzdHMtdGVzdHMtdGVzdHMtdGVzdHMtdGU"),
    sessions: createSessions({ db, clock, randomBytes, secure: false }),
    secondFactors: createSecondFactors(secondFactorKey, randomBytes),
    mail: new MemoryMail(),
    payments: noPayments,
    photos: new MemoryPhotos(),
    rooms: new RecordingRooms(),
    conversations: noConversations,
    places: noPlaces,
    placeExtract: null,
    tiles: null,
    push: null,
    recalls: null,
    translator: null,
    contacts: {
      roadsidePhone: "+1-800-555-0199",
      tech: "tech@roadflare.test",
      sales: "sales@roadflare.test",
      info: "info@roadflare.test",
    },
    publicUrl: "http://localhost:8787",
    local: true,
    background(work: Promise<unknown>) {
      background.push(work.catch((error) => logged.push({ event: "background.failed", error })));
    },
    logged,
    async settled() {
      while (background.length > 0) await Promise.all(background.splice(0));
    },
  };
  return { ...deps, ...overrides } as TestDeps;
}

function quietLog(logged: LoggedError[]): Log {
  return {
    info() {},
    warn() {},
    error: (event, error) => logged.push({ event, error }),
  };
}

const noConversations: Conversations = {
  send: () => Promise.reject(new Error("this test has no conversations; override deps.conversations")),
  erase: async () => {},
};

const noPlaces: Places = {
  nearby: async () => [],
  reverse: async () => null,
  search: async () => null,
};
