import type { ChatLanguage } from "../../languages/languages.ts";
import { bookOf, formsOf, fromLatin, knownSpeeches } from "../languages/known.ts";
import { linesOf } from "../languages/lexicon.ts";
import { type Forms, russianInLatin, spelt } from "./forms.ts";
import type { Token } from "./tokens.ts";

/** What one written word may stand for in each language. */
export type Reading = Readonly<Partial<Record<ChatLanguage, Forms>>>;

const mostSpelt = 150;
const chatFigures = /^(?=.*[a-z])[a-z]*[235679][a-z]{2,}$/u;
/** "tfarka3": a figure at the end is a letter only where Arabic is expected. */
const chatFigureLast = /^[a-z]{4,}[237]$/u;
let arabicByWriting: ReadonlyMap<string, string> | null = null;

/** Reads each word in the languages that the message is written in; `hint` decides where nothing else does. */
export function readWords(tokens: readonly Token[], hint: ChatLanguage): readonly Reading[] {
  const latin = latinLanguages(tokens, hint);
  let spellings = 0;
  const correct = (word: string, languages: readonly ChatLanguage[]): Reading => {
    spellings += 1;
    if (spellings > mostSpelt) return {};
    for (const language of languages) {
      const forms = spelt(word, bookOf(language));
      if (forms.length > 0) return { [language]: forms };
    }
    return {};
  };
  return tokens.map(({ word }): Reading => {
    if (/^[\d\p{N}]+$/u.test(word)) return { en: [word], [hint]: [word] };
    if (/\p{Script=Cyrillic}/u.test(word)) return bookOf("ru").isOwn(word) ? { ru: [word] } : correct(word, ["ru"]);
    if (/\p{Script=Arabic}/u.test(word)) return arabicReading(word, correct);
    if (latin.isArabic) {
      const short = chatWord(word);
      if (short !== undefined) return { ar: withKnownForms(short) };
      const forms = bookOf("en").isOwn(word) && word.length < 4 ? [] : fromLatin("ar", word);
      if (forms.length > 0) return { ar: forms };
    }
    const own = latin.languages.filter((language) => bookOf(language).isOwn(word));
    if (own.length > 0) return readingOf(latin.isEven ? own : own.slice(0, 1), word, latin.isRussian);
    if (latin.isRussian) {
      const forms = russianInLatin(word, bookOf("ru"));
      if (forms.length > 0) return { ru: forms };
    }
    return correct(word, latin.languages);
  });
}

/** The word itself, and what the lexicon knows of it without its endings. */
function withKnownForms(word: string): Forms {
  return [word, ...formsOf("ar", word).filter((form) => form !== word && bookOf("ar").isOwn(form))];
}

/** Russian words look like English and Spanish ones: "net", "ne", "lampa". */
function readingOf(languages: readonly ChatLanguage[], word: string, isRussian: boolean): Reading {
  const russian = isRussian ? russianInLatin(word, bookOf("ru")) : [];
  const own = Object.fromEntries(languages.map((language) => [language, [word]]));
  return russian.length > 0 ? { ...own, ru: russian } : own;
}

function arabicReading(word: string, correct: (word: string, languages: readonly ChatLanguage[]) => Reading): Reading {
  const book = bookOf("ar");
  if (book.isOrdinary(word)) return { ar: [word] };
  const plain = word.replace(/(.)\1$/u, "$1");
  const written = book.isOwn(word) || !book.isOwn(plain) ? word : plain;
  const forms = formsOf("ar", written);
  const shortened = written.replace(/([اوي])\1/gu, "$1");
  // In Iraq and the Gulf the sound of one letter is written with another: "واكف" is "واقف".
  for (const tried of [forms, formsOf("ar", written.replace(/ك/gu, "ق")), formsOf("ar", shortened)]) {
    const known = tried.filter((form) => book.isOwn(form));
    if (known.length > 0) return { ar: known };
  }
  const bare = forms.reduce((short, form) => (form.length < short.length && form.length >= 5 ? form : short), word);
  return correct(bare, ["ar"]);
}

/** Whether a message's words in Latin letters are rather English or rather Spanish. */
export function leadingLatin(tokens: readonly Token[], hint: ChatLanguage): ChatLanguage {
  return latinLanguages(tokens, hint).languages[0] ?? "en";
}

interface LatinLanguages {
  /** English and Spanish as far as the message has words of them, the more likely one first. */
  readonly languages: readonly ChatLanguage[];
  readonly isEven: boolean;
  readonly isRussian: boolean;
  readonly isArabic: boolean;
}

function latinLanguages(tokens: readonly Token[], hint: ChatLanguage): LatinLanguages {
  const counts = { en: 0, es: 0, ru: 0, ar: 0 };
  for (const { word } of tokens) {
    if (!/^[a-z0-9]+$/u.test(word) || /^\d+$/u.test(word)) continue;
    const [inEnglish, inSpanish] = [bookOf("en").isOwn(word), bookOf("es").isOwn(word)];
    if (inEnglish && !inSpanish) counts.en += 1;
    if (inSpanish && !inEnglish) counts.es += 1;
    const isFigured = chatFigures.test(word) || (hint === "ar" && chatFigureLast.test(word));
    if (isFigured || (!inSpanish && !inEnglish && chatWord(word) !== undefined)) counts.ar += 1;
    if (hint === "ar" && !inEnglish && !inSpanish && word.length >= 4 && fromLatin("ar", word).length > 0)
      counts.ar += 1;
    if (!inEnglish && !inSpanish && word.length >= 3 && russianInLatin(word, bookOf("ru")).length > 0) counts.ru += 1;
  }
  // Beside Russian or Arabic letters "ISX" and "psi" are no Spanish, whoever answers.
  const isLatin = !tokens.some(({ word }) => /[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(word));
  const spanishLeads = counts.es > counts.en || (counts.es === counts.en && hint === "es" && isLatin);
  const ordered = spanishLeads ? (["es", "en"] as const) : (["en", "es"] as const);
  return {
    languages: ordered.filter((language, at) => at === 0 || counts[language] > 0),
    isEven: counts.es === counts.en,
    isRussian:
      hint === "ru" ? counts.ru * 4 > counts.en + counts.es : counts.ru > 0 && counts.ru >= counts.en + counts.es,
    isArabic: counts.ar > 0 && counts.ar + (hint === "ar" ? 1 : 0) > counts.en / 2 && counts.ar >= counts.es,
  };
}

/** A short Arabic word in the Latin letters of a chat; none where Arabic is not here. */
function chatWord(word: string): string | undefined {
  const writings = knownSpeeches().find(({ language }) => language === "ar")?.lexicon.inLatin;
  if (writings === undefined) return undefined;
  arabicByWriting ??= new Map(
    linesOf(writings).flatMap((entry) => {
      const [arabic = "", latin = ""] = entry.split(" ");
      return latin.split("/").map((writing) => [writing, arabic] as const);
    }),
  );
  return arabicByWriting.get(word);
}
