/**
 * Who writes as he speaks writes another letter of the same sound: a word as it is heard, letters that sound alike made
 * one and those that are mute left out, so that "yanta" is as "llanta" and "vaja el ayre" as "baja el aire".
 */
export function spanishSound(word: string): string {
  return word
    .replace(/gu(?=[ei])/gu, "G")
    .replace(/g(?=[ei])/gu, "j")
    .replace(/ch/gu, "C")
    .replace(/sh/gu, "s")
    .replace(/qu(?=[ei])/gu, "k")
    .replace(/[cs]?c(?=[ei])|z/gu, "s")
    .replace(/c/gu, "k")
    .replace(/^hi(?=e)|ll/gu, "y")
    .replace(/y(?![aeiou])/gu, "i")
    .replace(/h/gu, "")
    .replace(/v/gu, "b")
    .replace(/n(?=[bp])/gu, "m")
    .replace(/(.)\1/gu, "$1")
    .toLowerCase();
}

/** The same for Russian, whose unstressed vowels sound alike: "матор" is as "мотор". */
export function russianSound(word: string): string {
  return word
    .replace(/[ьъ]/gu, "")
    .replace(/[сз]т(?=н)/gu, "с")
    .replace(/[тд]с/gu, "ц")
    .replace(/[сзж]ч/gu, "щ")
    .replace(/о/gu, "а")
    .replace(/[еэ]/gu, "и")
    .replace(/(.)\1/gu, "$1");
}
