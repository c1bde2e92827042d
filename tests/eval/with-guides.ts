import { parseArgs } from "node:util";
import { conclude, guidesIn } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { type Judged, judge, judgeBy } from "./measure.ts";
import { type EvalCase, readCases } from "./read-cases.ts";

/**
 * npm run eval -- guides: answers labelled cases of the looked-at part with and without the guides, and prints how many of
 * the decisions are right in each way and where a guide made one worse.
 *
 *   --every N   takes every N-th case (default: 40)
 */
const { values } = parseArgs({ allowPositionals: true, options: { every: { type: "string", default: "40" } } });
const guides = new Map(await Promise.all(chatLanguages.map(async (one) => [one, await guidesIn(one)] as const)));
const cases = readCases()
  .filter(({ part }) => part === "looked-at")
  .filter((_, at) => at % Number(values.every) === 0);

const pairs = cases.map((labelled) => [judge(labelled), withGuides(labelled)] as const);
const opened = pairs.filter(([, { guide }]) => guide !== null);
console.log(`${cases.length} cases, ${opened.length} of them open a guide.`);
for (const kind of ["emergency missed", "false emergency", "drive", "urgency"] as const) {
  const [without, within] = [0, 1].map((at) => pairs.filter((pair) => pair[at as 0 | 1].wrong.includes(kind)).length);
  console.log(`  ${kind}: ${without} wrong without guides, ${within} with them`);
}
for (const [before, after] of pairs) {
  const worse = after.wrong.filter((kind) => !before.wrong.includes(kind));
  if (worse.length === 0) continue;
  const { id, messages, urgency, drive } = after.labelled;
  const said = messages.map(({ content }) => content).join(" || ");
  console.log(`  ${worse.join(", ")} | ${id} | ${after.guide} | ${said}`);
  console.log(`    label ${urgency}/${drive}, was ${of(before)}, is ${of(after)}`);
}

function withGuides(labelled: EvalCase): Judged & { readonly guide: string | null } {
  const { messages, language } = labelled;
  const { assessment } = conclude({ messages, language, guides: guides.get(language) ?? [] });
  return { ...judgeBy(labelled, assessment), guide: assessment.guide ?? null };
}

function of({ found: { urgency, drive } }: Judged): string {
  return `${urgency}/${drive}`;
}
