import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { TicketFrame } from "#domain/room/protocol.ts";
import { toasted } from "#tests/web/page-tests.ts";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { TicketCard } from "#web/features/desk/ticket-card.tsx";
import type { QueueTicket } from "#web/features/desk/ticket-types.ts";
import { useEscalationAlerts } from "#web/features/desk/use-escalation-alerts.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { toasterIsShown } from "#web/lib/notify.ts";

beforeAll(() => activateLanguage("en"));
afterEach(() => {
  toast.dismiss();
});

const minute = 60_000;

describe("The card of an emergency that nobody takes", () => {
  const now = Date.now();
  const ticket: QueueTicket = {
    id: "tkt_1",
    ticketNumber: "TRK-7K2M9Q",
    status: "open",
    urgencyLevel: "emergency",
    assessedUrgency: null,
    responseDueAt: now + 8 * minute,
    firstResponseAt: null,
    waitingSince: now - 7.5 * minute,
    replyDueAt: now + 8 * minute,
    snoozedUntil: null,
    assignedTo: null,
    contactName: "Dana Driver",
    contactPhone: null,
    contactEmail: null,
    partsRequested: null,
    preferredLanguage: "en",
    preferredContactMethod: "chat",
    truckBrand: "Mack",
    truckYear: 2018,
    truckModel: "Anthem",
    issueDescription: "No air.",
    locationAddress: null,
    hazardousGoods: null,
    createdAt: now - 7.5 * minute,
    updatedAt: now,
    version: 2,
    unclaimedSince: null,
    escalatedAt: now - 2 * minute,
  };
  const card = (change: Partial<QueueTicket> = {}) =>
    render(<TicketCard ticket={{ ...ticket, ...change }} selected={false} userId="u" viewers={[]} onOpen={() => {}} />);

  it("says above its clock for how long nobody has had it", () => {
    card();
    const mark = screen.getByText("Unclaimed for 7 min");
    const clock = screen.getByText("Due in");
    expect(mark.compareDocumentPosition(clock) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("counts from when it was given back", () => {
    card({ unclaimedSince: now - 5.5 * minute });
    screen.getByText("Unclaimed for 5 min");
  });

  it.each([
    ["before everyone was alerted", { escalatedAt: null }],
    ["once somebody has it", { assignedTo: { id: "usr_1", name: "Tess" } }],
    ["once it is closed", { status: "closed" }],
  ] as const)("says nothing of it %s", (_, change) => {
    card(change);
    expect(screen.queryByText(/Unclaimed for/)).toBeNull();
  });
});

describe("The alert of an emergency that nobody takes", () => {
  const frame = (
    version: number,
    type: TicketFrame["event"]["type"],
    changed: TicketFrame["changed"],
  ): TicketFrame => ({
    type: "ticket",
    ticketId: "tkt_1",
    version,
    event: { id: `evt_${version}`, type, actorName: null },
    changed,
  });
  const escalated = (version = 2) =>
    frame(version, "ticket.escalated", {
      ticketNumber: "TRK-7K2M9Q",
      unclaimedSince: Date.now() - 5.5 * minute,
      escalatedAt: Date.now(),
    });
  const title = "TRK-7K2M9Q: no one has picked it up";

  /** The desk's toasts, and a way to tell them what its socket says. */
  function desk() {
    const onOpen = vi.fn();
    let tell: (told: TicketFrame) => void = () => {};
    function Alerts() {
      tell = useEscalationAlerts(onOpen);
      return <Toaster />;
    }
    render(<Alerts />);
    toasterIsShown();
    return { onOpen, tell: (told: TicketFrame) => act(async () => tell(told)), user: userEvent.setup() };
  }

  it("names the ticket, says for how long, and opens it", async () => {
    const { tell, onOpen, user } = desk();
    await tell(escalated());
    await screen.findByText(toasted(title));
    screen.getByText("Unclaimed for 5 min");
    await user.click(screen.getByRole("button", { name: "Open ticket" }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("TRK-7K2M9Q");
    await waitFor(() => expect(screen.queryByText(toasted(title))).toBeNull());
  });

  it("stays, unlike other toasts, however long nobody looks", async () => {
    const { tell } = desk();
    await tell(escalated());
    await screen.findByText(toasted(title));
    expect(toast.getToasts()).toMatchObject([{ duration: Number.POSITIVE_INFINITY, type: "error" }]);
  });

  it.each([
    ["takes it", "ticket.claimed", { status: "in_progress", assignedTo: "usr_1", assignedName: "Tess" }],
    ["cancels it", "ticket.cancelled", { status: "closed" }],
  ] as const)("goes when somebody %s", async (_, type, changed) => {
    const { tell } = desk();
    await tell(escalated());
    await screen.findByText(toasted(title));
    await tell(frame(3, "ticket.notes_saved", {}));
    screen.getByText(toasted(title));
    await tell(frame(4, type, changed));
    await waitFor(() => expect(screen.queryByText(toasted(title))).toBeNull());
  });

  it("does not come when what is told is older than the claim", async () => {
    const { tell } = desk();
    await tell(frame(3, "ticket.claimed", { status: "in_progress", assignedTo: "usr_1", assignedName: "Tess" }));
    await tell(escalated());
    await tell({ ...escalated(), ticketId: "tkt_2", changed: { ...escalated().changed, ticketNumber: "TRK-OTHER1" } });
    await screen.findByText(toasted("TRK-OTHER1: no one has picked it up"));
    expect(screen.queryByText(toasted(title))).toBeNull();
  });
});
