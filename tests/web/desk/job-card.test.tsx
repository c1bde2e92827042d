import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type JobRecord, jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { fakeApi, Refusal } from "#tests/web/fake-api.ts";
import { preparePages, toasterIsThere } from "#tests/web/page-tests.ts";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { JobCard } from "#web/features/desk/job-card.tsx";
import type { DeskTicket } from "#web/features/desk/ticket-types.ts";
import { toasterIsShown } from "#web/lib/notify.ts";
import { queryClient } from "#web/lib/trpc.ts";

preparePages();

const minute = 60_000;
const start = new Date(2026, 10, 21, 1, 40).getTime();
const tess = { id: "usr_tess", name: "Tess" };
const told = { arrivesFrom: start + 30 * minute, arrivesUntil: start + 45 * minute, arrivalToldAt: start };

function ticketWith(record: Partial<JobRecord>, change: Partial<DeskTicket> = {}): DeskTicket {
  const ticket: Partial<DeskTicket> = {
    id: "tkt_1",
    status: "in_progress",
    assignedTo: tess,
    createdAt: start,
    resolvedAt: null,
    cancelledAt: null,
    version: 3,
    job: jobOf({ ...jobNotBegun, ...record }),
    ...change,
  };
  return ticket as DeskTicket;
}

