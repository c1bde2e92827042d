import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { type Category, categories, type DriveDecision, driveDecisions } from "#domain/diagnosis/assessment.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { type UrgencyLevel, urgencyLevels } from "#domain/tickets/urgency.ts";

/** The part that developers may look at, and the part that is only measured. */
export const parts = ["looked-at", "measured"] as const;
export type Part = (typeof parts)[number];

/** What a driver writes, and what has to be concluded from it (tests/eval/README.md). */
export interface EvalCase {
  readonly id: string;
  readonly part: Part;
  readonly language: ChatLanguage;
  readonly messages: readonly DialogueLine[];
  /** Any of these is right; more than one only where the facts leave it open. */
  readonly category: readonly Category[];
  readonly urgency: readonly UrgencyLevel[];
  readonly drive: readonly DriveDecision[];
  /** `SPN/FMI`, with `?` for an FMI that was not given; sorted. */
  readonly codes: readonly string[];
}

const urgencyOf = new Map<string, UrgencyLevel>(urgencyLevels.map((level) => [level.charAt(0), level]));
const driveOf = new Map<string, DriveDecision>([
  ["s", "stop_now"],
  ["x", "next_safe_exit"],
  ["c", "with_care"],
  ["n", "not_applicable"],
]);

const JsonCase = z.object({
  id: z.string(),
  language: z.enum(chatLanguages),
  message: z.optional(z.string()),
  messages: z.optional(z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() }))),
  category: z.enum(categories),
  urgency: z.enum(urgencyLevels),
  drive: z.enum(driveDecisions),
  fault_codes: z._default(z.array(z.object({ spn: z.int(), fmi: z.nullable(z.int()) })), []),
});

/**
 * Every case: `holdout-style/` only measured, `cases/` in both parts, `practice/` to be looked at. Of a message that is
 * there twice the first counts, so that none of the measured part is ever learnt from.
 */
export function readCases(): readonly EvalCase[] {
  const cases = [
    ...readFolder("holdout-style", () => "measured"),
    ...readFolder("cases", partOf),
    ...readFolder("practice", () => "looked-at"),
  ];
  return [...new Map(cases.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

/** Half of the ids, by their hash: a case stays in its part whatever is written around it. */
export function partOf(id: string): Part {
  return digest(id).charCodeAt(0) % 2 === 0 ? "looked-at" : "measured";
}

/** How codes are written in labels and compared. */
export function codeText(code: { readonly spn: number; readonly fmi: number | null }): string {
  return `${code.spn}/${code.fmi ?? "?"}`;
}

function readFolder(name: string, choosePart: (id: string) => Part): EvalCase[] {
  const folder = new URL(`${name}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), "utf8");
      const where = (index: number) => `${name}/${file}, line ${index + 1}`;
      const lines = text.split("\n").map((line, index) => ({ line: line.trim(), at: where(index) }));
      const told = lines.filter(({ line }) => line !== "" && !line.startsWith("#"));
      if (file.endsWith(".jsonl")) return told.map(({ line, at }) => readJson(line, at, choosePart));
      const language = chatLanguages.find((known) => known === file.slice(0, 2));
      if (language === undefined || !file.endsWith(".txt")) throw new Error(`${name}/${file} names no language.`);
      return told.map(({ line, at }) => readLine(line, language, at, choosePart));
    });
}

function readJson(line: string, at: string, choosePart: (id: string) => Part): EvalCase {
  const { data, error } = JsonCase.safeParse(JSON.parse(line));
  if (data === undefined) throw new Error(`${at}: ${error?.issues[0]?.path.join(".") ?? "it"} cannot be read.`);
  const { id, language, message, messages, category, urgency, drive, fault_codes } = data;
  const said = messages ?? (message === undefined ? [] : [{ role: "user" as const, content: message }]);
  if (said.length === 0) throw new Error(`${at}: nothing is said.`);
  const codes = fault_codes.map(codeText).sort();
  const label = { category: [category], urgency: [urgency], drive: [drive], codes };
  return { id, part: choosePart(id), language, messages: said, ...label };
}

function readLine(line: string, language: ChatLanguage, at: string, choosePart: (id: string) => Part): EvalCase {
  const bar = line.indexOf(" | ");
  const [categoryText = "", urgencyText = "", driveText = "", codeList = "-", ...rest] = line.slice(0, bar).split(" ");
  const category = eachOf(categoryText.split("/"), (text) => categories.find((known) => known === text), at);
  const urgency = eachOf([...urgencyText], (letter) => urgencyOf.get(letter), at);
  const drive = eachOf([...driveText], (letter) => driveOf.get(letter), at);
  if (bar < 0 || rest.length > 0) throw new Error(`${at} cannot be read.`);
  const message = line.slice(bar + 3).trim();
  const id = `${language}-${digest(message)}`;
  const messages = message.split("||").map((turn): DialogueLine => {
    const said = turn.trim();
    return said.startsWith("A: ") ? { role: "assistant", content: said.slice(3) } : { role: "user", content: said };
  });
  const codes = codeList === "-" ? [] : codeList.split(",").sort();
  return { id, part: choosePart(id), language, messages, category, urgency, drive, codes };
}

function eachOf<T>(texts: readonly string[], read: (text: string) => T | undefined, at: string): readonly T[] {
  const found = texts.map(read).filter((value) => value !== undefined);
  if (found.length === 0 || found.length < texts.length) throw new Error(`${at} cannot be read.`);
  return found;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
