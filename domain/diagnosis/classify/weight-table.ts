import { urgencyLevels } from "../../tickets/urgency.ts";
import { categories, type DriveDecision, driveDecisions } from "../assessment.ts";

/** The drive decisions that weights speak for. Whether a truck must stop follows from the danger, never from weights. */
export const weighedDrives = driveDecisions.filter(
  (decision): decision is Exclude<DriveDecision, "stop_now"> => decision !== "stop_now",
);

/** What weights speak for, in the order of `Levels`: the categories, then the urgencies, then the drive decisions. */
export const outcomes = [...categories, ...urgencyLevels, ...weighedDrives] as const;

/** How much one fact speaks for each outcome, in whole steps of `weightStep`. */
export type Levels = Int8Array;

/** The levels of each fact. */
export type Weights = ReadonlyMap<string, Levels>;

/** What one step of a level adds to the score of an outcome. */
export const weightStep = 0.4;

/** The fact that a message asks something; in pairs it stands like a concept. */
export const question = "?";

const separator = ",";

/**
 * Reads a table of weights. It is a text of comma-separated values: the first line names the columns, `fact` and the
 * outcomes; each further line is a fact and its level for each outcome. An empty level is 0, and levels that are 0 are
 * left out at the end of a line.
 */
export function readWeights(table: string): Weights {
  const [head = "", ...rows] = table.trim().split("\n");
  const places = head.split(separator).map((name) => (outcomes as readonly string[]).indexOf(name));
  return new Map(
    rows.map((row) => {
      const [fact = "", ...written] = row.split(separator);
      const levels = new Int8Array(outcomes.length);
      for (let at = 0; at < written.length; at += 1) levels[places[at + 1] ?? 0] = Number(written[at]);
      return [fact, levels];
    }),
  );
}

/** The text that `readWeights` reads, with a column for each of `columns`. Throws on a fact that has a comma. */
export function writeWeights(weights: Weights, columns: readonly string[] = outcomes): string {
  const places = columns.map((name) => (outcomes as readonly string[]).indexOf(name));
  const rows = [...weights].map(([fact, levels]) => {
    if (/[,\n`\\]/u.test(fact)) throw new Error(`The fact ${JSON.stringify(fact)} cannot be written.`);
    const written = places.map((place) => levels[place] || "");
    return [fact, ...written].join(separator).replace(/,+$/u, "");
  });
  return [["fact", ...columns].join(separator), ...rows].join("\n");
}