/** Dialogs carry the way to the safety page. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const taken = { id: "tkt_1", version: 4, job: jobOf(jobNotBegun) };

function desk(ticket: DeskTicket, options: { userId?: string; isAdmin?: boolean; answer?: () => unknown } = {}) {
  const { userId = tess.id, isAdmin = false, answer = () => taken } = options;
  const calls = fakeApi({ "tech.tickets.setStep": answer });
  queryClient.clear();
  const shown = (next: DeskTicket) => (
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <JobCard ticket={next} userId={userId} isAdmin={isAdmin} />
        <Toaster />
      </QueryClientProvider>
    </RouterContextProvider>
  );
  const view = render(shown(ticket));
  toasterIsShown();
  const sent = () => calls.filter(({ name }) => name === "tech.tickets.setStep").map(({ input }) => input);
  return { ...view, user: userEvent.setup(), sent, show: (next: DeskTicket) => view.rerender(shown(next)) };
}

const next = (name: string) => screen.getByRole("button", { name: `Next: ${name}` });
const select = () => screen.getByRole("combobox", { name: "ETA in" });

describe("The steps of a job at the desk", () => {
  it("go on with one tap, and promise nothing that nobody chose", async () => {
    const { user, sent } = desk(ticketWith({}));
    await user.click(next("Dispatched"));
    await waitFor(() =>
      expect(sent()).toEqual([{ ticketId: "tkt_1", step: "dispatched", from: "requested", arrival: null }]),
    );
  });

  it("go on with the range that was chosen", async () => {
    const { user, sent } = desk(ticketWith({}));
    await user.selectOptions(select(), "30 to 45 min");
    await user.click(next("Dispatched"));
    const arrival = { fromMinutes: 30, untilMinutes: 45 };
    await waitFor(() => expect(sent()).toMatchObject([{ step: "dispatched", arrival }]));
  });

  it("keep what was told when they go on, and have no range once somebody is there", async () => {
    const { user, sent, show } = desk(ticketWith({ dispatchedAt: start, ...told }));
    expect(within(select()).getByRole("option", { selected: true }).textContent).toMatch(/^As told: 2:10 to 2:25\sAM$/);
    await user.click(next("En route"));
    await waitFor(() => expect(sent()).toEqual([{ ticketId: "tkt_1", step: "en_route", from: "dispatched" }]));
    show(ticketWith({ enRouteAt: start, ...told }));
    await user.click(next("On scene"));
    await waitFor(() => expect(sent().at(-1)).toEqual({ ticketId: "tkt_1", step: "on_site", from: "en_route" }));
    show(ticketWith({ onSiteAt: start }));
    expect(screen.queryByRole("combobox")).toBeNull();
    next("Rolling");
  });

  it("take another estimate at the same step", async () => {
    const { user, sent } = desk(ticketWith({ enRouteAt: start, ...told }));
    const update = screen.getByRole<HTMLButtonElement>("button", { name: "Update ETA" });
    expect(update.disabled).toBe(true);
    await user.selectOptions(select(), "60 to 90 min");
    await user.click(update);
    const arrival = { fromMinutes: 60, untilMinutes: 90 };
    await waitFor(() => expect(sent()).toEqual([{ ticketId: "tkt_1", step: "en_route", from: "en_route", arrival }]));
  });

  it("ask for a new estimate once the told one has passed", () => {
    const now = Date.now();
    const range = { arrivesFrom: now - 20 * minute, arrivesUntil: now - 5 * minute, arrivalToldAt: now - 60 * minute };
    const { show } = desk(ticketWith({ enRouteAt: now, ...range }));
    screen.getByText("That ETA has passed. Give the driver a new one.");
    show(ticketWith({ enRouteAt: now, ...range, arrivesUntil: now + 5 * minute }));
    expect(screen.queryByText("That ETA has passed. Give the driver a new one.")).toBeNull();
  });

  it("forget a choice that was made for another step", async () => {
    const { user, show } = desk(ticketWith({}));
    await user.selectOptions(select(), "30 to 45 min");
    show(ticketWith({ dispatchedAt: start, ...told }));
    expect((select() as HTMLSelectElement).value).toBe("keep");
  });

  it("go back to an earlier one once that was confirmed", async () => {
    const { user, sent } = desk(ticketWith({ dispatchedAt: start, enRouteAt: start, onSiteAt: start }));
    await user.click(screen.getByRole("button", { name: "Go back" }));
    const dialog = await screen.findByRole("dialog", { name: "Go back to an earlier step?" });
    expect(sent()).toEqual([]);
    expect(
      within(dialog)
        .getAllByRole("radio")
        .map((radio) => radio.parentElement?.textContent),
    ).toBeDefined();
    expect(within(dialog).getByRole("radio", { name: "En route" }).getAttribute("aria-checked")).toBe("true");
    await user.click(within(dialog).getByRole("radio", { name: "Dispatched" }));
    await user.click(within(dialog).getByRole("button", { name: "Set it back" }));
    await waitFor(() => expect(sent()).toEqual([{ ticketId: "tkt_1", step: "dispatched", from: "on_site" }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("are worked with the keyboard alone", async () => {
    const { user, sent } = desk(ticketWith({}));
    await user.tab();
    expect(document.activeElement).toBe(select());
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("are sent once, however often the button is pressed meanwhile", async () => {
    const { user, sent } = desk(ticketWith({}), { answer: () => taken });
    const button = next("Dispatched");
    await user.dblClick(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("say which step stands when somebody was faster", async () => {
    const { user } = desk(ticketWith({}), {
      answer: () => new Refusal("ticket.step_stale", 409, { step: "on_site" }),
    });
    await toasterIsThere();
    await user.click(next("Dispatched"));
    await screen.findByText("Failed to set the step");
    screen.getByText("Someone beat you to it. Now at: On scene");
  });

  it("say that there is no line, and can be set again when it is back", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    desk(ticketWith({}));
    act(() => void window.dispatchEvent(new Event("offline")));
    screen.getByText("No signal right now. You can set the step when it's back.");
    expect((next("Dispatched") as HTMLButtonElement).disabled).toBe(true);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect((next("Dispatched") as HTMLButtonElement).disabled).toBe(false);
    online.mockRestore();
  });
});

describe("Who may not set the steps", () => {
  const begun = { enRouteAt: start, ...told };

  it("reads them: somebody else's ticket, and one that is over", () => {
    const { show } = desk(ticketWith(begun), { userId: "usr_lee" });
    const current = screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");
    expect(current.map((item) => item.textContent)).toEqual([expect.stringContaining("En route")]);
    expect(screen.queryByRole("button")).toBeNull();
    show(ticketWith(begun, { status: "resolved", assignedTo: { id: "usr_lee", name: "Lee" }, resolvedAt: start }));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is no administrator", () => {
    desk(ticketWith(begun), { userId: "usr_ada", isAdmin: true });
    next("On scene");
  });

  it("sees nothing of them while there is nothing to see", () => {
    const { container } = desk(ticketWith({}, { assignedTo: null, status: "open" }));
    expect(container.querySelector("section[aria-label='Job on the road']")).toBeNull();
  });
});
