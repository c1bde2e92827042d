import { describe, expect, it } from "vitest";
import { categories } from "#domain/diagnosis/assessment.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { type Judged, kinds, type Row, tabulate } from "#tests/eval/measure.ts";
import { type EvalCase, partOf, parts, readCases } from "#tests/eval/read-cases.ts";
import { confusion, misses, table } from "#tests/eval/report.ts";
import { unmetTargets } from "#tests/eval/targets.ts";

const cases = readCases();
const said = (messages: EvalCase["messages"]) =>
  messages.length === 1 ? messages.map(({ content }) => content.replaceAll("\n", " ")) : [];

describe("the labelled cases", () => {
  it("are many, the languages about evenly, and every language has every category", () => {
    expect(cases.length).toBeGreaterThanOrEqual(400);
    for (const language of chatLanguages) {
      const ofLanguage = cases.filter((one) => one.language === language);
      expect(ofLanguage.length).toBeGreaterThan(cases.length / 5);
      for (const category of categories)
        expect(ofLanguage.some((one) => one.category.length === 1 && one.category[0] === category)).toBe(true);
    }
  });

  it("fall into both parts, and stay there", () => {
    for (const part of parts) expect(cases.filter((one) => one.part === part).length).toBeGreaterThan(400);
    expect(partOf("en-1")).toBe(partOf("en-1"));
  });
});

describe("what npm run eval prints", () => {
  const found = { category: "unclear", urgency: "low", drive: "not_applicable", codes: [] } as const;
  const allWrong = cases.map((labelled): Judged => ({ labelled, found, wrong: kinds }));

  it("shows the texts of the looked-at part and never those of the measured part", () => {
    const rows = tabulate(allWrong);
    const printed = [table(rows), confusion(allWrong), misses(allWrong), ...unmetTargets(rows)].join("\n");
    const shownIds = new Set([...printed.matchAll(/^- (\S+) /gmu)].map((match) => match[1]));
    for (const { id, part } of cases) expect(shownIds.has(id)).toBe(part === "looked-at");
    const shownTexts = new Set(printed.split("\n").map((line) => line.slice(line.indexOf(" | ") + 3)));
    const lookedAt = new Set(cases.flatMap(({ part, messages }) => (part === "looked-at" ? said(messages) : [])));
    for (const text of cases.flatMap(({ messages }) => said(messages)))
      expect(shownTexts.has(text)).toBe(lookedAt.has(text));
  });
});

describe("the targets", () => {
  const perfect: Omit<Row, "language"> = {
    part: "measured",
    n: 100,
    category: 1,
    urgency: 1,
    drive: 1,
    codes: 1,
    emergencies: 20,
    missed: 0,
    falseAlarms: 0,
    falseShare: 0,
  };
  const withAll = (all: Partial<Row>, spanish: Partial<Row> = {}): Row[] => [
    { ...perfect, language: "en" },
    { ...perfect, language: "es", ...spanish },
    { ...perfect, language: "all", ...all },
  ];

  it("are met by an engine without a fault", () => {
    expect(unmetTargets(withAll({}))).toEqual([]);
  });

  it.each([
    ["a missed emergency", withAll({ missed: 1 })],
    ["false emergencies", withAll({ falseShare: 0.031 })],
    ["wrong categories", withAll({ category: 0.949 })],
    ["a wrong code", withAll({ codes: 0.999 })],
    ["a language that is behind", withAll({}, { category: 0.969 })],
    ["nothing measured", []],
  ])("are not met with %s", (_, rows) => {
    expect(unmetTargets(rows)).toHaveLength(1);
  });
});
