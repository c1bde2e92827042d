import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type JobRecord, jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { type JobTicket, stationsOf } from "#web/components/ticket/job-steps.tsx";
import { TicketSteps } from "#web/components/ticket/ticket-steps.tsx";
import { makeFormat } from "#web/lib/format.ts";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { intlLocales } from "#web/lib/intl-locales.ts";

const minute = 60_000;
/** 1:40 AM where the test's reader is. */
const start = new Date(2026, 10, 21, 1, 40).getTime();

beforeAll(() => activateLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  return activateLanguage("en");
});

const dana = { id: "usr_dana", name: "Dana" };
const told = {
  arrivesFrom: start + 30 * minute,
  arrivesUntil: start + 45 * minute,
  arrivalToldAt: start,
};

function ticketWith(record: Partial<JobRecord>, change: Partial<JobTicket> = {}) {
  return {
    status: "in_progress",
    assignedTo: dana,
    assignedAt: start - 15 * minute,
    createdAt: start - 20 * minute,
    resolvedAt: null,
    cancelledAt: null,
    job: jobOf({ ...jobNotBegun, ...record }),
    ...change,
  } as const;
}

/** Each step as it is read out: its name, its time, and whether it is the one that stands. */
function stepsRead() {
  const list = screen.getByRole("list", { name: "Where help is" });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => {
      const text = item.textContent?.replace(/\s/g, " ") ?? "";
      return item.getAttribute("aria-current") === "step" ? `> ${text}` : text;
    });
}

const sign = () => screen.getByRole("status").textContent?.replace(/\s/g, " ");

describe("The steps of a job", () => {
  it("are all there, with the time of each that was reached, and the one that stands marked", () => {
    render(<TicketSteps ticket={ticketWith({ dispatchedAt: start - 5 * minute, enRouteAt: start, ...told })} />);
    expect(stepsRead()).toEqual(["Requested1:20 AM", "Dispatched1:35 AM", "> En route1:40 AM", "On scene", "Rolling"]);
  });

  it("are not there before somebody was sent: the ticket's own stations are", () => {
    render(<TicketSteps ticket={ticketWith({})} />);
    expect(screen.queryByRole("list", { name: "Where help is" })).toBeNull();
    screen.getByText("Technician found");
  });

  it("have no time where one was passed over", () => {
    render(<TicketSteps ticket={ticketWith({ onSiteAt: start })} />);
    expect(stepsRead()).toEqual(["Requested1:20 AM", "Dispatched", "En route", "> On scene1:40 AM", "Rolling"]);
  });

  it("end with the ticket, without what was never reached", () => {
    const ended = { dispatchedAt: start - minute, enRouteAt: start, ...told };
    const labels = (change: Partial<JobTicket>) => stationsOf(ticketWith(ended, change)).map(({ label }) => label);
    const reached = ["tickets.job.requested", "tickets.job.dispatched", "tickets.job.en_route"];
    expect(labels({ status: "resolved", resolvedAt: start })).toEqual([...reached, "tickets.step.resolved"]);
    expect(labels({ status: "closed", cancelledAt: start })).toEqual([...reached, "tickets.step.cancelled"]);
    render(<TicketSteps ticket={ticketWith(ended, { status: "resolved", resolvedAt: start })} />);
    expect(stepsRead().at(-1)).toBe("> Resolved1:40 AM");
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("The arrival", () => {
  const onTheWay = ticketWith({ enRouteAt: start, ...told });

  it("is a range in the reader's own time, with when it was told", () => {
    render(<TicketSteps ticket={onTheWay} />);
    expect(sign()).toBe("Help is on the wayETA 2:10 to 2:25 AMETA as of 1:40 AM. It can change.");
  });

  it("stays as it was told until its end, and then says that it has passed, without a new promise", () => {
    render(<TicketSteps ticket={onTheWay} />);
    act(() => vi.advanceTimersByTime(45 * minute));
    expect(sign()).toContain("ETA 2:10 to 2:25 AM");
    act(() => vi.advanceTimersByTime(6000));
    expect(sign()).toBe("Help is on the wayThat ETA has passed. Ask your technician.It was between 2:10 and 2:25 AM.");
  });

  it("is not made up where nobody told one", () => {
    render(<TicketSteps ticket={ticketWith({ dispatchedAt: start })} />);
    expect(sign()).toBe("Help has been dispatchedNo ETA yet. Ask your technician.");
  });

  it("is not spoken of any more once help is there", () => {
    render(<TicketSteps ticket={ticketWith({ onSiteAt: start })} />);
    expect(sign()).toBe("Help is on scene");
  });

  it.each([
    ["es", "Llega entre 2:10 y 2:25 a.m. (ETA)"],
    ["ru", "Время прибытия (ETA): 02:10 – 02:25"],
    ["tr", "Tahmini varış 02:10 – 02:25"],
    ["uz", "Yetib kelish vaqti 02:10 – 02:25"],
    ["ar", "وقت الوصول بين 2:10 و2:25 ص"],
  ] as const)("is said in the reader's language: %s", async (language, text) => {
    await activateLanguage(language);
    render(<TicketSteps ticket={onTheWay} />);
    expect(sign()).toContain(text);
  });
});

describe("Two times in one sentence", () => {
  const { timeSpan } = makeFormat(intlLocales.en);
  const at = (hour: number, minutes: number) => new Date(2026, 10, 21, hour, minutes).getTime();
  const read = (from: number, until: number) => timeSpan(from, until).map((text) => text.replace(/\s/g, " "));

  it("share their AM or PM, and have each their own over noon and midnight", () => {
    expect(read(at(2, 10), at(2, 25))).toEqual(["2:10", "2:25 AM"]);
    expect(read(at(11, 50), at(12, 5))).toEqual(["11:50 AM", "12:05 PM"]);
    expect(read(at(23, 50), at(24, 5))).toEqual(["11:50 PM", "12:05 AM"]);
  });
});
