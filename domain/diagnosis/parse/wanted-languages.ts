import { type ChatLanguage, chatLanguages } from "../../languages/languages.ts";
import { bookOf } from "../languages/known.ts";
import { tokenize } from "./tokens.ts";

/** Small words that Spanish cannot do without and English does not have. */
const spanishWords: ReadonlySet<string> = new Set(
  "el los las que de del se mi un una esta tengo trae para por y al muy pero cuando como su hay ya es".split(" "),
);
/** Where so large a part of at least two words is strange, they may be in a language that is not here. */
const strange = 0.34;
const fewest = 2;
/** Where so large a part is strange although English and Spanish are here, it may be Arabic or Russian in Latin letters. */
const mostlyStrange = 0.5;

/**
 * The languages that a message needs besides those that are here: the driver's own, those of its letters, and then
 * those that words call for which no language here has. Ask again after they were learnt, until none is wanted.
 */
export function wantedLanguages(text: string, language: ChatLanguage, here: readonly ChatLanguage[]): ChatLanguage[] {
  const wanted = new Set<ChatLanguage>([language]);
  if (/\p{Script=Cyrillic}/u.test(text)) wanted.add("ru");
  if (/\p{Script=Arabic}/u.test(text)) wanted.add("ar");
  const latin = tokenize(text).filter(({ word }) => /^\p{Script=Latin}{2,}$/u.test(word));
  if (latin.length > 0 && language !== "es") wanted.add("en");
  if (latin.some(({ word }) => spanishWords.has(word))) wanted.add("es");
  const both = here.includes("en") && here.includes("es");
  if (!both && !here.includes(language === "es" ? "es" : "en")) return missing(wanted, here);

  const unknown = latin.filter(({ word }) => !here.some((one) => bookOf(one).isOwn(word))).length;
  const share = unknown >= fewest ? unknown / latin.length : 0;
  if (share >= strange || (language === "es" && share > 0)) for (const one of ["en", "es"] as const) wanted.add(one);
  if (share > mostlyStrange && both) for (const one of chatLanguages) wanted.add(one);
  return missing(wanted, here);
}

function missing(wanted: ReadonlySet<ChatLanguage>, here: readonly ChatLanguage[]): ChatLanguage[] {
  return [...wanted].filter((one) => !here.includes(one));
}
