import { describe, expect, it } from "vitest";
import { basisOf } from "#domain/chat/basis.ts";
import { assess, conclude, reply, wordingOf } from "#domain/diagnosis/index.ts";
import { estimateIds, estimateSources } from "#domain/diagnosis/knowledge/estimates.ts";
import { chatLanguages } from "#domain/languages/languages.ts";

const says = (content: string) => assess({ messages: [{ role: "user", content }], language: "en" });

describe("What a conclusion says of the repair", () => {
  it.each([
    ["I smell smoke and there are flames under the hood", "emergency"],
    ["blown tire on the trailer", "tire"],
    ["need a tow truck", "tow"],
    ["oil pressure dropped to zero", "tow"],
    ["check engine light is on", "dealer"],
    ["I need a part delivered", "parts"],
    ["brakes squeal a bit", "shop"],
    ["won't crank, only clicks", "roadside"],
  ])("%s: %s", (content, service) => {
    expect(says(content).outlook?.service.id).toBe(service);
  });

  it("names parts that the likely causes take, likeliest first", () => {
    const { outlook, causes } = says("won't crank, only clicks");
    expect(causes[0]?.id).toBe("battery_low");
    expect(outlook?.parts[0]).toBe("batteries");
    expect(outlook?.parts.length).toBeLessThanOrEqual(3);
  });

  it("gives time and cost only with a source and a grade, and says where it has none", () => {
    const tow = says("need a tow truck");
    expect(tow.outlook?.cost?.source).toMatchObject({ grade: "C" });
    expect(basisOf(tow).known.filter(({ of }) => of === "estimate")).toHaveLength(2);
    const dealer = says("check engine light is on");
    expect(dealer.outlook?.cost).toBeNull();
    expect(basisOf(dealer).unknown.map(({ of }) => of)).toContain("cost");
    for (const id of estimateIds) expect(estimateSources[id].title).not.toBeNull();
  });

  it("has nothing to repair in a question about the account or a joke", () => {
    expect(says("how do I cancel my subscription").outlook).toBeNull();
    expect(says("tell me a joke").outlook).toBeNull();
  });
});

describe("What a conclusion rests on", () => {
  it("is named for every likely cause that the answer lists", () => {
    for (const content of ["truck is overheating and losing coolant", "air leak at the glad hand", "SPN 94 FMI 18"]) {
      for (const { evidence } of says(content).causes) expect(evidence.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["coolant SPN 111 FMI 1", "SPN 111 FMI 1"],
    ["low coolant lamp and 111/1", "111/1"],
    ["низкое давление воздуха SPN 46 FMI 1", "SPN 46 FMI 1"],
  ])("is a code as a whole, and none of its numbers as a reading: %s", (content, code) => {
    const numbers = says(content)
      .causes.flatMap(({ evidence }) => evidence)
      .filter((words) => /\d/u.test(words));
    expect([...new Set(numbers)]).toEqual([code]);
  });

  it("is a reading beside a code, where the driver gives both", () => {
    const words = says("air at 46 psi, SPN 46 FMI 1").causes.flatMap(({ evidence }) => evidence);
    expect(words).toContain("46 psi");
    expect(words).toContain("SPN 46 FMI 1");
  });

  it("is no reading where the driver speaks a code's numbers out", () => {
    expect(says("air pressure code SPN fifty FMI one").redFlags).toEqual([]);
    const words = says("engine temperature, SPN 230 FMI 3").causes.flatMap(({ evidence }) => evidence);
    expect(words).not.toContain("230");
  });

  it.each(chatLanguages)("is given as the driver's own words in %s", (language) => {
    const conclusion = conclude({ messages: [{ role: "user", content: "transmission slipping" }], language });
    const { because } = wordingOf(language).reply;
    expect(reply(conclusion, language)).toMatch(new RegExp(`${because} [“«][^”»]*slipping[^”»]*[”»]`, "u"));
  });

  it.each([
    ["ru", "не крутит стартер, стою на стоянке", "не крутит стартер"],
    ["es", "el motor no prende", "no prende"],
    ["ar", "السلف ما يدور", "ما يدور"],
    ["en", "the brakes are not holding", "not holding"],
  ] as const)("never says the opposite of what was written in %s: %s", (language, content, words) => {
    const { restsOn = [] } = assess({ messages: [{ role: "user", content }], language });
    expect(restsOn.join(" · ")).toContain(words);
  });

  it("is not invented where there are no words of the driver's", () => {
    const conclusion = conclude({ messages: [{ role: "user", content: "transmission slipping" }], language: "en" });
    const causes = conclusion.assessment.causes.map((cause) => ({ ...cause, evidence: [] }));
    const text = reply({ ...conclusion, assessment: { ...conclusion.assessment, causes } }, "en");
    expect(text).not.toContain(wordingOf("en").reply.because);
  });

  it("may be too little for a cause, and then the answer says so", () => {
    const conclusion = conclude({ messages: [{ role: "user", content: "something with the brakes" }], language: "en" });
    expect(conclusion.assessment.causes).toEqual([]);
    expect(reply(conclusion, "en")).toContain(wordingOf("en").reply.causeUnknown);
  });
});

describe("Checks", () => {
  it("start with what can be read from the seat and end with what takes hands", () => {
    const { checks } = says("truck is running hot");
    const cold = checks.indexOf(wordingOf("en").checks.coolant_cold);
    expect(checks.length).toBeGreaterThan(1);
    expect(cold).toBe(checks.length - 1);
  });

  it("are left out while the truck must be left alone", () => {
    expect(says("smoke from the wheel").checks).toEqual([]);
  });
});
