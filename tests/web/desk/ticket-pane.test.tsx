import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { fakeApi } from "#tests/web/fake-api.ts";
import { preparePages } from "#tests/web/page-tests.ts";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { TicketPane } from "#web/features/desk/ticket-pane.tsx";
import type { DeskTicket } from "#web/features/desk/ticket-types.ts";
import { useTicketActions } from "#web/features/desk/use-ticket-actions.ts";
import { toasterIsShown } from "#web/lib/notify.ts";
import { queryClient } from "#web/lib/trpc.ts";

preparePages();

const tess = { id: "usr_tess", name: "Tess" };
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function ticketWith(change: Partial<DeskTicket>): DeskTicket {
  const ticket: Partial<DeskTicket> = {
    id: "tkt_1",
    ticketNumber: "ST-0001",
    status: "in_progress",
    urgencyLevel: "high",
    assignedTo: tess,
    createdAt: 0,
    responseDueAt: 0,
    resolvedAt: null,
    cancelledAt: null,
    version: 3,
    job: jobOf(jobNotBegun),
    issueDescription: "No air in the trailer",
    contactName: "Dana",
    contactPhone: null,
    contactEmail: null,
    preferredLanguage: "en",
    preferredContactMethod: "chat",
    truckId: null,
    truckBrand: "Mack",
    truckModel: "Anthem",
    truckYear: 2018,
    locationAddress: null,
    locationLat: null,
    locationLng: null,
    internalNotes: "",
    notes: [],
    waitingSince: null,
    replyDueAt: null,
    snoozedUntil: null,
    assessment: null,
    handover: null,
    chatHistory: [],
    photoIds: [],
    timeline: [],
    ...change,
  };
  return ticket as DeskTicket;
}

/** Stands for the parts orders: something that is typed into. */
function PartsField() {
  const [part, setPart] = useState("");
  return <input aria-label="Part" value={part} onChange={(event) => setPart(event.target.value)} />;
}

function Pane({ ticket }: { ticket: DeskTicket }) {
  const actions = useTicketActions(ticket, tess.name);
  return (
    <TicketPane
      ticket={ticket}
      actions={actions}
      userId={tess.id}
      isAdmin={false}
      name={tess.name}
      onName={() => undefined}
      live={() => null}
      nearby={() => null}
      parts={({ id }) => <PartsField key={id} />}
    />
  );
}

function pane(ticket: DeskTicket, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(answers);
  queryClient.clear();
  const shown = (next: DeskTicket) => (
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <Pane ticket={next} />
        <Toaster />
      </QueryClientProvider>
    </RouterContextProvider>
  );
  const view = render(shown(ticket));
  toasterIsShown();
  return { calls, user: userEvent.setup(), show: (next: DeskTicket) => view.rerender(shown(next)) };
}

const field = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;
const notes = () => screen.getByRole("textbox", { name: /^Internal notes/ }) as HTMLTextAreaElement;

describe("A ticket on the desk", () => {
  it("keeps what is being typed into parts and notes while others change the ticket", async () => {
    const { user, show } = pane(ticketWith({}));
    await user.type(field("Part"), "Governor");
    await user.type(notes(), "Asked for the plate");

    const onTheWay = jobOf({ ...jobNotBegun, dispatchedAt: 1 });
    show(ticketWith({ version: 4, urgencyLevel: "emergency", job: onTheWay }));
    show(ticketWith({ version: 5, photoIds: ["pho_1"], job: onTheWay }));

    expect(field("Part").value).toBe("Governor");
    expect(notes().value).toBe("Asked for the plate");
  });

  it("has one field for parts and one for notes, each empty again with another ticket", async () => {
    const { user, show } = pane(ticketWith({}));
    await user.type(field("Part"), "Governor");
    await user.type(notes(), "Asked for the plate");

    show(ticketWith({ id: "tkt_2", ticketNumber: "ST-0002" }));

    expect(field("Part").value).toBe("");
    expect(notes().value).toBe("");
  });

  it("names the VIN of a saved truck and what was done to it before", async () => {
    const repairs = [{ id: "rep_1", kind: "ticket_resolved", summary: "Alternator replaced.", repairDate: 1 }];
    const truck = { truckName: "Old Blue", mileage: 911_030, vin: "1FUJGLDR3CLBP8834", repairs };
    pane(ticketWith({ truckId: "trk_1" }), { "tech.tickets.truck": () => ({ truck }) });
    await screen.findByText("Alternator replaced.");
    screen.getByText("VIN 1FUJGLDR3CLBP8834");
    screen.getByText("911,030 mi");
  });

  it("shows the photos of the diagnosis chat beside the lines that brought them", () => {
    const chatHistory = [
      { role: "user" as const, content: "this lamp", photoIds: ["pho_1"] },
      { role: "assistant" as const, content: "That is the oil lamp." },
    ];
    pane(ticketWith({ chatHistory }));
    const line = screen.getByText("this lamp").closest("li") as HTMLElement;
    expect(line.querySelector("img")?.getAttribute("src")).toContain("pho_1");
  });

  it("draws 'with care' in the driver's yellow, never in the green of what is done", () => {
    const assessment = { drive: "with_care", faultCodes: [], causes: [] } as Partial<DeskTicket["assessment"]>;
    pane(ticketWith({ assessment: assessment as DeskTicket["assessment"] }));
    const mark = screen.getByText("With care only").querySelector("svg");
    expect(mark?.classList).toContain("text-yellow-ink");
  });

  it("asks what solved it before it closes, and offers to undo that for ten seconds", async () => {
    const ended = { id: "tkt_1", ticketNumber: "ST-0001", status: "closed", version: 4, assignedTo: tess };
    const undo = { eventId: "evt_1", until: 10_000 };
    const { user, calls } = pane(ticketWith({}), {
      "tech.tickets.resolve": () => ({ ...ended, undo }),
      "tech.tickets.undo": () => ({ ...ended, status: "in_progress", version: 5 }),
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "closed");
    const dialog = within(await screen.findByRole("dialog", { name: "Close this ticket" }));
    await user.type(dialog.getByRole("textbox", { name: /What fixed it/ }), "A duplicate");
    await user.click(dialog.getByRole("button", { name: "Close ticket" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await vi.waitFor(() => expect(calls.at(-1)?.name).toBe("tech.tickets.undo"));
    expect(calls.find(({ name }) => name === "tech.tickets.resolve")?.input).toMatchObject({
      status: "closed",
      resolution: "A duplicate",
      undoable: true,
    });
    expect(calls.at(-1)?.input).toEqual({ ticketId: "tkt_1", eventId: "evt_1" });
  });
});
