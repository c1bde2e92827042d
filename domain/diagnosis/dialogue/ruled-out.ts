import { ruledOutBy } from "../knowledge/refuted.ts";
import type { ReadMessage } from "../parse/take-apart.ts";

/** "Changed the dryer", "le cambié el gobernador", "поменял компрессор", "بدلت الفلتر": a new part is no likely cause. */
const replaced = /(?:chang|replac)ed|\bnew |cambi[eé] |менял|замени|بدلت|غيرت/iu;
const good = /^(?:fine|full|hold|pull|work)$/u;

/** Takes in what a message says to be well or new, where it tells of nothing else: concepts, and the words of parts. */
export function ruleOut(known: Set<string>, { text, concepts }: ReadMessage): void {
  const isCalm = concepts.every(
    ({ concept, kind, denied }) => !denied && (good.test(concept) || !/state|event|past|need/u.test(kind + concept)),
  );
  const isNew = isCalm && replaced.test(text);
  const isGood = isCalm && concepts.some(({ concept }) => good.test(concept));
  for (const { concept, well } of concepts)
    if (well || isNew || isGood) for (const id of [concept, ...(ruledOutBy[concept] ?? [])]) known.add(id);
  if (isNew) for (const word of beginningsOf(text)) known.add(word);
}

/** The beginnings of a text's longer words, without an Arabic article. */
export function beginningsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.replace(/^ال/u, "").slice(0, 6));
}

/** "Can it be the sensor?": the causes that a question names. */
export function namedIn(text: string, causes: readonly { readonly text: string }[]): readonly string[] {
  const asked = beginningsOf(text);
  return causes.map((cause) => cause.text).filter((cause) => beginningsOf(cause).some((word) => asked.includes(word)));
}
