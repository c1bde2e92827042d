import { type AskedFor, askedForIds, type Telling } from "../knowledge/asked-for.ts";
import { knownTalks } from "../languages/known-talks.ts";
import { tokenize } from "../parse/tokens.ts";

const compiled = new Map<string, RegExp>();
/** Whoever asks for the second asks for the first only by the way. */
const within: Readonly<Partial<Record<AskedFor, readonly AskedFor[]>>> = {
  danger: ["may_drive"],
  may_drive: ["nearby", "time", "start", "normal", "legal"],
  miles_left: ["may_drive", "time"],
  sleep: ["may_drive"],
  brake_water: ["cap"],
  cap: ["time", "explain", "cool"],
  thaw: ["time", "cool"],
  drain: ["time"],
  regen: ["may_drive", "time", "derate"],
  normal: ["code"],
  clear_code: ["code", "may_drive"],
  company: ["nearby", "explain", "code"],
  cost: ["may_drive"],
  code: ["explain"],
  derate: ["explain"],
  steady: ["explain"],
  plan: ["cost", "time", "hos", "explain"],
  who: ["human"],
  solved: ["explain"],
  triangles: ["explain"],
};

/** What a message asks for, whatever language it is in, most pressing first. Pure, and bounded as a message is. */
export function askedFor(text: string): readonly AskedFor[] {
  const says = saying(text);
  const asked = new Set(askedForIds.filter(says));
  for (const id of [...asked]) for (const other of within[id] ?? []) asked.delete(other);
  return [...asked];
}

/** Whether a message asks or tells something, whatever language it is in. */
export function saying(text: string): (id: AskedFor | Telling) => boolean {
  const plain = plainWords(text);
  return (id) => knownTalks().some(({ asked }) => patternOf(asked[id]).test(plain));
}

/** A text's words as the lexicon compares them, one space between, a mark of its own at each end of a sentence. */
function plainWords(text: string): string {
  const words = tokenize(text).map(({ word, end, sentence }, at, all) => {
    const next = all[at + 1];
    if (next !== undefined && next.sentence === sentence) return word;
    return `${word} ${/[?؟]/u.test(text.slice(end, next?.start)) ? "¿" : "."}`;
  });
  return ` ${words.join(" ")} `;
}

/**
 * A pattern of whole words: "~" stands for up to five words of the same sentence, "*" for any part of a word, "¿" for the
 * end of a question.
 */
function patternOf(source: string): RegExp {
  const known =
    compiled.get(source) ??
    new RegExp(`(?<= )(?:${source.replaceAll("~ ", "([^ .¿]+ ){0,5}").replace(/(?<![)\]])\*/gu, "\\S*")})(?= )`, "u");
  compiled.set(source, known);
  return known;
}
