import { type Judged, type Kind, kinds, type Row } from "./measure.ts";
import { type Part, parts } from "./read-cases.ts";

const columns: readonly [string, (row: Row) => string][] = [
  ["part", (row) => row.part],
  ["lang", (row) => row.language],
  ["n", (row) => String(row.n)],
  ["category %", (row) => percentage(row.category)],
  ["urgency %", (row) => percentage(row.urgency)],
  ["drive %", (row) => percentage(row.drive)],
  ["codes %", (row) => percentage(row.codes)],
  ["emergencies", (row) => String(row.emergencies)],
  ["missed", (row) => String(row.missed)],
  ["false", (row) => `${row.falseAlarms} (${percentage(row.falseShare)} %)`],
];

/** The table of both parts. */
export function table(rows: readonly Row[]): string {
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) => line.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((line) => line.join("  "))
    .join("\n");
}

/** Which category was taken for which, commonest first, for each part. */
export function confusion(judged: readonly Judged[]): string {
  return parts.map((part) => `${part}: categories taken for others\n${confusionOf(part, judged)}`).join("\n\n");
}

function confusionOf(part: Part, judged: readonly Judged[]): string {
  const counts = new Map<string, number>();
  for (const { labelled, found, wrong } of judged) {
    if (labelled.part !== part || !wrong.includes("category")) continue;
    const pair = `${labelled.category.join("/")} → ${found.category}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  if (counts.size === 0) return "  none";
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([pair, n]) => `  ${String(n).padStart(3)}  ${pair}`)
    .join("\n");
}

/** The misses of the looked-at part with their texts, by language and gravest kind. */
export function misses(judged: readonly Judged[]): string {
  const shown = judged.filter(({ labelled, wrong }) => labelled.part === "looked-at" && wrong.length > 0);
  const languages = [...new Set(shown.map(({ labelled }) => labelled.language))];
  const blocks = languages.flatMap((language) =>
    kinds.map((kind) => {
      const ofKind = shown.filter(({ labelled, wrong }) => labelled.language === language && wrong[0] === kind);
      return ofKind.length === 0 ? "" : `## ${language}: ${kind} (${ofKind.length})\n${ofKind.map(lineOf).join("\n")}`;
    }),
  );
  return blocks.filter((block) => block !== "").join("\n\n");
}

function lineOf({ labelled, found, wrong }: Judged): string {
  const text = labelled.messages.map(({ role, content }) => {
    const line = content.replaceAll("\n", " ");
    return role === "assistant" ? `A: ${line}` : line;
  });
  const differing: Partial<Record<Kind, string>> = {
    category: `${found.category} for ${labelled.category.join("/")}`,
    codes: `[${found.codes.join()}] for [${labelled.codes.join()}]`,
    drive: `${found.drive} for ${labelled.drive.join("/")}`,
    urgency: `${found.urgency} for ${labelled.urgency.join("/")}`,
  };
  const told = wrong.flatMap((kind) => differing[kind] ?? []);
  return `- ${labelled.id} ${told.join(", ")} | ${text.join(" || ")}`;
}

function percentage(share: number): string {
  return (share * 100).toFixed(1);
}
