import { isFillerAnywhere } from "../languages/known.ts";
import { beginningOf } from "../parse/beginnings.ts";
import { tokenize } from "../parse/tokens.ts";

const leastShare = 0.6;
const leastWords = 1;

/** How the telling words of a text begin, without small words. */
export function tellingWords(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .filter(({ word }) => word.length > 2 && !isFillerAnywhere(word))
      .map(({ word }) => beginningOf(word)),
  );
}

/** Whether a message has most of the telling words of a phrase, whatever else it says. */
export function mentionsWords(message: string, phrase: string): boolean {
  const said = tellingWords(message);
  const words = [...tellingWords(phrase)];
  const shared = words.filter((word) => said.has(word)).length;
  return shared >= leastWords && shared / words.length >= leastShare;
}
