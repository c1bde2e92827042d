import { urgencyLevels } from "../../tickets/urgency.ts";
import { categories, redFlags } from "../assessment.ts";
import { causeIds, checkIds, questionIds, safetyStepIds } from "./advice.ts";
import type { Symptom } from "./symptom.ts";

type SymptomTable = Readonly<Record<string, Symptom>>;

/** What a symptom lists, by the names of which each is two letters. */
const lists = { causes: causeIds, checks: checkIds, ask: questionIds, steps: safetyStepIds } as const;
const marks = { still: ".", exit: ">" } as const;
const alphabet = 26;
const [capital, small] = [65, 97];

/**
 * The table of symptoms as one short text, for the way to the page, a line each: "hot_brakes,Bd5A" is in the second
 * category, an emergency of weight 5 with the first danger; behind it stand its lists. `unpackSymptoms` undoes it.
 */
export function packSymptoms(table: SymptomTable): string {
  return Object.entries(table)
    .map(([id, symptom]) => {
      const { category, urgency, weight, flag } = symptom;
      const kind = [
        category === null ? "-" : letter(capital, categories.indexOf(category)),
        letter(small, urgencyLevels.indexOf(urgency)),
        weight,
        flag === undefined ? "" : letter(capital, redFlags.indexOf(flag)),
        ...(["still", "exit"] as const).map((mark) => (symptom[mark] ? marks[mark] : "")),
      ];
      const said = Object.entries(lists).map(([name, ids]) => codesOf(symptom[name as keyof typeof lists] ?? [], ids));
      return [id, kind.join(""), ...said].join(",").replace(/,+$/u, "");
    })
    .join("\n");
}

/** The table that was packed. */
export function unpackSymptoms(packed: string): SymptomTable {
  return Object.fromEntries(
    packed.split("\n").map((line) => {
      const [id = "", kind = "", ...said] = line.split(",");
      const [, category = "-", urgency = "", weight, flag, mark = ""] =
        /^(.)(.)([\d.]*\d)([A-Z])?(.*)$/u.exec(kind) ?? [];
      const named = Object.entries(lists).map(([name, ids], at) => [name, namesOf(said[at] ?? "", ids)] as const);
      return [
        id,
        {
          category: category === "-" ? null : categories[placeOf(capital, category)],
          weight: Number(weight),
          urgency: urgencyLevels[placeOf(small, urgency)],
          ...(flag === undefined ? {} : { flag: redFlags[placeOf(capital, flag)] }),
          ...(mark.includes(marks.still) ? { still: true } : {}),
          ...(mark.includes(marks.exit) ? { exit: true } : {}),
          ...Object.fromEntries(named.filter(([, ids]) => ids.length > 0)),
        } as Symptom,
      ];
    }),
  );
}

function codesOf(names: readonly string[], ids: readonly string[]): string {
  return names
    .map((name) => {
      const at = ids.indexOf(name);
      return letter(capital, Math.floor(at / alphabet)) + letter(small, at % alphabet);
    })
    .join("");
}

function namesOf(codes: string, ids: readonly string[]): readonly (string | undefined)[] {
  const pairs = codes.match(/../gu) ?? [];
  return pairs.map(([first = "", second = ""]) => ids[placeOf(capital, first) * alphabet + placeOf(small, second)]);
}

function letter(first: number, at: number): string {
  return String.fromCharCode(first + at);
}

function placeOf(first: number, sign: string): number {
  return sign.charCodeAt(0) - first;
}
