import type { ChatLanguage } from "../../languages/languages.ts";
import { wordingOf as namesOf } from "./known.ts";
import type { Talk } from "./talk.ts";
import type { WholeWording } from "./wording.ts";

/**
 * The languages that the built-in assistant converses in here. Servers have all of them (all.ts); a page fetches them
 * when somebody converses, since a first look at a message does without.
 */
const known = new Map<ChatLanguage, Talk>();

/** From now on the built-in assistant converses in these languages too. */
export function learnTalk(...talks: readonly Talk[]): void {
  for (const talk of talks) known.set(talk.language, talk);
}

/** Whether the built-in assistant converses in a language here. */
export function isConversed(language: ChatLanguage): boolean {
  return known.has(language);
}

/** The languages that are conversed in here. */
export function knownTalks(): readonly Talk[] {
  return [...known.values()];
}

/** Everything that can be said in a language. Throws where the language was not learnt before. */
export function wordingOf(language: ChatLanguage): WholeWording {
  const talk = known.get(language);
  if (talk === undefined) throw new Error(`The built-in assistant has not learnt to converse in ${language}.`);
  return { ...namesOf(language), ...talk.wording };
}
