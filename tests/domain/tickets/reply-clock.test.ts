import { describe, expect, it } from "vitest";
import { answeredAt, type ClockLine, clockAfter, clockAtSubmission } from "#domain/tickets/reply-clock.ts";

const minute = 60_000;
const medium = { urgencyLevel: "medium", assessedUrgency: null } as const;
const submitted = clockAtSubmission(0, 240 * minute);

function line(senderType: ClockLine["senderType"], at: number, rest: Partial<ClockLine> = {}): ClockLine {
  return { kind: "message", audience: "everyone", senderType, createdAt: at * minute, ...rest };
}

describe("The clock of a ticket's replies", () => {
  it("starts at the submission and is due with the first reply", () => {
    expect(submitted).toEqual({ firstResponseAt: null, waitingSince: 0, replyDueAt: 240 * minute });
  });

  it("stops at the first message of staff to the driver", () => {
    const clock = clockAfter(submitted, [line("support", 7)], medium);
    expect(clock).toEqual({ firstResponseAt: 7 * minute, waitingSince: null, replyDueAt: null });
  });

  it.each([
    ["a system line, such as a claim", line("system", 3, { kind: "system" })],
    ["a note for staff", line("support", 3, { audience: "staff" })],
    ["another message of the driver", line("driver", 3)],
  ])("goes on through %s", (_what, said) => {
    expect(clockAfter(submitted, [said], medium)).toEqual(submitted);
  });

  it("starts again when the driver writes, due after the target of the danger", () => {
    const lines = [line("support", 7), line("driver", 20), line("driver", 21)];
    const clock = clockAfter(submitted, lines, medium);
    expect(clock).toEqual({ firstResponseAt: 7 * minute, waitingSince: 20 * minute, replyDueAt: 260 * minute });
    expect(clockAfter(submitted, lines, { ...medium, assessedUrgency: "emergency" }).replyDueAt).toBe(35 * minute);
  });

  it("keeps the first reply when staff write again, and changes nothing when told the same lines again", () => {
    const lines = [line("support", 7), line("driver", 20), line("support", 25)];
    const clock = clockAfter(submitted, lines, medium);
    expect(clock).toEqual({ firstResponseAt: 7 * minute, waitingSince: null, replyDueAt: null });
    expect(clockAfter(clock, lines, medium)).toEqual(clock);
  });

  it("counts a resolution without a message as the answer", () => {
    expect(answeredAt({ firstResponseAt: null, resolvedAt: 9 })).toBe(9);
    expect(answeredAt({ firstResponseAt: 4, resolvedAt: 9 })).toBe(4);
    expect(answeredAt({ firstResponseAt: null, resolvedAt: null })).toBeNull();
  });
});
