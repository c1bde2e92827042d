import { type ChatLanguage, chatLanguages } from "../../languages/languages.ts";
import { tokenize } from "../reading/tokens.ts";
import { bookOf } from "./known.ts";

/** Small words that Spanish cannot do without and English does not have. */
const spanishWords: ReadonlySet<string> = new Set(
  "el los las que de del se mi un una esta tengo trae para por y al muy pero cuando como su hay ya es".split(" "),
);
/** Where so large a part of at least two words is strange, they may be in a language that is not here. */
const strange = 0.34;
const fewest = 2;
/** Where so large a part is strange although Spanish is here, it may be Arabic or Russian in Latin letters. */
const mostlyStrange = 0.5;

/**
 * The languages that a message needs besides those that are here, judged by its letters and by the words that no
 * language here has. Ask again after they were learnt: Spanish comes before a guess at transliteration.
 */
export function wantedLanguages(text: string, language: ChatLanguage, here: readonly ChatLanguage[]): ChatLanguage[] {
  const wanted = new Set<ChatLanguage>([language]);
  if (/\p{Script=Cyrillic}/u.test(text)) wanted.add("ru");
  if (/\p{Script=Arabic}/u.test(text)) wanted.add("ar");
  const latin = tokenize(text).filter(({ word }) => /^\p{Script=Latin}{2,}$/u.test(word));
  const unknown = latin.filter(({ word }) => !chatLanguages.some((one) => bookOf(one).isOwn(word))).length;
  if (latin.filter(({ word }) => bookOf("en").isOwn(word)).length >= fewest) wanted.add("en");
  const share = unknown >= fewest ? unknown / latin.length : 0;
  if (share >= strange || latin.some(({ word }) => spanishWords.has(word))) wanted.add("es");
  if (share > mostlyStrange && here.includes("es")) for (const one of chatLanguages) wanted.add(one);
  return [...wanted].filter((one) => !here.includes(one));
}
