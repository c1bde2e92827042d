import { describe, expect, it } from "vitest";
import { basisOf } from "#domain/chat/basis.ts";
import { assess } from "#domain/diagnosis/index.ts";

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

  it.each([
    ["someone is hurt in the crash", ["hurt", "crash"]],
    ["hazmat tanker leaking chlorine", ["leaking"]],
    ["smoke from the dash", ["smoke"]],
    ["stalled in the left lane", ["left lane"]],
    ["coolant at 240 F and steam", ["240 F"]],
    ["SPN 100 FMI 1", ["SPN 100 FMI 1"]],
    ["transmission slipping in high gear", ["slipping"]],
  ])("are the words, codes or readings of the danger or the system itself: %s", (content, words) => {
    const drive = basis(content).known.find(({ of }) => of === "drive");
    const said = drive?.evidence.join(" | ") ?? "";
    for (const word of words) expect.soft(said).toContain(word);
  });

  it("are nobody else's words: a danger is not explained with another complaint", () => {
    const drive = basis("mirror glass is cracked, and the low air buzzer is on").known.find(({ of }) => of === "drive");
    expect(drive?.evidence.join(" ")).toContain("low air");
    expect(drive?.evidence.join(" ")).not.toContain("mirror");
  });

  it("has a source and a grade for every block of the card: decision, steps, codes, causes, checks, help, ranges", () => {
    const { known } = basis("flat tire on the trailer, SPN 241 FMI 17");
    expect(new Set(known.map(({ of }) => of))).toEqual(
      new Set(["drive", "steps", "code", "cause", "checks", "service", "estimate"]),
    );
    for (const { source } of known) expect(source.title !== null || source.grade === "K").toBe(true);
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
