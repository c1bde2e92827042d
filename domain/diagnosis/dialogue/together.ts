import type { Evidence } from "../classify/evidence.ts";
import { together } from "../knowledge/together.ts";

/** The evidence with what some of it means together, on the words of both; what is there already stays as it is. */
export function withTogether(evidence: readonly Evidence[], spokenOf: ReadonlySet<string>): readonly Evidence[] {
  const current = new Map(evidence.filter((item) => item.current).map((item) => [item.symptom, item]));
  const holding = together.filter(
    ({ all, spoken, unless = [] }) =>
      all.every((id) => current.has(id)) &&
      !unless.some((id) => current.has(id)) &&
      (spoken === undefined || spokenOf.has(spoken)),
  );
  const meant = holding
    .filter(({ means }, at, list) => !current.has(means) && list.findIndex((one) => one.means === means) === at)
    .map(({ all, means }) => ({
      symptom: means,
      words: [...new Set(all.flatMap((id) => current.get(id)?.words ?? []))],
      current: true,
    }));
  const added = new Set([...meant.map(({ symptom }) => symptom), ...holding.map(({ not }) => not)]);
  return [...evidence.filter(({ symptom }) => !added.has(symptom)), ...meant];
}
