import { describe, expect, it } from "vitest";
import { type DriveDecision, driveDecisions, type RedFlag } from "#domain/diagnosis/assessment.ts";
import { type GuideDecision, holdDecision, type OwnDecision } from "#domain/diagnosis/dialogue/drive-verdict.ts";
import { wordingOf } from "#domain/diagnosis/index.ts";

const wording = wordingOf("en");
const canDrive = { stop_now: "no", next_safe_exit: "until", with_care: "yes", not_applicable: "no" } as const;
const urgency = {
  stop_now: "emergency",
  next_safe_exit: "high",
  with_care: "medium",
  not_applicable: "medium",
} as const;
const strictness = { yes: 0, until: 1, no: 2 } as const;

function own(drive: DriveDecision, more: Partial<OwnDecision> = {}): OwnDecision {
  const redFlags = drive === "stop_now" ? (["fire"] as const) : [];
  return { category: "engine", urgency: urgency[drive], drive, redFlags, ...more };
}

function guide(drive: DriveDecision, more: Partial<GuideDecision> = {}): GuideDecision {
  return {
    urgency: urgency[drive],
    drive,
    canDrive: canDrive[drive],
    text: `The guide says ${canDrive[drive]}.`,
    isOutcome: false,
    clears: [],
    newDangers: new Set(),
    danger: "carbon_monoxide",
    coversUrgency: false,
    isNamed: true,
    ...more,
  };
}

const pairs = driveDecisions.flatMap((one) => driveDecisions.map((other) => [one, other] as const));

describe("'Can I drive?' by the engine and an open guide", () => {
  it.each(pairs)("is the stricter of the engine's %s and the guide's %s", (ofEngine, ofGuide) => {
    const { verdict } = holdDecision(own(ofEngine), guide(ofGuide), wording);
    const stricter = Math.max(strictness[canDrive[ofEngine]], strictness[canDrive[ofGuide]]);
    expect(strictness[verdict?.canDrive ?? "yes"]).toBe(stricter);
  });

  it.each(pairs)("never lowers the danger of %s beside a guide's %s", (ofEngine, ofGuide) => {
    const held = holdDecision(own(ofEngine), guide(ofGuide), wording);
    expect(held.drive === ofEngine || ofEngine !== "stop_now").toBe(true);
    expect(held.redFlags).toEqual(expect.arrayContaining([...own(ofEngine).redFlags]));
  });

  it("is the guide's no with its danger where the engine saw none: an exhaust leak may bring fumes into the cab", () => {
    const held = holdDecision(own("with_care"), guide("stop_now"), wording);
    expect(held).toEqual({
      urgency: "emergency",
      drive: "stop_now",
      redFlags: ["carbon_monoxide"],
      verdict: { canDrive: "no", text: "The guide says no." },
    });
  });

  it.each(["next_safe_exit", "stop_now"] as const)(
    "stays the engine's where only a symptom opened the %s guide",
    (drive) => {
      const held = holdDecision(own("with_care"), guide(drive, { isNamed: false }), wording);
      expect([held.drive, held.urgency, held.verdict?.canDrive]).toEqual(["with_care", "medium", "yes"]);
    },
  );

  it("is the guide's where the engine has read nothing of the truck", () => {
    const unread = own("not_applicable", { category: "off_topic", urgency: "low" });
    expect(holdDecision(unread, guide("with_care"), wording)).toMatchObject({ urgency: "medium", drive: "with_care" });
  });

  it("stays the engine's where the truck does not move and the guide names a limit", () => {
    const held = holdDecision(own("not_applicable"), guide("next_safe_exit"), wording);
    expect([held.drive, held.urgency, held.verdict?.canDrive]).toEqual(["not_applicable", "medium", "no"]);
  });

  it("keeps the engine's urgency where the guide is no stricter", () => {
    expect(holdDecision(own("with_care"), guide("with_care", { urgency: "high" }), wording).urgency).toBe("medium");
  });
});

describe("'Can I drive?' at a guide's outcome", () => {
  const yes = guide("with_care", { isOutcome: true });

  it("is softer where the answers have shown every danger to be absent", () => {
    const held = holdDecision(own("stop_now"), { ...yes, clears: ["fire"] }, wording);
    expect(held).toMatchObject({ drive: "with_care", redFlags: [], verdict: { canDrive: "yes" } });
  });

  it.each([
    ["another danger stands", { clears: ["overheat"] }],
    ["the danger was told again since", { clears: ["fire"], newDangers: new Set<RedFlag>(["fire"]) }],
    ["nothing shows it to be absent", { clears: [] }],
  ] as const)("is not softer where %s", (_, more) => {
    const held = holdDecision(own("stop_now"), { ...yes, ...more }, wording);
    expect(held).toMatchObject({ drive: "stop_now", redFlags: ["fire"], verdict: { canDrive: "no" } });
  });

  it("is softer without a danger where the guide is about all that made it urgent", () => {
    const held = holdDecision(own("next_safe_exit"), { ...yes, coversUrgency: true }, wording);
    expect(held).toMatchObject({ drive: "with_care", urgency: "medium", verdict: { canDrive: "yes" } });
  });

  it("is the stricter one otherwise", () => {
    expect(holdDecision(own("next_safe_exit"), yes, wording).drive).toBe("next_safe_exit");
    expect(holdDecision(own("with_care"), { ...guide("stop_now"), isOutcome: true }, wording).drive).toBe("stop_now");
  });
});

it("a guide that is not softer before its outcome never is, whatever it clears", () => {
  const early = guide("with_care", { clears: ["fire"], coversUrgency: true });
  expect(holdDecision(own("stop_now"), early, wording)).toMatchObject({ drive: "stop_now", redFlags: ["fire"] });
  expect(holdDecision(own("next_safe_exit"), early, wording).drive).toBe("next_safe_exit");
});
