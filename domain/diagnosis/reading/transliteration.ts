const pairs: readonly (readonly [string, readonly string[]])[] = [
  ["shch", ["щ"]],
  ["sch", ["щ"]],
  ["zh", ["ж"]],
  ["kh", ["х"]],
  ["ts", ["ц", "тс"]],
  ["ch", ["ч"]],
  ["sh", ["ш", "щ"]],
  ["ya", ["я"]],
  ["ja", ["я"]],
  ["ia", ["я", "иа"]],
  ["yu", ["ю"]],
  ["ju", ["ю"]],
  ["yo", ["е"]],
  ["jo", ["е"]],
  ["ye", ["е"]],
  ["je", ["е"]],
  ["yi", ["ыи", "ии"]],
];
const letters: Readonly<Record<string, readonly string[]>> = {
  a: ["а"],
  b: ["б"],
  c: ["ц", "с", "к"],
  d: ["д"],
  e: ["е", "э"],
  f: ["ф"],
  g: ["г"],
  h: ["х", "г"],
  i: ["и", "ы"],
  j: ["и", "ж"],
  k: ["к"],
  l: ["л", "ль"],
  m: ["м"],
  n: ["н"],
  o: ["о"],
  p: ["п"],
  q: ["к"],
  r: ["р"],
  s: ["с"],
  t: ["т", "ть"],
  u: ["у"],
  v: ["в"],
  w: ["в", "ш"],
  x: ["х", "кс"],
  y: ["ы", "и", "у"],
  z: ["з"],
  "4": ["ч"],
  "6": ["ш"],
};
const mostForms = 24;

/** Ways in which a word written in Latin letters may be meant in Cyrillic, at most two dozen, likely ones first. */
export function toCyrillic(word: string): readonly string[] {
  if (!/^[a-z46]{2,18}$/u.test(word)) return [];
  let forms: string[] = [""];
  let at = 0;
  while (at < word.length) {
    const rest = word.slice(at);
    const pair = pairs.find(([latin]) => rest.startsWith(latin));
    const choices = pair?.[1] ?? letters[word.slice(at, at + 1)] ?? [""];
    forms = choices.flatMap((choice) => forms.map((form) => form + choice)).slice(0, mostForms);
    at += pair?.[0].length ?? 1;
  }
  return forms;
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
export function arabicBones(word: string): string {
  return bones(word, arabicConsonants);
}

/** The consonants of a word as Arabic is written in Latin letters and figures ("7araka", "zeit", "faramel"). */
export function chatBones(word: string): string {
  return bones(word, chatConsonants);
}

/** A word in Arabic letters with its long vowels in Latin letters, as near as they are written in a chat. */
export function arabicVowels(word: string): string {
  const vowels: Changes = [
    [/[اعه]$|[اع]/gu, "a"],
    [/و/gu, "o"],
    [/ي/gu, "e"],
  ];
  const spelled = vowels.reduce((text, [from, to]) => text.replace(from, to), word);
  return bones(spelled, [...arabicConsonants.slice(0, -1), [/[^a-zS]/gu, ""]]);
}

/** The same of a word in the Latin letters of a chat. */
export function chatVowels(word: string): string {
  return bones(word.replace(/[iy]/gu, "e").replace(/[uw]/gu, "o"), [...chatConsonants.slice(0, -1), [/[^a-zS]/gu, ""]]);
}
