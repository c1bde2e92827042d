import { describe, expect, it } from "vitest";
import { bucketStarts, percentile } from "#domain/analytics/histogram.ts";
import { dayOf, spanOf, startOfDay } from "#domain/analytics/ranges.ts";
import { makeReport } from "#domain/analytics/report.ts";

const minute = 60_000;
const bucketOf = (time: number) => bucketStarts.findLastIndex((start) => start <= time);

describe("a percentile of a histogram", () => {
  it("is nothing of nothing", () => {
    expect(percentile([], 0.5)).toBeNull();
  });

  it("is right to about a tenth, whatever the durations are", () => {
    for (const spread of [20 * minute, 300 * minute, 5000 * minute]) {
      const times = Array.from({ length: 1000 }, (_, index) => 3 * minute + (index * spread) / 1000);
      const counts = times.map((time) => ({ bucket: bucketOf(time), count: 1 }));
      for (const p of [0.5, 0.9]) {
        const exact = times[Math.floor(p * times.length)] ?? 0;
        expect(Math.abs((percentile(counts, p) ?? 0) / exact - 1), `${p} of ${spread}`).toBeLessThan(0.1);
      }
    }
  });

  it("knows no more of the last bucket than where it begins", () => {
    const last = bucketStarts.length - 1;
    expect(percentile([{ bucket: last, count: 3 }], 0.9)).toBe(bucketStarts[last]);
  });
});

describe("the days of a report", () => {
  const now = Date.UTC(2026, 2, 3, 23, 59);

  it("are cut at midnight UTC, and the last one runs still", () => {
    const week = spanOf("7d", now);
    expect(week.steps).toHaveLength(7);
    expect(new Date(week.steps[0]?.start ?? 0).toISOString()).toBe("2026-02-25T00:00:00.000Z");
    expect(week.today).toBe(dayOf(now));
    expect(startOfDay(week.today)).toBe(Date.UTC(2026, 2, 3));
  });

  it("are months where it is a year, the first one whole", () => {
    const year = spanOf("12m", now);
    expect(year.unit).toBe("month");
    expect(year.steps.map(({ start }) => new Date(start).toISOString().slice(0, 10))).toEqual([
      "2025-04-01",
      "2025-05-01",
      "2025-06-01",
      "2025-07-01",
      "2025-08-01",
      "2025-09-01",
      "2025-10-01",
      "2025-11-01",
      "2025-12-01",
      "2026-01-01",
      "2026-02-01",
      "2026-03-01",
    ]);
  });
});

describe("a report", () => {
  const span = spanOf("7d", Date.UTC(2026, 2, 3, 12));
  const ticket = (day: number, key: string, count: number, total = 0) => ({
    day,
    kind: "tickets" as const,
    key,
    bucket: 0,
    count,
    total,
  });

  it("of nothing has a zero for everything that is counted, and nothing for what is measured", () => {
    const report = makeReport({ span, cells: [], ticketDays: [], names: new Map() });
    expect(report.tickets).toEqual({ total: 0, byUrgency: { low: 0, medium: 0, high: 0, emergency: 0 } });
    expect(report.responses.every(({ median, p90 }) => median === null && p90 === null)).toBe(true);
    expect(report).toMatchObject({ categories: [], techs: [], rating: { count: 0, average: null } });
  });

  it("puts each day's tickets into its bar, and those without an answer to the answered ones", () => {
    const { firstDay, today } = span;
    const cells = [{ kind: "first_response" as const, key: "high", bucket: bucketOf(7 * minute), count: 4, total: 3 }];
    const ticketDays = [ticket(firstDay, "high", 2), ticket(today, "high", 3, 1), ticket(today, "low", 1)];
    const report = makeReport({ span, cells, ticketDays, names: new Map() });
    expect(report.tickets).toEqual({ total: 6, byUrgency: { low: 1, medium: 0, high: 5, emergency: 0 } });
    expect(report.steps.map(({ tickets }) => tickets.high)).toEqual([2, 0, 0, 0, 0, 0, 3]);
    const high = report.responses.find(({ urgency }) => urgency === "high");
    expect(high).toMatchObject({ answered: 4, inTime: 3, missed: 1 });
    expect(high?.median).toBe(7.5 * minute);
  });

  it("counts what the driver said yes to as approved, whatever became of it since", () => {
    const part = (key: string, count: number, total: number) => ({
      kind: "parts" as const,
      key,
      bucket: 0,
      count,
      total,
    });
    const cells = [
      part("pending", 1, 100),
      part("approved", 1, 200),
      part("delivered", 2, 900),
      part("declined", 1, 50),
    ];
    expect(makeReport({ span, cells, ticketDays: [], names: new Map() }).parts).toEqual({
      proposed: { count: 5, cents: 1250 },
      approved: { count: 3, cents: 1100 },
      declined: { count: 1, cents: 50 },
    });
  });

  it("names technicians who are still there, the busiest first", () => {
    const cells = [
      { kind: "tech_tickets" as const, key: "usr_gone", bucket: 0, count: 1, total: 1 },
      { kind: "tech_tickets" as const, key: "usr_tess", bucket: 0, count: 3, total: 2 },
      { kind: "tech_rating" as const, key: "usr_tess", bucket: 0, count: 2, total: 9 },
    ];
    const { techs } = makeReport({ span, cells, ticketDays: [], names: new Map([["usr_tess", "Tess"]]) });
    expect(techs).toEqual([
      { userId: "usr_tess", name: "Tess", tickets: 3, resolved: 2, medianResponse: null, rating: 4.5 },
      { userId: "usr_gone", name: null, tickets: 1, resolved: 1, medianResponse: null, rating: null },
    ]);
  });
});
