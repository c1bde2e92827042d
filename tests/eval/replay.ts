import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Assessment } from "#domain/diagnosis/assessment.ts";
import type { AssessInput } from "#domain/diagnosis/input.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { type EvalCase, readCases } from "./read-cases.ts";

/**
 * npm run eval -- replay: answers the labelled cases with two versions of the engine and prints what differs.
 *
 *   --against REF   the commit, branch or tag to compare with (default: main)
 *   --every N       replays every N-th case (default: 20; 1 replays all and takes about half an hour)
 *
 * Answers are kept in .generated/replay, so that a commit is replayed once.
 */

/** What both versions export. */
interface Engine {
  readonly conclude: (input: AssessInput) => { readonly assessment: Assessment };
  readonly reply: (conclusion: unknown, language: ChatLanguage) => string;
}

/** What one engine answers to one case. */
interface Answer {
  readonly id: string;
  readonly assessment: Assessment;
  readonly reply: string;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = `${root}.generated/replay/`;
const mostShown = 25;

const { values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string", default: "main" }, every: { type: "string", default: "20" } },
});
const every = Number(values.every);
const cases = readCases().filter((_, at) => at % every === 0);
const commit = git("rev-parse", "--verify", `${values.against}^{commit}`).trim();

const before = await earlierAnswers(commit, cases);
const now = answersOf(await engineIn(root), cases);
writeFileSync(`${folder}now.jsonl`, linesOf(now));
report(before, now);

/** The answers of the engine at a commit: kept ones where that commit was replayed before. */
async function earlierAnswers(of: string, labelled: readonly EvalCase[]): Promise<readonly Answer[]> {
  const kept = `${folder}${of}-every-${every}.jsonl`;
  if (existsSync(kept))
    return readFileSync(kept, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const copy = `${folder}${of}/`;
  mkdirSync(copy, { recursive: true });
  execFileSync("tar", ["-x", "-C", copy], { input: gitBytes("archive", of, "domain", "package.json") });
  const answers = answersOf(await engineIn(copy), labelled);
  writeFileSync(kept, linesOf(answers));
  return answers;
}

/** The engine of a copy of the repository. */
async function engineIn(copy: string): Promise<Engine> {
  const entry = ["index.ts", "engine.ts"].map((file) => `${copy}domain/diagnosis/${file}`).find(existsSync);
  if (entry === undefined) throw new Error(`${copy} has no engine.`);
  return import(entry);
}

function answersOf({ conclude, reply }: Engine, labelled: readonly EvalCase[]): readonly Answer[] {
  return labelled.map(({ id, messages, language }) => {
    const conclusion = conclude({ messages, language });
    return { id, assessment: conclusion.assessment, reply: reply(conclusion, language) };
  });
}

function linesOf(answers: readonly Answer[]): string {
  return answers.map((answer) => `${JSON.stringify(answer)}\n`).join("");
}

/** Prints how many cases differ in which field, then the first of them with both answers. */
function report(earlier: readonly Answer[], later: readonly Answer[]): void {
  const messageOf = new Map(cases.map(({ id, messages }) => [id, messages.map(({ content }) => content).join(" || ")]));
  const fieldsOf = (answer: Answer | undefined): Readonly<Record<string, unknown>> => ({
    ...answer?.assessment,
    reply: answer?.reply,
  });
  const counts = new Map<string, number>();
  const shown: string[] = [];
  for (const [at, answer] of later.entries()) {
    const [was, is] = [fieldsOf(earlier[at]), fieldsOf(answer)];
    const differing = Object.keys({ ...was, ...is }).filter(
      (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
    );
    for (const field of differing) counts.set(field, (counts.get(field) ?? 0) + 1);
    if (differing.length === 0) continue;
    const lines = differing.flatMap((field) => [
      `    ${field}`,
      `      - ${JSON.stringify(was[field])}`,
      `      + ${JSON.stringify(is[field])}`,
    ]);
    shown.push(`  ${answer.id} | ${messageOf.get(answer.id)}\n${lines.join("\n")}`);
  }
  console.log(`${later.length} cases, ${shown.length} of them answered differently than at ${commit.slice(0, 7)}.`);
  for (const [field, count] of counts) console.log(`  ${field}: ${count}`);
  console.log(shown.slice(0, mostShown).join("\n"));
  if (shown.length > 0) process.exitCode = 1;
}

function git(...args: readonly string[]): string {
  return gitBytes(...args).toString("utf8");
}

function gitBytes(...args: readonly string[]): Buffer {
  return execFileSync("git", args, { cwd: root, maxBuffer: 1 << 28 });
}
