import type { SymptomId } from "../../diagnosis/knowledge/symptoms.ts";
import type { DangerSayings } from "./danger-sayings.ts";
import { turkishDangers } from "./turkish.ts";
import { uzbekDangers } from "./uzbek.ts";

/** A danger in a language that the engine does not read, with the driver's words for it. */
export interface ToldDanger {
  readonly symptom: SymptomId;
  readonly words: string;
}

interface Reader {
  readonly patterns: readonly { readonly symptom: SymptomId; readonly said: RegExp }[];
  readonly denials: ReadonlySet<string>;
}

/** Apostrophes of all kinds that Uzbek writes in oʻ and gʻ, and drivers leave out. */
const apostrophes = /['’‘ʻʼ`´]/gu;
const writtenWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‘ʻʼ`´]*/gu;
const word = /[\p{L}\p{N}]+/gu;

/** Letters without their marks and without case, so that "Yangın", "YANGIN" and "yangin" are the same. */
function folded(text: string): string {
  return text
    .replaceAll(/[İIı]/gu, "i")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(apostrophes, "");
}

function readerOf({ sayings, denials }: DangerSayings): Reader {
  const patterns = Object.entries(sayings).map(([symptom, said]) => {
    const longestFirst = said.map((one) => folded(one).replaceAll(" ", "\\s+")).sort((a, b) => b.length - a.length);
    return {
      symptom: symptom as SymptomId,
      said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})[\\p{L}]*`, "gu"),
    };
  });
  return { patterns, denials: new Set(denials.map(folded)) };
}

let readers: readonly Reader[] | null = null;

/**
 * The dangers that a message tells of in Turkish or Uzbek, by a small list of sayings. It reads nothing else: no place,
 * no part, no question. A saying that the next word denies ("yangın yok", there is no fire) tells of none.
 */
export function readDangers(text: string): readonly ToldDanger[] {
  readers ??= [turkishDangers, uzbekDangers].map(readerOf);
  const plain = folded(text);
  return readers.flatMap(({ patterns, denials }) =>
    patterns.flatMap(({ symptom, said }) => {
      const found = [...plain.matchAll(said)].find(({ index, 0: words }) => {
        const next = plain.slice(index + words.length).match(word)?.[0];
        return next === undefined || !denials.has(next);
      });
      return found === undefined ? [] : [{ symptom, words: asWritten(text, plain, found) }];
    }),
  );
}

/** The original words of a match in the folded text. */
function asWritten(text: string, plain: string, { index, 0: found }: RegExpExecArray): string {
  const before = plain.slice(0, index).match(word)?.length ?? 0;
  const count = found.match(word)?.length ?? 0;
  return (text.match(writtenWord) ?? []).slice(before, before + count).join(" ");
}
