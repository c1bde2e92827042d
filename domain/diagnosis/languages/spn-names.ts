import { lazy } from "../../lazy.ts";

/**
 * The words that names of SPNs are made of, by the English ones, in one language. A name is put together from its
 * parts in their order, each in its basic form, so that no grammar can make it say something else.
 */
export type SpnGlossary = Readonly<Record<string, string>>;

/** Abbreviations that mechanics of every language use as they are. */
const standing = /^(?:DEF|DPF|SCR|EGR|ABS|MIL|ECU|NOx)$/u;
const count = /^\d+$/u;

/**
 * How a language names an SPN. A name with a word that the glossary lacks stays as the English standard term: a half
 * translated one would mislead.
 */
export function spnNamer(glossary: SpnGlossary, comma: string): (name: string) => string {
  const indexed = lazy(() => {
    const words = new Map(Object.entries(glossary));
    return { words, longest: Math.max(...[...words.keys()].map((phrase) => phrase.split(" ").length)) };
  });
  return (name) => {
    const { words, longest } = indexed();
    const written = name.replaceAll(/[,:]/gu, "").split(" ");
    const parts: string[] = [];
    for (let at = 0; at < written.length; ) {
      const { text, length } = phraseAt(written, at, words, longest);
      if (text === null) return name;
      if (/^[\d(]/u.test(text) && parts.length > 0) parts.push(`${parts.pop()} ${text}`);
      else parts.push(text);
      at += length;
    }
    return parts.join(comma);
  };
}

function phraseAt(written: readonly string[], at: number, words: ReadonlyMap<string, string>, longest: number) {
  for (let length = Math.min(longest, written.length - at); length > 0; length -= 1) {
    const text = words.get(written.slice(at, at + length).join(" "));
    if (text !== undefined) return { text, length };
  }
  const [word = ""] = written.slice(at, at + 1);
  if (standing.test(word) || count.test(word)) return { text: word, length: 1 };
  const text = words.get(word.replaceAll(/[()]/gu, ""));
  return { text: text === undefined ? null : `(${text})`, length: 1 };
}
