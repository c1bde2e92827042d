import { lazy } from "../../lazy.ts";
import { type Category, categories } from "../assessment.ts";
import table from "./spn.json" with { type: "json" };

/** S: stop-class when FMI is 0 or 1; W: repair soon; N: a note only. */
export type SpnClass = "S" | "W" | "N";

export interface SpnEntry {
  readonly spn: number;
  readonly name: string;
  readonly category: Category;
  readonly cls: SpnClass;
}

const entries = lazy(() => new Map(table.entries.map((row) => [Number(row[0]), toEntry(row)] as const)));
/** From here on numbers belong to the makers; what they mean differs between them. */
const firstMakerSpn = 516_096;

/** What tells of the engine oil's pressure or level. */
export const oilSpns: ReadonlySet<number> = new Set([98, 100, 4811]);

/** What the list knows of an SPN; undefined when it does not know the number. */
export function findSpn(spn: number): SpnEntry | undefined {
  return entries().get(spn);
}

export function isMakerSpecific(spn: number): boolean {
  return spn >= firstMakerSpn;
}

export function isKnownSpn(spn: number): boolean {
  return entries().has(spn) || isMakerSpecific(spn);
}

/** FMI 22 to 30 are reserved; nothing above 31 exists. */
export function isUsableFmi(fmi: number): boolean {
  return (fmi >= 0 && fmi <= 21) || fmi === 31;
}

function toEntry(row: readonly (string | number)[]): SpnEntry {
  const category = categories.find((name) => name === row[2]) ?? "unclear";
  const cls: SpnClass = row[3] === "S" || row[3] === "N" ? row[3] : "W";
  return { spn: Number(row[0]), name: String(row[1]), category, cls };
}
