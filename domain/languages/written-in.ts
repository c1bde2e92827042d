import type { ChatLanguage } from "./languages.ts";

/** Small words that belong to one of the two languages in Latin letters and not to the other. */
const smallWords = {
  en: wordSet(`the my is it and to of on i im ive with when not wont won't dont don't doesnt doesn't cant can't have has had this
    that are was were but you your can need what how from out off for at after before just got get its it's they then there
    still im i'm keeps truck`),
  es: wordSet(`la los las un una de del que se mi y en por para con está estoy esta muy ya como le lo su pero cuando tengo
    tiene sale hay está al qué mis unos ando pa porque donde dónde aquí ahorita nomás desde hasta puedo hace más si camión
    troca llanta luz motor aceite prende enciende`),
} as const satisfies Partial<Record<ChatLanguage, ReadonlySet<string>>>;

/** Arabic in Latin letters writes some of its sounds with figures: "7arara", "3am". */
const figuresAsLetters = /\b[235679]\p{Ll}{2}|\p{Ll}[235679]\p{Ll}/u;
const leastLetters = 4;
/** A loan word or two of another script does not change the language that somebody writes. */
const leastShare = 0.5;
const leastWords = 2;
/** How many times more small words of one language than of the other. */
const clearly = 2;

/**
 * Which of the chat's languages a text is written in, by its script and its small words; null where that is not clear:
 * too short, mixed, or a language in the letters of another.
 */
export function writtenIn(text: string): ChatLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < leastLetters) return null;
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / letters;
  if (share(/\p{Script=Arabic}/gu) >= leastShare) return "ar";
  if (share(/\p{Script=Cyrillic}/gu) >= leastShare) return "ru";
  if (share(/\p{Script=Latin}/gu) < 1 || figuresAsLetters.test(text)) return null;
  return latin(text.toLowerCase());
}

/** Whether an unclear text has small words of one language alone; false for a language that has none here. */
export function hintsAt(text: string, language: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const known = Object.entries(smallWords).filter(([, set]) => words.some((word) => set.has(word.replace("’", "'"))));
  return known.length === 1 && known[0]?.[0] === language;
}

function latin(text: string): ChatLanguage | null {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word.replace("’", "'"))).length;
  const english = count(smallWords.en);
  const spanish = count(smallWords.es) + (/[ñ¿¡]/u.test(text) ? 1 : 0);
  if (spanish >= leastWords && spanish >= english * clearly) return "es";
  return english >= leastWords && english >= spanish * clearly ? "en" : null;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u));
}
