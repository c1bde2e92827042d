import { render } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { UrgencyLevel } from "#domain/tickets/urgency.ts";
import { DueClock } from "#web/features/desk/due-clock.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";

const now = new Date(2026, 10, 21, 1, 40).getTime();
const minute = 60_000;

beforeAll(() => activateLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

function clock(dueAt: number | null, danger: UrgencyLevel) {
  return render(<DueClock dueAt={dueAt} danger={danger} />).container.firstElementChild;
}

describe("The clock of a reply at the desk", () => {
  it.each([
    ["emergency", "bg-red"],
    ["high", "bg-orange"],
    ["low", "bg-orange"],
  ] as const)("that is late on a ticket of %s urgency has the fill %s", (danger, fill) => {
    const plate = clock(now - minute, danger);
    expect(plate?.classList).toContain(fill);
    expect(plate?.textContent).toBe("Overdue by1:00");
  });

  it("has no fill before it is late, and is orange in its last ten minutes", () => {
    expect(clock(now + 20 * minute, "emergency")?.className).not.toMatch(/\bbg-|text-orange-ink/);
    expect(clock(now + 9 * minute, "emergency")?.classList).toContain("text-orange-ink");
  });

  it("is not there when no reply is owed", () => {
    expect(clock(null, "emergency")).toBeNull();
  });
});
