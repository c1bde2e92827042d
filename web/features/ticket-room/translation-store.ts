import type { RoomItem } from "#domain/room/protocol.ts";
import type { TranslationOffer } from "#domain/translation/offer.ts";
import { errorKey, isNetworkError, readFailure } from "../../lib/errors.ts";
import type { MessageKey } from "../../lib/i18n.tsx";

/** How it stands with one message in the reader's language. The same object as long as nothing changes. */
export type LineTranslation =
  | { readonly state: "offered" | "busy" | "paused" | "offline" | "same" }
  | { readonly state: "failed"; readonly reason: MessageKey }
  | { readonly state: "done"; readonly text: string; readonly writtenIn: string | null };

/** What the worker knows of a message in one language. */
export interface KnownTranslation {
  readonly itemId: string;
  readonly writtenIn: string | null;
  readonly translation: string | null;
}

/** What a store is made of; tests hand in other parts. */
export interface TranslationParts {
  /** What was translated before. */
  list(): Promise<readonly KnownTranslation[]>;
  make(item: RoomItem): Promise<KnownTranslation>;
  offer(item: RoomItem): TranslationOffer;
  later(work: () => void, ms: number): void;
}

/** The translations of one room on this device. */
export interface TranslationStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes whenever anything in the store does. */
  readonly version: () => number;
  /** Null for a message that needs none. */
  of(item: RoomItem): LineTranslation | null;
  /** Has those of these lines translated that go by themselves, the newest first. */
  want(lines: readonly RoomItem[]): void;
  /** Translates one that the reader asks for, also again after a failure. */
  ask(item: RoomItem): void;
  /** There is a line again: goes on with what waits for one. */
  resume(): void;
  /** Asks for nothing more. */
  close(): void;
}

/** How many messages are translated at the same time. */
const atOnce = 3;
const offlineRetryMs = 15_000;
/** How long a pause lasts of which nobody said how long. */
const pauseMs = 60_000;

const states = {
  offered: { state: "offered" },
  busy: { state: "busy" },
  paused: { state: "paused" },
  offline: { state: "offline" },
  same: { state: "same" },
} as const satisfies Record<string, LineTranslation>;

/** Opens the translations of a room: what is known is read first, what is wanted and not known is asked for after that. */
export function openTranslations({ list, make, offer, later }: TranslationParts): TranslationStore {
  const listeners = new Set<() => void>();
  const offers = new Map<string, TranslationOffer>();
  const lines = new Map<string, LineTranslation>();
  let queue: RoomItem[] = [];
  let running = 0;
  let version = 0;
  let loaded = false;
  let held: "paused" | "offline" | null = null;
  let off = false;

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const learn = ({ itemId, translation, writtenIn }: KnownTranslation) =>
    void lines.set(itemId, translation === null ? states.same : { state: "done", text: translation, writtenIn });
  const offerOf = (item: RoomItem) => {
    const known = offers.get(item.id) ?? offer(item);
    offers.set(item.id, known);
    return known;
  };
  const hold = (why: "paused" | "offline", ms: number) => {
    if (held === null) later(release, ms);
    held = why;
    for (const item of queue) lines.set(item.id, states[why]);
  };
  const release = () => {
    if (held === null) return;
    held = null;
    for (const item of queue) lines.set(item.id, states.busy);
    changed();
    pump();
  };
  const put = (item: RoomItem) => {
    if (off) return;
    queue.push(item);
    queue.sort((a, b) => b.seq - a.seq);
    lines.set(item.id, states[held ?? "busy"]);
  };
  const failed = (item: RoomItem, error: unknown) => {
    const { code, details } = readFailure(error);
    if (code === "translation.off") {
      off = true;
      queue = [];
    } else if (code === "translation.rate_limited") {
      put(item);
      hold("paused", Number(details["retryAfterMs"] ?? pauseMs));
    } else if (isNetworkError(error)) {
      put(item);
      hold("offline", offlineRetryMs);
    } else lines.set(item.id, { state: "failed", reason: errorKey(error) });
  };
  const run = async (item: RoomItem) => {
    running += 1;
    try {
      learn(await make(item));
    } catch (error) {
      failed(item, error);
    }
    running -= 1;
    changed();
    pump();
  };
  const pump = () => {
    while (loaded && held === null && running < atOnce) {
      const item = queue.shift();
      if (item === undefined) return;
      void run(item);
    }
  };
  const begin = async () => {
    // Without the list each message is asked for by itself; the worker then reads what it has.
    for (const known of await list().catch(() => [])) learn(known);
    queue = queue.filter(({ id }) => lines.get(id)?.state === "busy");
    loaded = true;
    changed();
    pump();
  };
  void begin();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    of(item) {
      if (off || item.kind !== "message") return null;
      const known = lines.get(item.id);
      const wanted = offerOf(item);
      if (wanted === "none") return null;
      if (known !== undefined) return known;
      return wanted === "automatic" ? states.busy : states.offered;
    },
    want(drawn) {
      const wanted = drawn.filter(
        (item) => !lines.has(item.id) && item.kind === "message" && offerOf(item) === "automatic",
      );
      if (off || wanted.length === 0) return;
      for (const item of wanted) put(item);
      changed();
      pump();
    },
    ask(item) {
      const state = lines.get(item.id)?.state;
      if (off || (state !== undefined && state !== "failed")) return;
      put(item);
      changed();
      pump();
    },
    resume() {
      if (held === "offline") release();
    },
    close() {
      queue = [];
      listeners.clear();
      off = true;
    },
  };
}
