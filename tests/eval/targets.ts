import type { Row } from "./measure.ts";

const falseEmergencies = 0.03;
const categories = 0.95;
const behindEnglish = 0.03;

/** The targets that the measured part does not meet, as sentences; none when all are met. */
export function unmetTargets(rows: readonly Row[]): readonly string[] {
  const measured = rows.filter((row) => row.part === "measured");
  const all = measured.find((row) => row.language === "all");
  const english = measured.find((row) => row.language === "en");
  if (!all || !english) return ["Nothing was measured."];
  const unmet: string[] = [];
  if (all.missed > 0) unmet.push(`${all.missed} of ${all.emergencies} emergencies are missed; none may be.`);
  if (all.falseShare > falseEmergencies)
    unmet.push(`${percent(all.falseShare)} of the rest are false emergencies; ${percent(falseEmergencies)} may be.`);
  if (all.category < categories)
    unmet.push(`${percent(all.category)} of the categories are right; ${percent(categories)} must be.`);
  if (all.codes < 1) unmet.push(`${percent(all.codes)} of the lists of codes are right; all must be.`);
  for (const row of measured)
    if (row !== all && english.category - row.category > behindEnglish)
      unmet.push(`${row.language} is ${percent(english.category - row.category)} behind English in category.`);
  return unmet;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
