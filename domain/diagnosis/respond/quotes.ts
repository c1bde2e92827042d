import type { ChatLanguage } from "../../languages/languages.ts";

/** Yes, no and the like: said by a driver, proof of nothing. */
const saysNothing = /^(?:\d|\P{L}*|\p{L}{1,2}|yes|yep|yeah|not|nope|not really|def|нет|ولا|نعم|ايه|ايوه|ايوا|اي)$/iu;

/** Whether the driver's words say something when they are quoted. */
export function isQuotable(words: string): boolean {
  return !saysNothing.test(words.trim());
}

/** Words in the quotation marks of a language. */
export function quoted(words: string, language: ChatLanguage): string {
  return language === "ru" ? `«${words}»` : `“${words}”`;
}

/** A list in one line, as a language writes it. */
export function joined(items: readonly string[], language: ChatLanguage): string {
  return items.join(language === "ar" ? "، " : ", ");
}
