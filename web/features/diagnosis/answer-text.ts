import type { Assessment } from "#domain/diagnosis/assessment.ts";

const marker = /^(?:[-*•–]|\d{1,2}[.)])\s+/u;

const unfinishedMarker = /^(?:[-*•–]|\d{1,2}[.)]?)$/u;

/**
 * What an answer says beyond its assessment, which is drawn as a card of its own: list blocks whose every line the
 * card shows, and the card's question, are left out. With `whole` false, the end that may still become such a
 * block is held back, so that nothing on the screen disappears again.
 */
export function textBesideCard(text: string, assessment: Assessment | null, whole: boolean): string {
  if (assessment === null) return text;
  const items = itemsOf(assessment);
  const blocks = text.split(/\n{2,}/);
  return blocks
    .filter((block, index) => {
      const ended = whole || index < blocks.length - 1;
      return ended ? !isCovered(block, items) : !mayBeCovered(block, items);
    })
    .join("\n\n")
    .trim();
}

function itemsOf(assessment: Assessment): readonly string[] {
  return [
    ...assessment.steps,
    ...assessment.checks,
    ...assessment.causes.map((cause) => cause.text),
    ...assessment.faultCodes.map(({ spn, fmi }) => (fmi === null ? `SPN ${spn}` : `SPN ${spn} FMI ${fmi}`)),
    ...(assessment.outlook ? [assessment.outlook.service.text, ...assessment.outlook.parts] : []),
    ...(assessment.question === null ? [] : [assessment.question]),
  ].filter((item) => item !== "");
}

function isCovered(block: string, items: readonly string[]): boolean {
  const lines = linesOf(block);
  if (lines.length === 1) return isItem(lines[0] ?? "", items);
  const [first = "", ...rest] = lines;
  return rest.every((line) => isItem(line, items)) && (isHeading(first) || isItem(first, items));
}

/** Whether a block that is still being written could end as a covered one. */
function mayBeCovered(block: string, items: readonly string[]): boolean {
  const lines = linesOf(block);
  const last = lines.at(-1) ?? "";
  const before = lines.slice(0, -1);
  const soFar = before.every((line, index) => isItem(line, items) || (index === 0 && isHeading(line)));
  if (!soFar) return false;
  return isItem(last, items) || isBeginning(last, items) || (before.length === 0 && mayBeHeading(last));
}

function linesOf(block: string): readonly string[] {
  return block
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A colon ends it, and no sentence stands before: "With care: …" behind another sentence heads nothing. */
function isHeading(line: string): boolean {
  return /[:：]$/.test(line) && !marker.test(line) && !/[.!?؟]\s/u.test(line);
}

/** Headings are short and no sentence. */
function mayBeHeading(line: string): boolean {
  return isHeading(line) || (line.length < 80 && !/[.!?…؟]$/u.test(line) && !/[.!?؟]\s/u.test(line));
}

/** A line that shows an item, also one with its reasons after it. */
function isItem(line: string, items: readonly string[]): boolean {
  const said = line.replace(marker, "");
  return items.some(
    (item) => said.startsWith(item) || (item.startsWith("SPN ") && marker.test(line) && said.includes(item)),
  );
}

function isBeginning(line: string, items: readonly string[]): boolean {
  const said = line.replace(marker, "");
  return unfinishedMarker.test(line) || items.some((item) => item.startsWith(said));
}
