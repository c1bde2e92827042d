import { describe, expect, it } from "vitest";
import { basisOf } from "#domain/chat/basis.ts";
import { assess } from "#domain/diagnosis/engine.ts";

const basis = (content: string) => basisOf(assess({ messages: [{ role: "user", content }], language: "en" }));

describe("What a conclusion rests on", () => {
  it("are the driver's words, with source and grade", () => {
    const { known } = basis("low air buzzer, 50 psi");
    expect(known[0]).toMatchObject({ of: "drive", source: { grade: "B" } });
    expect(known[0]?.evidence.join(" ")).toContain("low air");
    const causes = known.filter(({ of }) => of === "cause");
    expect(causes.length).toBeGreaterThan(0);
    for (const cause of causes) expect(cause.evidence.length).toBeGreaterThan(0);
  });

  it("is a code's number for its meaning, and its cause stays unknown", () => {
    const { known, unknown } = basis("SPN 3251 FMI 0");
    expect(known.find(({ of }) => of === "code")).toMatchObject({
      evidence: ["SPN 3251 FMI 0"],
      source: { grade: "A" },
    });
    expect(known[0]?.evidence).toEqual(["SPN 3251 FMI 0"]);
    expect(unknown).toContainEqual({ of: "cause_of_code", text: "SPN 3251 FMI 0" });
  });

  it("names the codes that nobody knows, the question that is open, and what nobody has seen", () => {
    const { unknown } = basis("SPN 519999 FMI 3");
    expect(unknown.map(({ of }) => of)).toContain("seen");
    const unconfirmed = basisOf({
      ...assess({ messages: [{ role: "user", content: "hello" }], language: "en" }),
      codesToConfirm: [{ spn: 100, fmi: 1 }],
    });
    expect(unconfirmed.unknown).toContainEqual({ of: "photo_code", text: "SPN 100 FMI 1" });
    expect(unconfirmed.known).toEqual([]);
  });
});
