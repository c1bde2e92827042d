import { conceptIds } from "../lexicon/concepts.ts";
import type { RuleTable } from "./rules.ts";

/** Words of the notation that are no concepts (reading/rules.ts). */
const names: readonly string[] = [...conceptIds, "any_part", "anything"];
const alphabet = 26;
const [capital, small] = [65, 97];
const operators = [
  [" !! ", "~"],
  [" ! ", "!"],
  [" && ", "^"],
  [" & ", "&"],
] as const;
const writtenAs = new Map<string, string>(operators.map(([written, sign]) => [sign, written]));

/**
 * A table of rules as one short text, for the way to the page: every concept by two letters, its number in
 * `conceptIds`. Compressed, the rules take a third less so. `unpackRules` undoes it. Throws on a word that is no concept.
 */
export function packRules(table: RuleTable): string {
  return Object.entries(table)
    .map(([symptom, rules]) => [symptom, ...rules.map(packRule)].join("|"))
    .join("\n");
}

/** The table that was packed. */
export function unpackRules(packed: string): RuleTable {
  return Object.fromEntries(
    packed.split("\n").map((line) => {
      const [symptom, ...rules] = line.split("|");
      return [symptom, rules.map(unpackRule)];
    }),
  );
}

function packRule(rule: string): string {
  const coded = rule.replace(/[a-z_]+/gu, (name) => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`The rule "${rule}" names "${name}", which is no concept.`);
    return String.fromCharCode(capital + Math.floor(at / alphabet), small + (at % alphabet));
  });
  return operators.reduce((text, [written, sign]) => text.replaceAll(written, sign), coded);
}

function unpackRule(packed: string): string {
  return packed
    .replace(/[A-Z][a-z]/gu, (code) => {
      const at = (code.charCodeAt(0) - capital) * alphabet + code.charCodeAt(1) - small;
      return names[at] ?? code;
    })
    .replace(/[~!^&]/gu, (sign) => writtenAs.get(sign) ?? sign);
}
