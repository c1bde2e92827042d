import { TRPCClientError } from "@trpc/client";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { RoomItem } from "#domain/room/protocol.ts";
import type { TranslationOffer } from "#domain/translation/offer.ts";
import { type KnownTranslation, openTranslations } from "#web/features/ticket-room/translation-store.ts";
import { activateLanguage } from "#web/lib/i18n.tsx";

function item(seq: number): RoomItem {
  return {
    seq,
    id: `itm_${seq}`,
    kind: "message",
    audience: "everyone",
    senderType: "driver",
    senderName: "Rosa",
    text: `línea ${seq}`,
    photoIds: [],
    createdAt: seq,
  };
}

const known = (seq: number): KnownTranslation => ({
  itemId: `itm_${seq}`,
  writtenIn: "es",
  translation: `line ${seq}`,
});

function refused(appCode: string, httpStatus: number, details: object = {}): TRPCClientError<never> {
  return TRPCClientError.from({
    error: { code: -32000, message: appCode, data: { appCode, httpStatus, details } },
  } as never);
}

const noLine = () => TRPCClientError.from(new TypeError("Failed to fetch"));

interface Call {
  readonly seq: number;
  answer(translation: KnownTranslation): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A store whose calls the test answers. */
function scene(options: { listed?: KnownTranslation[]; offer?: TranslationOffer; listFails?: boolean } = {}) {
  const calls: Call[] = [];
  const later: (() => void)[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const store = openTranslations({
    list: async () => {
      if (options.listFails) throw noLine();
      return options.listed ?? [];
    },
    make: ({ seq }) =>
      new Promise((resolve, reject) => {
        calls.push({
          seq,
          answer: (translation) => {
            resolve(translation);
            return settle();
          },
          fail: (error) => {
            reject(error);
            return settle();
          },
        });
      }),
    offer: () => options.offer ?? "automatic",
    later: (work) => void later.push(work),
  });
  const called = () => calls.map(({ seq }) => seq);
  return { store, calls, later, called, settle };
}

beforeAll(() => activateLanguage("en"));

describe("the translations of a room", () => {
  it("are read first; what is not known is asked for after that, the newest first and three at a time", async () => {
    const { store, calls, called, settle } = scene({ listed: [known(2)] });
    store.want([1, 2, 3, 4, 5].map(item));
    expect(called()).toEqual([]);
    expect(store.of(item(2))).toEqual({ state: "busy" });
    await settle();
    expect(store.of(item(2))).toEqual({ state: "done", text: "line 2", writtenIn: "es" });
    expect(called()).toEqual([5, 4, 3]);
    await calls[1]?.answer(known(4));
    expect(called()).toEqual([5, 4, 3, 1]);
    expect(store.of(item(4))).toMatchObject({ text: "line 4" });
    store.want([1, 2, 3, 4, 5].map(item));
    expect(called()).toHaveLength(4);
  });

  it("come one by one where the list cannot be read", async () => {
    const { store, called, settle } = scene({ listFails: true });
    store.want([item(1)]);
    await settle();
    expect(called()).toEqual([1]);
  });

  it("that are only offered wait until somebody asks", async () => {
    const { store, calls, called, settle } = scene({ offer: "on_request" });
    store.want([item(1)]);
    await settle();
    expect(called()).toEqual([]);
    expect(store.of(item(1))).toEqual({ state: "offered" });
    store.ask(item(1));
    store.ask(item(1));
    expect(store.of(item(1))).toEqual({ state: "busy" });
    await calls[0]?.answer({ ...known(1), translation: null });
    expect(called()).toEqual([1]);
    expect(store.of(item(1))).toEqual({ state: "same" });
  });

  it("that failed say why and are asked for again by hand alone", async () => {
    const { store, calls, called, settle } = scene();
    store.want([item(1)]);
    await settle();
    await calls[0]?.fail(refused("translation.mangled", 409));
    expect(store.of(item(1))).toEqual({ state: "failed", reason: "error.translation.mangled" });
    store.want([item(1)]);
    expect(called()).toEqual([1]);
    store.ask(item(1));
    await calls[1]?.answer(known(1));
    expect(store.of(item(1))).toMatchObject({ state: "done" });
  });

  it("wait without a line and go on by themselves with it, none asked for twice", async () => {
    const { store, calls, called, settle } = scene();
    store.want([item(1), item(2)]);
    await settle();
    await calls[0]?.fail(noLine());
    await calls[1]?.fail(noLine());
    store.want([item(3)]);
    expect([1, 2, 3].map((seq) => store.of(item(seq))?.state)).toEqual(["offline", "offline", "offline"]);
    expect(called()).toEqual([2, 1]);
    store.resume();
    expect(called()).toEqual([2, 1, 3, 2, 1]);
  });

  it("pause when there were too many, and go on when the window is over", async () => {
    const { store, calls, later, called, settle } = scene();
    store.want([item(1)]);
    await settle();
    await calls[0]?.fail(refused("translation.rate_limited", 429, { retryAfterMs: 90_000 }));
    expect(store.of(item(1))).toEqual({ state: "paused" });
    store.resume();
    expect(called()).toEqual([1]);
    later[0]?.();
    expect(called()).toEqual([1, 1]);
  });

  it("are nothing once the worker says that there are none, and after the room was left", async () => {
    const off = scene();
    off.store.want([item(1)]);
    await off.settle();
    await off.calls[0]?.fail(refused("translation.off", 404));
    expect(off.store.of(item(1))).toBeNull();
    const left = scene();
    const heard = vi.fn();
    left.store.subscribe(heard);
    left.store.want([item(1)]);
    heard.mockClear();
    left.store.close();
    await left.settle();
    expect(left.called()).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });
});
