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
