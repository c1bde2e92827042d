import type { Language } from "#domain/languages/languages.ts";

/** What a translator says of a text. */
export interface Translated {
  /** The language that it was written in, as ISO 639 names it; null where the translator does not say. */
  readonly writtenIn: string | null;
  readonly text: string;
}

/** Puts a text into another language; marks such as `⟦1⟧` stay in it. */
export interface Translator {
  /** Rejects when no whole translation came in time. What the text asks for is not done. */
  translate(input: { readonly text: string; readonly into: Language }): Promise<Translated>;
}
