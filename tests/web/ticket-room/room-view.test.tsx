import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { RoomItem } from "#domain/room/protocol.ts";
import { emptyRoom, type OutgoingMessage, type RoomState } from "#web/features/ticket-room/room-reducer.ts";
import { RoomView } from "#web/features/ticket-room/room-view.tsx";
import type { Room } from "#web/features/ticket-room/use-room.ts";
import type { WritingTurn } from "#web/features/ticket-room/writing-turn.tsx";
import { queryClient } from "#web/lib/trpc.ts";
import { preparePages } from "../page-tests.ts";

preparePages();

/** Dialogs carry the way to the safety page. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function item(seq: number, over: Partial<RoomItem> = {}): RoomItem {
  return {
    seq,
    id: `itm_${seq}`,
    kind: "message",
    audience: "everyone",
    senderType: "support",
    senderName: "Dana · Support Team",
    text: `line ${seq}`,
    photoIds: [],
    createdAt: Date.UTC(2026, 10, 21, 2, seq),
    ...over,
  };
}

function outgoing(over: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    clientId: "c1",
    text: "mine",
    photoIds: [],
    audience: "everyone",
    writtenAt: 1,
    state: "waiting",
    seq: null,
    error: null,
    ...over,
  };
}

function show(
  state: Partial<RoomState>,
  reader: "driver" | "staff" = "driver",
  writerId?: string,
  turn: WritingTurn = { kind: "own" },
) {
  const room: Room = {
    state: { ...emptyRoom(), status: "open", welcomed: true, epoch: "e1", ...state },
    send: vi.fn(async () => true),
    typing: vi.fn(),
    markRead: vi.fn(),
    retry: vi.fn(),
    discard: vi.fn(),
  };
  const view = (current: Room) => (
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <RoomView
          ticketId="tkt_1"
          room={current}
          reader={reader}
          preferredLanguage="en"
          writerId={writerId}
          turn={turn}
        />
      </QueryClientProvider>
    </RouterContextProvider>
  );
  const page = render(view(room));
  return {
    room,
    user: userEvent.setup(),
    leave: () => page.unmount(),
    change: (more: Partial<RoomState>) => page.rerender(view({ ...room, state: { ...room.state, ...more } })),
  };
}

describe("what is typed to a driver and not sent", () => {
  it("waits for whoever typed it, and never stands in a colleague's field on the same computer", async () => {
    const field = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
    const first = show({}, "staff", "usr_1");
    await first.user.type(field(), "Which lamp");
    first.leave();
    const second = show({}, "staff", "usr_2");
    expect(field().value).toBe("");
    second.leave();
    show({}, "staff", "usr_1");
    expect(field().value).toBe("Which lamp");
  });
});

describe("a message of staff to the driver", () => {
  const write = async (turn: WritingTurn, text: string) => {
    const shown = show({}, "staff", "usr_3", turn);
    await shown.user.type(screen.getByLabelText("Message"), text);
    return shown;
  };

  it("claims a ticket that is nobody's before it is sent", async () => {
    const claim = vi.fn(async () => true);
    const { room, user } = await write({ kind: "unclaimed", claim }, "On my way");
    await user.click(screen.getByRole("button", { name: "Claim and send" }));
    expect(claim).toHaveBeenCalledOnce();
    expect(room.send).toHaveBeenCalledExactlyOnceWith("On my way", { photoIds: [], audience: "everyone" });
  });

  it("stays in the field where the claim failed", async () => {
    const { room, user } = await write({ kind: "unclaimed", claim: async () => false }, "On my way");
    await user.click(screen.getByRole("button", { name: "Claim and send" }));
    expect(room.send).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("On my way");
    await user.clear(screen.getByLabelText("Message"));
  });

  it("needs no claim where it is a note", async () => {
    const claim = vi.fn(async () => true);
    const { room, user } = await write({ kind: "unclaimed", claim }, "Ask Lee");
    await user.click(screen.getByLabelText("Note for staff"));
    await user.click(screen.getByRole("button", { name: "Save the note for staff" }));
    expect(claim).not.toHaveBeenCalled();
    expect(room.send).toHaveBeenCalledOnce();
  });

  it("asks once where a colleague has the ticket", async () => {
    const { room, user } = await write({ kind: "colleague", name: "Lee" }, "Hello");
    const send = async () => user.click(screen.getByRole("button", { name: "Send to the driver" }));
    await send();
    const question = within(await screen.findByRole("dialog", { name: "Lee has this ticket" }));
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(room.send).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Hello");
    await send();
    await user.click(await screen.findByRole("button", { name: "Send anyway" }));
    expect(room.send).toHaveBeenCalledOnce();
    await user.type(screen.getByLabelText("Message"), "Still there?");
    await send();
    expect(room.send).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a ticket's room", () => {
  it("shows both sides in order, and words what happened", () => {
    show({
      items: [
        item(1, {
          kind: "system",
          senderType: "system",
          text: "Ticket submitted by Rosa",
          event: { type: "ticket.submitted", actorName: "Rosa", data: {} },
        }),
        item(2, {
          kind: "system",
          senderType: "system",
          text: "Ticket claimed by Dana",
          event: { type: "ticket.claimed", actorName: "Dana", data: {} },
        }),
        item(3),
        item(4, { senderType: "driver", senderName: "Rosa", text: "thanks" }),
      ],
    });
    const text = screen.getByRole("region", { name: "Messages with the technician" }).textContent ?? "";
    const order = ["You asked for help", "Dana · Support Team picked it up", "line 3", "thanks"];
    expect(order.map((part) => text.indexOf(part))).toEqual(
      [...order.map((part) => text.indexOf(part))].sort((a, b) => a - b),
    );
    expect(order.every((part) => text.includes(part))).toBe(true);
  });

  it("says the time once for what somebody says within a minute", () => {
    const at = (second: number) => ({ createdAt: Date.UTC(2026, 10, 21, 2, 5, second) });
    show({
      items: [
        item(1, at(1)),
        item(2, at(20)),
        item(3, at(40)),
        item(4, { ...at(50), senderType: "driver", senderName: "Rosa" }),
        item(5, { createdAt: Date.UTC(2026, 10, 21, 2, 6, 1), senderType: "driver", senderName: "Rosa" }),
      ],
    });
    const hidden = (text: string) => screen.getByText(text).closest("li")?.querySelector("time")?.closest(".sr-only");
    expect(["line 1", "line 2", "line 3", "line 4", "line 5"].map((text) => hidden(text) != null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("sends with Enter, tells of typing, and empties the field", async () => {
    const { room, user } = show({});
    const field = screen.getByLabelText("Message");
    await user.type(field, "Where are you?{Enter}");
    expect(room.send).toHaveBeenCalledWith("Where are you?", { photoIds: [], audience: "everyone" });
    expect(room.typing).toHaveBeenCalled();
    expect(field).toHaveProperty("value", "");
  });

  it("says what becomes of a message that is not in the log yet", () => {
    const { change } = show({ outbox: [outgoing()] });
    screen.getByText("Sending...");
    change({ welcomed: false, status: "away", outbox: [outgoing()] });
    screen.getByText("Waiting for signal");
    screen.getByText(/Connection lost/);
    change({ outbox: [outgoing({ state: "kept", seq: 7 })] });
    screen.getByText("Sent");
  });

  it("offers to try again or to delete a message that was refused", async () => {
    const { room, user } = show({ outbox: [outgoing({ state: "refused", error: "message.too_long" })] });
    screen.getByText("Not sent. It's too long: at most 4,000 characters.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(room.retry).toHaveBeenCalledWith("c1");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(room.discard).toHaveBeenCalledWith("c1");
  });

  it("says who is here and who is writing", () => {
    const person = {
      userId: "u2",
      name: "Dana · Support Team",
      role: "tech",
      here: true,
      typing: false,
      readSeq: 0,
    } as const;
    const { change } = show({});
    screen.getByText(/No technician is on here right now/);
    change({ people: [person] });
    screen.getByText("Dana · Support Team is here");
    change({ people: [person], typing: [{ userId: "u2", name: "Dana · Support Team", until: 1 }] });
    screen.getByText("Dana · Support Team is writing...");
  });

  it("tells the driver when the technician has seen the last message", () => {
    const items = [item(1, { senderType: "driver", senderName: "Rosa", text: "hello" })];
    const person = { userId: "u2", name: "Dana", role: "tech", here: true, typing: false, readSeq: 1 } as const;
    const { change } = show({ items });
    screen.getByText(/· Sent/);
    change({ items, people: [person] });
    screen.getByText(/· Seen/);
  });

  it("reads a new message of the other side out, not those of before", () => {
    const { change } = show({ items: [item(1)] });
    const spoken = () => [...document.querySelectorAll("[aria-live=polite]")].map((node) => node.textContent).join("");
    expect(spoken()).not.toContain("line 1");
    change({ items: [item(1), item(2)] });
    expect(spoken()).toContain("Dana · Support Team: line 2");
  });

  it("lets staff leave a note that the driver does not see, and the driver nothing of the kind", async () => {
    const { room, user } = show({}, "staff");
    await user.click(screen.getByText("Note for staff"));
    await user.type(screen.getByRole("textbox", { name: "Note for staff" }), "calm{Enter}");
    expect(room.send).toHaveBeenCalledWith("calm", { photoIds: [], audience: "staff" });
  });

  it("marks notes for staff", () => {
    show({ items: [item(1, { audience: "staff", text: "calm" })] }, "staff");
    const line = screen.getByText("calm").closest("li") as HTMLElement;
    within(line).getByText("Staff only");
  });

  it("draws the last two hundred lines of a long conversation, and earlier ones when asked", async () => {
    const { user } = show({ items: Array.from({ length: 450 }, (_, index) => item(index + 1)) });
    expect(screen.queryByText("line 250")).toBeNull();
    screen.getByText("line 251");
    await user.click(screen.getByRole("button", { name: "Show earlier messages" }));
    screen.getByText("line 51");
  });

  it("shows what was written as text", () => {
    show({ items: [item(1, { text: "<script>alert(1)</script> javascript:alert(1) https://example.com/x" })] });
    const list = screen.getByRole("region", { name: "Messages with the technician" });
    expect(list.querySelector("script")).toBeNull();
    expect(
      within(list)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["https://example.com/x"]);
  });
});
