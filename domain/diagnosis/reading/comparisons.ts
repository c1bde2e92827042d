import type { ConceptId } from "../lexicon/concepts.ts";
import type { Token } from "./tokens.ts";

const compares = /^(?:like|as|than|como|que|igual|как|чем|زي|مثل|متل|كما)$/u;
const article = /^(?:the|la|el|lo)$/u;

/** Without the times that something is only compared with: "smoke in the cab like last week" is no smoke of last week. */
export function withoutComparisons<Spot extends { readonly concept: ConceptId; readonly from: number }>(
  tokens: readonly Token[],
  spots: readonly Spot[],
): Spot[] {
  const wordAt = (at: number) => tokens[at]?.word ?? "";
  const isCompared = (from: number) => compares.test(wordAt(article.test(wordAt(from - 1)) ? from - 2 : from - 1));
  return spots.filter(({ concept, from }) => concept !== "past" || !isCompared(from));
}
