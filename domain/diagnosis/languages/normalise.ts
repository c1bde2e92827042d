const lookAlikes: readonly (readonly [string, string])[] = [
  ["а", "a"],
  ["в", "b"],
  ["е", "e"],
  ["к", "k"],
  ["м", "m"],
  ["н", "h"],
  ["о", "o"],
  ["р", "p"],
  ["с", "c"],
  ["т", "t"],
  ["у", "y"],
  ["х", "x"],
  ["і", "i"],
];
const toLatin = new Map(lookAlikes);
const toCyrillic = new Map(lookAlikes.map(([cyrillic, latin]) => [latin, cyrillic]));

/**
 * A word as it is compared: lower case, without apostrophes, accents and vowel signs, letters dragged out ("heeelp")
 * or borrowed from the other alphabet's look-alikes put right. Arabic words also lose their article.
 */
export function normalise(word: string): string {
  const plain = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’`´\p{M}\u0640]/gu, "")
    .replace(/(\p{L})\1{2,}/gu, "$1");
  if (/^[a-z0-9]+$/u.test(plain)) return plain;
  return withOneAlphabet(plain)
    .replace(/ة$/u, "ه")
    .replace(/[یى]/gu, "ي")
    .replace(/[کگ]/gu, "ك")
    .replace(/چ/gu, "ج")
    .replace(/ڤ/gu, "ف")
    .replace(/پ/gu, "ب")
    .replace(/^(?:[وف])?(?:[بك]?ال|لل)(?=\p{Script=Arabic}{2})/u, "")
    .replace(/(?<=\p{L}{2}ا)ء$/u, "");
}

function withOneAlphabet(word: string): string {
  const cyrillic = word.match(/[\u0400-\u04ff]/gu)?.length ?? 0;
  const latin = word.match(/[a-z]/gu)?.length ?? 0;
  if (cyrillic === 0 || latin === 0) return word;
  if (cyrillic >= latin) return word.replace(/[a-z]/gu, (letter) => toCyrillic.get(letter) ?? letter);
  return word.replace(/[\u0400-\u04ff]/gu, (letter) => toLatin.get(letter) ?? letter);
}
