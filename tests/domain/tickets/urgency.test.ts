import { describe, expect, it } from "vitest";
import { chooseNext, dangerOf } from "#domain/tickets/next-ticket.ts";
import { parseTicketNumber, ticketNumberBeginning } from "#domain/tickets/ticket-number.ts";
import { responseDueAt, responseTarget, responseTimeText } from "#domain/tickets/urgency.ts";

const minute = 60_000;

describe("within what time a technician answers", () => {
  it.each([
    ["low", null, "24 hours"],
    ["medium", null, "4 hours"],
    ["high", null, "1 hour"],
    ["emergency", null, "15 minutes"],
    ["low", "solo_driver", "24 hours"],
    ["medium", "fleet_manager", "2 hours"],
    ["low", "fleet_manager", "2 hours"],
    ["high", "fleet_manager", "1 hour"],
    ["medium", "b2b_enterprise", "1 hour"],
    ["emergency", "b2b_enterprise", "15 minutes"],
  ] as const)("%s on plan %s: %s", (urgency, tierName, text) => {
    expect(responseTimeText(responseTarget(urgency, tierName))).toBe(text);
  });

  it("is a moment from now", () => {
    expect(responseDueAt("emergency", null, 1000)).toBe(1000 + 15 * minute);
  });
});

describe("which ticket comes next", () => {
  const now = 1_000_000_000_000;
  const waiting = (id: string, changes: object) => ({
    id,
    urgencyLevel: "medium" as const,
    assessedUrgency: null,
    responseDueAt: now + 240 * minute,
    preferredLanguage: "en" as const,
    ...changes,
  });

  it("the most dangerous, whoever judged it", () => {
    const lowered = waiting("lowered", { urgencyLevel: "low", assessedUrgency: "emergency" });
    expect(dangerOf(lowered)).toBe("emergency");
    expect(chooseNext([waiting("a", { urgencyLevel: "high" }), lowered], [], now)?.id).toBe("lowered");
  });

  it("then the one due first, then the one in a language of the technician's", () => {
    const later = waiting("later", { responseDueAt: now + 500 * minute });
    const english = waiting("english", {});
    const spanish = waiting("spanish", { preferredLanguage: "es", responseDueAt: now + 241 * minute });
    expect(chooseNext([later, english, spanish], ["en"], now)?.id).toBe("english");
    expect(chooseNext([later, english, spanish], ["es"], now)?.id).toBe("spanish");
    expect(chooseNext([later, spanish], ["en"], now)?.id).toBe("spanish");
  });

  it("what is overdue ranks one level higher, but no emergency waits for it", () => {
    const overdue = waiting("overdue", { responseDueAt: now - 1 });
    const high = waiting("high", { urgencyLevel: "high", responseDueAt: now + 30 * minute });
    const emergency = waiting("emergency", { urgencyLevel: "emergency", responseDueAt: now + 14 * minute });
    expect(chooseNext([high, overdue], [], now)?.id).toBe("overdue");
    expect(chooseNext([high, overdue, emergency], [], now)?.id).toBe("emergency");
    expect(chooseNext([], [], now)).toBeNull();
  });

  it("answers twenty waiting drivers, emergencies first, and everybody in the end", () => {
    let queue = Array.from({ length: 20 }, (_, index) =>
      waiting(`t${index}`, { urgencyLevel: (["low", "medium", "high", "emergency"] as const)[index % 4] }),
    );
    const order: string[] = [];
    while (queue.length > 0) {
      const next = chooseNext(queue, ["en"], now);
      if (next === null) break;
      order.push(next.urgencyLevel);
      queue = queue.filter(({ id }) => id !== next.id);
    }
    expect(order).toHaveLength(20);
    expect(order.slice(0, 5)).toEqual(Array(5).fill("emergency"));
    expect(order.at(-1)).toBe("low");
  });
});

describe("a ticket's number as a person says it", () => {
  it.each([
    ["TRK-4W0K9Z", "TRK-4W0K9Z"],
    ["trk 4wok9z", "TRK-4W0K9Z"],
    [" 4w0-k9z ", "TRK-4W0K9Z"],
    ["TRK-IL0000", "TRK-110000"],
    ["TRK-4W0K9", null],
    ["TRK-4W0K9U", null],
    ["Volvo", null],
  ])("%s is %s", (typed, number) => {
    expect(parseTicketNumber(typed)).toBe(number);
  });
});

describe("the beginning of a ticket number as somebody says it", () => {
  it.each([
    ["4w", "TRK-4W"],
    ["trk-4wO", "TRK-4W0"],
    ["TRK-", "TRK-"],
    ["TRK-4W0K9A", "TRK-4W0K9A"],
    ["TRK-4W0K9AB", null],
    ["4W%", null],
    ["Ursula", null],
  ])("%s is %s", (typed, beginning) => {
    expect(ticketNumberBeginning(typed)).toBe(beginning);
  });
});
