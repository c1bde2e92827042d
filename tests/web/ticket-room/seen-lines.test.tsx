import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomItem } from "#domain/room/protocol.ts";
import { emptyRoom } from "#web/features/ticket-room/room-reducer.ts";
import { RoomView } from "#web/features/ticket-room/room-view.tsx";
import { queryClient } from "#web/lib/trpc.ts";
import { preparePages } from "../page-tests.ts";

preparePages();

/** Tells the page which lines are on the screen, as the browser would. */
let onScreen: (seqs: readonly number[]) => void;

beforeEach(() => {
  const watched = new Set<HTMLElement>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: (entries: object[]) => void) {
        onScreen = (seqs) =>
          act(() =>
            told(
              [...watched].map((target) => {
                const isIntersecting = seqs.includes(Number(target.dataset["seq"]));
                const intersectionRect = { height: isIntersecting ? 20 : 0 };
                const intersectionRatio = isIntersecting ? 1 : 0;
                return { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds: { height: 400 } };
              }),
            ),
          );
      }
      observe(line: HTMLElement) {
        watched.add(line);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
});

function visibility(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const items: RoomItem[] = [1, 2, 3].map((seq) => ({
  seq,
  id: `itm_${seq}`,
  kind: "message",
  audience: "everyone",
  senderType: "support",
  senderName: "Dana · Support Team",
  text: `line ${seq}`,
  photoIds: [],
  createdAt: seq,
}));

function show(inSight = true) {
  const markRead = vi.fn();
  const onSeen = vi.fn();
  const room = {
    state: { ...emptyRoom(), status: "open" as const, welcomed: true, epoch: "e1", items },
    send: vi.fn(async () => true),
    typing: vi.fn(),
    markRead,
    retry: vi.fn(),
    discard: vi.fn(),
  };
  const view = (isInSight: boolean) => (
    <QueryClientProvider client={queryClient}>
      <RoomView
        ticketId="tkt_1"
        room={room}
        reader="driver"
        preferredLanguage="en"
        inSight={isInSight}
        onSeen={onSeen}
      />
    </QueryClientProvider>
  );
  const page = render(view(inSight));
  return { markRead, onSeen, uncover: () => page.rerender(view(true)) };
}

describe("a read mark", () => {
  it("says up to which message was on the screen, and no further", () => {
    visibility("visible");
    const { markRead, onSeen } = show();
    expect(markRead).not.toHaveBeenCalled();
    onScreen([1, 2]);
    expect(markRead).toHaveBeenLastCalledWith(2);
    expect(onSeen).toHaveBeenLastCalledWith(2);
    onScreen([2, 3]);
    expect(markRead).toHaveBeenLastCalledWith(3);
  });

  it("waits until the page is visible", () => {
    visibility("hidden");
    const { markRead } = show();
    onScreen([1, 2, 3]);
    expect(markRead).not.toHaveBeenCalled();
    visibility("visible");
    expect(markRead).toHaveBeenLastCalledWith(3);
  });

  it("waits until nothing lies over the conversation", () => {
    visibility("visible");
    const { markRead, uncover } = show(false);
    onScreen([3]);
    expect(markRead).not.toHaveBeenCalled();
    uncover();
    expect(markRead).toHaveBeenLastCalledWith(3);
  });
});
