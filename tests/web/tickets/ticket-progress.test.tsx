import { render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { TicketClock } from "#web/components/ticket/ticket-clock.tsx";
import { stepsOf } from "#web/components/ticket/ticket-steps.tsx";
import { withChange } from "#web/features/tickets/live-ticket.ts";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { noteServerTime } from "#web/lib/server-time.ts";

beforeAll(() => activateLanguage("en"));

const open = {
  status: "open",
  assignedTo: null,
  assignedAt: null,
  createdAt: 1000,
  resolvedAt: null,
  cancelledAt: null,
} as const;
const dana = { id: "usr_dana", name: "Dana" };

function labels(ticket: Parameters<typeof stepsOf>[0]) {
  return stepsOf(ticket).map((step) => `${step.label.replace("tickets.step.", "")}${step.done ? " done" : ""}`);
}

describe("the stations of a ticket", () => {
  it("begin with the submission", () => {
    expect(labels(open)).toEqual(["submitted done", "claimed", "resolved"]);
  });

  it("go on when a technician is found", () => {
    expect(labels({ ...open, status: "in_progress", assignedTo: dana, assignedAt: 2000 })).toEqual([
      "submitted done",
      "claimed done",
      "resolved",
    ]);
  });

  it("step back when the technician gives it back", () => {
    expect(stepsOf({ ...open, assignedAt: 2000 })[1]).toMatchObject({ done: false, at: null });
  });

  it("end with the solution", () => {
    expect(labels({ ...open, status: "resolved", assignedTo: dana, resolvedAt: 3000 }).at(-1)).toBe("resolved done");
  });

  it("end with the cancellation, without stations that were never reached", () => {
    expect(labels({ ...open, status: "closed", cancelledAt: 3000 })).toEqual(["submitted done", "cancelled done"]);
  });
});

describe("what the room tells of the ticket", () => {
  const begun = jobOf({ ...jobNotBegun, dispatchedAt: 2000 });
  const job = jobOf(jobNotBegun);
  const ticket = { version: 3, status: "open", assignedTo: null, job } as const;

  it("is shown when it is newer", () => {
    const changed = { status: "in_progress", assignedTo: "usr_dana", assignedName: "Dana" };
    expect(withChange(ticket, { version: 4, changed })).toEqual({
      version: 4,
      status: "in_progress",
      assignedTo: dana,
      job,
    });
  });

  it("moves the steps of the job, and takes them away with whoever had it", () => {
    const held = { version: 4, status: "in_progress", assignedTo: dana, job } as const;
    const step = { jobStep: "dispatched", dispatchedAt: 2000 };
    expect(withChange(held, { version: 5, changed: step }).job).toEqual(begun);
    const moved = { ...held, job: begun };
    const noted = { assignedTo: dana.id, assignedName: dana.name };
    expect(withChange(moved, { version: 5, changed: noted }).job).toBe(begun);
    expect(withChange(moved, { version: 5, changed: { assignedTo: "usr_lee" } }).job).toEqual(job);
  });

  it("is passed over when it is as old or older", () => {
    expect(withChange(ticket, { version: 3, changed: { status: "closed" } })).toBe(ticket);
    expect(withChange(ticket, null)).toBe(ticket);
  });

  it("takes the technician away on release", () => {
    const held = { version: 4, status: "in_progress", assignedTo: dana, job: begun } as const;
    expect(withChange(held, { version: 5, changed: { status: "open", assignedTo: null } })).toMatchObject({
      status: "open",
      assignedTo: null,
      job,
    });
  });
});

describe("the clock", () => {
  const waiting = { status: "open", assignedTo: null } as const;

  it("counts down to the target", () => {
    render(<TicketClock ticket={{ ...waiting, responseDueAt: Date.now() + 15 * 60_000 }} phone="(800) 555-0142" />);
    expect(screen.getByRole("timer").textContent).toMatch(/^1[45]:\d\d$/);
  });

  it("goes by the server's time on a phone whose clock is a day off", () => {
    const now = Date.now();
    const told = new Response("{}", { headers: { "server-time": String(now - 24 * 3_600_000) } });
    noteServerTime(told, now, now);
    const responseDueAt = now - 24 * 3_600_000 + 15 * 60_000;
    render(<TicketClock ticket={{ ...waiting, responseDueAt }} phone="(800) 555-0142" />);
    expect(screen.getByRole("timer").textContent).toMatch(/^1[45]:\d\d$/);
    noteServerTime(new Response("{}", { headers: { "server-time": String(now) } }), now, now);
  });

  it("says that help isn't here yet once the target has passed, with the number to call", () => {
    render(<TicketClock ticket={{ ...waiting, responseDueAt: Date.now() - 1000 }} phone="(800) 555-0142" />);
    screen.getByText("Help isn't here yet");
    expect(screen.getByRole("link").getAttribute("href")).toBe("tel:8005550142");
  });

  it("stops once somebody has the ticket", () => {
    const ticket = { status: "in_progress", assignedTo: dana, responseDueAt: Date.now() - 1000 } as const;
    const { container } = render(<TicketClock ticket={ticket} phone={undefined} />);
    expect(container.textContent).toBe("");
  });
});
