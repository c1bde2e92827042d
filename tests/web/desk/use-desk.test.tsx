import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DeskFrame, TicketFrame } from "#domain/room/protocol.ts";
import { fakeApi } from "#tests/web/fake-api.ts";
import { preparePages, toasted } from "#tests/web/page-tests.ts";
import { Toaster } from "#web/components/ui/toaster.tsx";
import type { DeskSocketEvents } from "#web/features/desk/desk-socket.ts";
import { useDesk } from "#web/features/desk/use-desk.ts";
import { toasterIsShown } from "#web/lib/notify.ts";
import { queryClient } from "#web/lib/trpc.ts";

const opened = vi.hoisted(() => ({ events: null as DeskSocketEvents | null }));
vi.mock("#web/features/desk/desk-socket.ts", () => ({
  openDeskSocket: (events: DeskSocketEvents) => {
    opened.events = events;
    return () => undefined;
  },
}));

preparePages();
afterEach(() => {
  toast.dismiss();
});

/** The desk's toasts and the name that it knows, and a way to tell it what its socket says. */
function desk() {
  queryClient.clear();
  fakeApi({ "tech.distress.list": () => ({ items: [], nextCursor: null }) });
  function Page() {
    const { knownAs } = useDesk("usr_me", vi.fn(), vi.fn());
    return (
      <>
        <p>known as {knownAs}</p>
        <Toaster />
      </>
    );
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  toasterIsShown();
  return (frame: DeskFrame) => act(async () => opened.events?.onFrame(frame));
}

function told(type: TicketFrame["event"]["type"], changed: TicketFrame["changed"]): TicketFrame {
  return {
    type: "ticket",
    ticketId: "tkt_1",
    version: 2,
    event: { id: `evt_${type}`, type, actorName: "Sam" },
    changed: { ticketNumber: "TRK-7K2M9Q", ...changed },
  };
}

describe("A change of who has a ticket", () => {
  it("by a claim is told with the ticket and the technician", async () => {
    const tell = desk();
    await tell(told("ticket.claimed", { status: "in_progress", assignedTo: "usr_1", assignedName: "Big Sam" }));
    await screen.findByText("Ticket Claimed");
    screen.getByText(toasted("TRK-7K2M9Q was claimed by Big Sam"));
  });

  it("is told the same way when the ticket was set open as when it was released", async () => {
    const tell = desk();
    await tell(told("ticket.status_changed", { status: "open", assignedTo: null, released: true }));
    await screen.findByText("Ticket Released");
    screen.getByText(toasted("TRK-7K2M9Q was released by Sam"));
  });

  it("is not told of a ticket that nobody had", async () => {
    const tell = desk();
    await tell(told("ticket.status_changed", { status: "closed", assignedTo: null }));
    await tell(told("ticket.claimed", { status: "in_progress", assignedTo: "usr_1", assignedName: "Big Sam" }));
    await screen.findByText("Ticket Claimed");
    expect(screen.queryByText("Ticket Released")).toBeNull();
  });
});

describe("The name that drivers read", () => {
  it("comes with the desk's greeting", async () => {
    const tell = desk();
    const you = { userId: "usr_me", role: "tech", name: "Big Sam · Support Team", senderType: "support" } as const;
    await tell({ type: "welcome", epoch: "e", head: 0, you });
    await screen.findByText("known as Big Sam");
  });
});
