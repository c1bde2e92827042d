import type { ConceptId } from "../lexicon/concepts.ts";
import type { Token } from "./tokens.ts";

const compares = /^(?:like|as|than|como|que|igual|как|чем|زي|مثل|متل|كما)$/u;

/** Without the times that something is only compared with: "smoke in the cab like last week" is no smoke of last week. */
export function withoutComparisons<Spot extends { readonly concept: ConceptId; readonly from: number }>(
  tokens: readonly Token[],
  spots: readonly Spot[],
): Spot[] {
  return spots.filter(({ concept, from }) => concept !== "past" || !compares.test(tokens[from - 1]?.word ?? ""));
}
