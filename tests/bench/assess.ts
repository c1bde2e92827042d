import { assess } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { bundleEngine, bundleLimit } from "#tests/eval/engine-bundle.ts";
import { type EvalCase, readCases } from "#tests/eval/read-cases.ts";

/**
 * How long an assessment takes over the labelled cases, and how large the engine is: node tests/bench/assess.ts
 * Beside it, in the same rounds, a single pass that cuts the same words and looks each up in a table.
 */
const medianLimit = 5;
const rounds = 7;

/** Every so many cases: all of them, nine times over, take a quarter of an hour. */
const oneIn = 20;

const cases = readCases().filter((_, at) => at % oneIn === 0);
const known = new Set(cases.flatMap(({ messages }) => messages.flatMap(({ content }) => wordsOf(content))));

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  );
}

function singlePass({ messages }: EvalCase): number {
  return messages.reduce((n, { content }) => n + wordsOf(content).filter((word) => known.has(word)).length, 0);
}

function time(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** For each case the median of the rounds, in milliseconds; the two are measured by turns. */
function measure(subjects: readonly EvalCase[]) {
  const engine: number[][] = subjects.map(() => []);
  const pass: number[][] = subjects.map(() => []);
  for (let round = -2; round < rounds; round++) {
    subjects.forEach((one, at) => {
      const { messages, language } = one;
      const took = [time(() => assess({ messages, language })), time(() => singlePass(one))] as const;
      if (round < 0) return;
      engine[at]?.push(took[0]);
      pass[at]?.push(took[1]);
    });
  }
  return { engine: engine.map((all) => quantile(all, 0.5)), pass: pass.map((all) => quantile(all, 0.5)) };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function say(name: string, engine: readonly number[], pass: readonly number[]) {
  const cells = [quantile(engine, 0.5), quantile(engine, 0.99), quantile(pass, 0.5), quantile(pass, 0.99)];
  const [median = 0, high = 0, passMedian = 1, passHigh = 1] = cells;
  const shown = [...cells.map((ms) => ms.toFixed(3)), (median / passMedian).toFixed(0), (high / passHigh).toFixed(0)];
  console.log(
    `${name.padEnd(8)}${String(engine.length).padStart(6)}${shown.map((cell) => cell.padStart(12)).join("")}`,
  );
  return median;
}

const { engine, pass } = measure(cases);
const heads = ["median ms", "p99 ms", "pass median", "pass p99", "× median", "× p99"];
console.log(`${"".padEnd(8)}${"cases".padStart(6)}${heads.map((head) => head.padStart(12)).join("")}`);
for (const language of chatLanguages) {
  const of = (all: readonly number[]) => all.filter((_, at) => cases[at]?.language === language);
  say(language, of(engine), of(pass));
}
const median = say("all", engine, pass);
const bundle = await bundleEngine();
console.log(`\nmedian ${median.toFixed(3)} ms: ${median <= medianLimit ? "within" : "ABOVE"} ${medianLimit} ms`);
for (const language of [...chatLanguages, "all"] as const) {
  const { minified, gzip, brotli } = bundle[language];
  const sizes = `minified ${kilobytes(minified)}, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`;
  const verdict = brotli <= bundleLimit ? "within" : "ABOVE";
  const held = language === "all" ? "every part together" : `${verdict} ${kilobytes(bundleLimit)} with Brotli`;
  console.log(`bundle ${language.padEnd(4)}${sizes}: ${held}`);
}
if (median > medianLimit || chatLanguages.some((language) => bundle[language].brotli > bundleLimit))
  process.exitCode = 1;

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
