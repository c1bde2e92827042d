import { expect, it } from "vitest";
import { judge, tabulate } from "#tests/eval/measure.ts";
import { readCases } from "#tests/eval/read-cases.ts";

/** What has been reached and may not be lost; the target, every emergency, is npm run eval's. */
const reached = 0.98;
const falseShare = 0.03;
/** Of the looked-at part every tenth case, of the measured part all. */
const oneIn = 10;

const judged = readCases()
  .filter(({ part }, at) => part === "measured" || at % oneIn === 0)
  .map(judge);
const idsOf = (kind: "emergency missed" | "false emergency") =>
  judged
    .filter(({ wrong }) => wrong.includes(kind))
    .map(({ labelled }) => labelled.id)
    .join(", ");

it("emergencies among the labelled cases are found; the missed ones are named", () => {
  const emergencies = judged.filter(({ labelled }) => labelled.urgency.every((level) => level === "emergency"));
  const found = emergencies.filter(({ wrong }) => !wrong.includes("emergency missed"));
  expect(found.length / emergencies.length, `missed: ${idsOf("emergency missed")}`).toBeGreaterThanOrEqual(reached);
});

it("at most 3 % of the rest are taken for one", () => {
  const measured = tabulate(judged).find((row) => row.part === "measured" && row.language === "all");
  expect(measured?.falseShare, `false: ${idsOf("false emergency")}`).toBeLessThanOrEqual(falseShare);
});
