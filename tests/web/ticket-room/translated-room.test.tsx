import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#domain/languages/languages.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import type { Reader } from "#web/features/ticket-room/room-items.tsx";
import { emptyRoom } from "#web/features/ticket-room/room-reducer.ts";
import { RoomView } from "#web/features/ticket-room/room-view.tsx";
import type { Room } from "#web/features/ticket-room/use-room.ts";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { queryClient } from "#web/lib/trpc.ts";
import { contacts, fakeApi, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";

preparePages();
afterEach(() => activateLanguage("en"));

const spanish = "Se me apagó el motor, SPN 3364 FMI 5";
const english = "My engine shut off, SPN 3364 FMI 5";

function item(seq: number, text: string, over: Partial<RoomItem> = {}): RoomItem {
  return {
    seq,
    id: `itm_${seq}`,
    kind: "message",
    audience: "everyone",
    senderType: "driver",
    senderName: "Rosa",
    text,
    photoIds: [],
    createdAt: Date.UTC(2026, 10, 21, 2, seq),
    ...over,
  };
}

interface Scene {
  readonly items: readonly RoomItem[];
  readonly reader?: Reader;
  readonly preferredLanguage?: Language;
  readonly translation?: boolean;
  readonly make?: (input: never) => unknown;
  readonly list?: readonly object[];
}

function show(scene: Scene) {
  const { reader = "staff", preferredLanguage = "es", translation = true, list = [] } = scene;
  queryClient.clear();
  const make = scene.make ?? (() => ({ itemId: "itm_1", writtenIn: "es", translation: english }));
  const calls = fakeApi({
    "public.config": () => ({ ...contacts, translation }),
    "driver.translations.list": () => ({ items: list, nextCursor: null }),
    "driver.translations.make": (input) => make(input as never),
  });
  const room = (items: readonly RoomItem[]): Room => ({
    state: { ...emptyRoom(), status: "open", welcomed: true, epoch: "e1", items },
    send: vi.fn(async () => true),
    typing: vi.fn(),
    markRead: vi.fn(),
    retry: vi.fn(),
    discard: vi.fn(),
  });
  const view = (items: readonly RoomItem[]) => (
    <QueryClientProvider client={queryClient}>
      <RoomView ticketId="tkt_1" room={room(items)} reader={reader} preferredLanguage={preferredLanguage} />
    </QueryClientProvider>
  );
  const page = render(view(scene.items));
  const made = () => calls.filter(({ name }) => name === "driver.translations.make").map(({ input }) => input);
  return { user: userEvent.setup(), made, calls, add: (items: readonly RoomItem[]) => page.rerender(view(items)) };
}

const spoken = () => [...document.querySelectorAll("[aria-live=polite]")].map((node) => node.textContent).join("");

describe("a message in another language", () => {
  it("is shown in the reader's, says so, and the original is one tap away, each in its own language", async () => {
    const { user, made } = show({ items: [item(1, spanish)] });
    const shown = await screen.findByText(/^My engine shut off/);
    expect(shown.lang).toBe("en");
    expect(shown.textContent).toBe(english);
    expect(shown.querySelector("bdi")?.textContent).toBe("SPN 3364 FMI 5");
    screen.getByText("Translated from Spanish");
    expect(made()).toEqual([{ ticketId: "tkt_1", itemId: "itm_1", seq: 1, language: "en" }]);

    await user.click(screen.getByRole("button", { name: "Show original" }));
    expect(screen.getByText(spanish).lang).toBe("es");
    screen.getByText("Original");
    expect(screen.queryByText(/^My engine/)).toBeNull();
    await user.keyboard("{Enter}");
    screen.getByText(/^My engine shut off/);
  });

  it("is read in the original until then, and where it cannot be translated, which is said", async () => {
    let times = 0;
    const make = () => {
      times += 1;
      return times === 1
        ? new Refusal("translation.mangled", 409)
        : { itemId: "itm_1", writtenIn: "es", translation: english };
    };
    const { user } = show({ items: [item(1, spanish)], make });
    screen.getByText(spanish);
    await screen.findByText("Translating...");
    await screen.findByText(/couldn't be translated reliably/);
    screen.getByText(spanish);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText(/^My engine shut off/);
  });

  it("that was translated before is not asked for again", async () => {
    const { made } = show({
      items: [item(1, spanish)],
      list: [{ itemId: "itm_1", writtenIn: "es", translation: english }],
    });
    await screen.findByText(/^My engine shut off/);
    expect(made()).toEqual([]);
  });

  it("stays as it is without a model, and nothing is asked", async () => {
    const { calls } = show({ items: [item(1, spanish)], translation: false });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("public.config"));
    screen.getByText(spanish);
    expect(screen.queryByText(/Translat/)).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain("driver.translations.list");
  });

  it("has a button where it is unclear or a colleague's, and none where it is the reader's own", async () => {
    const colleague = { senderType: "support", senderName: "Dana · Support Team" } as const;
    const { user, made } = show({
      items: [item(1, "The engine is hot"), item(2, "No mueva el camión, ya voy", colleague)],
      make: () => ({ itemId: "itm_2", writtenIn: "es", translation: "Do not move the truck, I am on my way" }),
    });
    await user.click(await screen.findByRole("button", { name: "Translate" }));
    await screen.findByText("Do not move the truck, I am on my way");
    expect(made()).toHaveLength(1);
  });

  it("is read out once it is translated", async () => {
    const make = () => ({ itemId: "itm_2", writtenIn: "es", translation: english });
    const { add, calls } = show({ items: [item(1, "hello my friend")], make });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("driver.translations.list"));
    add([item(1, "hello my friend"), item(2, spanish)]);
    expect(spoken()).not.toContain("Se me apagó");
    await waitFor(() => expect(spoken()).toContain("Rosa: My engine shut off"));
  });
});

describe("the answer to it", () => {
  it("is known at the desk to be read in the driver's language", async () => {
    show({ items: [], preferredLanguage: "es" });
    await screen.findByText("The driver reads this translated into Spanish.");
  });

  it("needs no such word where both have one language, and none among colleagues", async () => {
    const { user, calls } = show({ items: [], preferredLanguage: "en" });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("driver.translations.list"));
    expect(screen.queryByText(/The driver reads this/)).toBeNull();
    await user.click(screen.getByText("Note for staff"));
    expect(screen.queryByText(/The driver reads this/)).toBeNull();
  });

  it("reaches the driver translated, in the language of the ticket", async () => {
    const { made } = show({
      reader: "driver",
      preferredLanguage: "es",
      items: [item(1, "I am on my way, stay with the truck", { senderType: "support" })],
      make: () => ({ itemId: "itm_1", writtenIn: "en", translation: "Ya voy, quédese con el camión" }),
    });
    expect((await screen.findByText("Ya voy, quédese con el camión")).lang).toBe("es");
    screen.getByText("Translated from English");
    expect(made()).toMatchObject([{ language: "es" }]);
  });
});
