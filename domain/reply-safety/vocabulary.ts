import { fold, segments } from "./plain-text.ts";
import type { ReplyLanguage } from "./reply-language.ts";

const shortestStem = 5;

/** The words of texts, without their endings. */
export function vocabularyOf(texts: readonly string[], language: ReplyLanguage): Set<string> {
  return new Set(texts.flatMap((text) => segments(fold(text)).flat()).map((word) => stemOf(word, language)));
}

/** A word without what changes with its form. */
export function stemOf(word: string, { endings }: ReplyLanguage): string {
  const bare = word.replace(/^[وفبلك]?(?:ال|لل)(?=\p{Script=Arabic}{3})/u, "");
  return bare.slice(0, Math.max(shortestStem, bare.length - endings));
}

/** Every text in a tree of texts. */
export function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}
