import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DeskFrame, TicketFrame } from "#domain/room/protocol.ts";
import { fakeApi } from "#tests/web/fake-api.ts";
import { preparePages, toasted } from "#tests/web/page-tests.ts";
import { newestSocket, playSockets } from "#tests/web/played-socket.ts";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { useDesk } from "#web/features/desk/use-desk.ts";
import { toasterIsShown } from "#web/lib/notify.ts";
import { queryClient } from "#web/lib/trpc.ts";

preparePages();
beforeEach(() => playSockets());

/** The desk's toasts and the name that it knows, and a way to tell it what its socket says. */
async function desk() {
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
  await waitFor(() => newestSocket());
  return (frame: DeskFrame) => act(async () => newestSocket().say(JSON.stringify(frame)));
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
    const tell = await desk();
    await tell(told("ticket.claimed", { status: "in_progress", assignedTo: "usr_1", assignedName: "Big Sam" }));
    await screen.findByText("Ticket Claimed");
    screen.getByText(toasted("TRK-7K2M9Q was claimed by Big Sam"));
  });

  it("is told the same way when the ticket was set open as when it was released", async () => {
    const tell = await desk();
    await tell(told("ticket.status_changed", { status: "open", assignedTo: null, released: true }));
    await screen.findByText("Ticket Released");
    screen.getByText(toasted("TRK-7K2M9Q was released by Sam"));
  });

  it("is not told of a ticket that nobody had", async () => {
    const tell = await desk();
    await tell(told("ticket.status_changed", { status: "closed", assignedTo: null }));
    await tell(told("ticket.claimed", { status: "in_progress", assignedTo: "usr_1", assignedName: "Big Sam" }));
    await screen.findByText("Ticket Claimed");
    expect(screen.queryByText("Ticket Released")).toBeNull();
  });
});

describe("What happened at the desk", () => {
  it("is not told to the person who did it", async () => {
    const tell = await desk();
    const claim = told("ticket.claimed", { status: "in_progress", assignedTo: "usr_me", assignedName: "Me" });
    await tell({ ...claim, event: { ...claim.event, actorId: "usr_me" } });
    await tell(told("ticket.released", { status: "open", assignedTo: null }));
    await screen.findByText("Ticket Released");
    expect(screen.queryByText("Ticket Claimed")).toBeNull();
  });

  it("is called an assignment when an administrator gave the ticket to somebody", async () => {
    const tell = await desk();
    await tell(told("ticket.assigned", { status: "in_progress", assignedTo: "usr_1", assignedName: "Big Sam" }));
    await screen.findByText("Ticket Assigned");
    screen.getByText(toasted("TRK-7K2M9Q was assigned to Big Sam by Sam"));
  });

  it("can be opened from the alert of a new emergency", async () => {
    const tell = await desk();
    await tell(told("ticket.submitted", { status: "open", urgencyLevel: "low", assessedUrgency: "emergency" }));
    await screen.findByText(toasted("Emergency: TRK-7K2M9Q"));
    await screen.findByRole("button", { name: "Open ticket" });
  });
});

describe("The name that drivers read", () => {
  it("comes with the desk's greeting", async () => {
    const tell = await desk();
    const you = { userId: "usr_me", role: "tech", name: "Big Sam · Support Team", senderType: "support" } as const;
    await tell({ type: "welcome", epoch: "e", head: 0, you });
    await screen.findByText("known as Big Sam");
  });
});
