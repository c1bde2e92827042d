import { type Lexicon, phrasesOf } from "../lexicon.ts";
import { normalise } from "../normalise.ts";
import { slips } from "../spelling.ts";

const leastBones = 3;

/** Arabic words with the consonants of one in Latin letters, those with the nearest vowels; verbs also without what Egypt, the Levant and the Maghreb add. */
export function arabicFromLatin(lexicon: Lexicon): (word: string) => readonly string[] {
  // Found when they are first needed: few messages are Arabic in Latin letters.
  let byBones: ReadonlyMap<string, readonly string[]> | null = null;
  return (word) => {
    byBones ??= bonesOf(lexicon);
    return nearest(word, byBones);
  };
}

function nearest(word: string, byBones: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const plain = word.replace(/2/gu, "k").replace(/(?<=[ae])h$/u, "");
  const tries = [
    word,
    plain,
    plain.replace(/^[bkh](?=[iytea])/u, ""),
    plain.replace(/^[bkh]?(?=[iytea])(.{4,})sh$/u, "$1"),
    plain.replace(/g(?!h)/gu, "j"),
    plain.replace(/(?<=.{4})[ae]?t$/u, ""),
    plain.replace(/^[ae]?l(?=[^aeiou].{3})/u, ""),
  ];
  const known = tries.flatMap((form) => byBones.get(chatBones(form)) ?? []);
  const distance = (arabic: string) => slips(chatVowels(word), arabicVowels(arabic), word.length);
  const least = Math.min(...known.map(distance));
  return [...new Set(known)].filter((arabic) => distance(arabic) === least);
}

function bonesOf(lexicon: Lexicon): ReadonlyMap<string, string[]> {
  const byBones = new Map<string, string[]>();
  for (const word of [...phrasesOf(lexicon).values()].flat().join(" ").replace(/[*,/]/gu, " ").split(/\s+/u)) {
    const bones = arabicBones(word.replace(/(?<=.{2})[هة]$/u, ""));
    if (bones.length < leastBones || !/\p{Script=Arabic}/u.test(word)) continue;
    const words = byBones.get(bones) ?? [];
    if (!words.includes(normalise(word))) byBones.set(bones, [...words, normalise(word)]);
  }
  return byBones;
}

type Changes = readonly (readonly [RegExp, string])[];

const arabicConsonants: Changes = [
  [/ش/gu, "S"],
  [/خ/gu, "x"],
  [/غ/gu, "g"],
  [/[ثطت]/gu, "t"],
  [/[ذضد]/gu, "d"],
  [/ج/gu, "j"],
  [/[حه]/gu, "h"],
  [/[صس]/gu, "s"],
  [/[ظز]/gu, "z"],
  [/[قك]/gu, "k"],
  [/ف/gu, "f"],
  [/ب/gu, "b"],
  [/ر/gu, "r"],
  [/ل/gu, "l"],
  [/م/gu, "m"],
  [/ن/gu, "n"],
  [/[^a-zS]/gu, ""],
];
const chatConsonants: Changes = [
  [/sh|ch/gu, "S"],
  [/kh|5/gu, "x"],
  [/gh/gu, "g"],
  [/th/gu, "t"],
  [/dh/gu, "d"],
  [/7/gu, "h"],
  [/6/gu, "t"],
  [/9/gu, "s"],
  [/[8q]/gu, "k"],
  [/p/gu, "b"],
  [/v/gu, "f"],
  [/[^b-df-hj-np-tv-xzS]|w/gu, ""],
];

function bones(word: string, changes: Changes): string {
  return changes.reduce((text, [from, to]) => text.replace(from, to), word).replace(/(\w)\1+/gu, "$1");
}

/** The consonants of a word in Arabic letters, by which it meets the same word in the Latin letters of a chat. */
function arabicBones(word: string): string {
  return bones(word, arabicConsonants);
}

/** The consonants of a word as Arabic is written in Latin letters and figures ("7araka", "zeit", "faramel"). */
function chatBones(word: string): string {
  return bones(word, chatConsonants);
}

/** A word in Arabic letters with its long vowels in Latin letters, as near as they are written in a chat. */
function arabicVowels(word: string): string {
  const vowels: Changes = [
    [/[اعه]$|[اع]/gu, "a"],
    [/و/gu, "o"],
    [/ي/gu, "e"],
  ];
  const spelled = vowels.reduce((text, [from, to]) => text.replace(from, to), word);
  return bones(spelled, [...arabicConsonants.slice(0, -1), [/[^a-zS]/gu, ""]]);
}

/** The same of a word in the Latin letters of a chat. */
function chatVowels(word: string): string {
  return bones(word.replace(/[iy]/gu, "e").replace(/[uw]/gu, "o"), [...chatConsonants.slice(0, -1), [/[^a-zS]/gu, ""]]);
}
