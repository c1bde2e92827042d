import type { ConceptId, ConceptKind } from "../knowledge/concepts.ts";

/** A concept in its sentence: what is said of what, and whether it is denied. */
export interface Mention {
  readonly concept: ConceptId;
  readonly kind: ConceptKind;
  readonly from: number;
  readonly to: number;
  /** Words between two commas or contrasts. */
  readonly segment: number;
  readonly sentence: number;
  denied: boolean;
  /** It is said to be well, or to have ended. */
  well: boolean;
  /** What a state or a happening is said of. */
  subjects: readonly Mention[];
}

/** How many words that are no small words stand between two places. */
export type Distance = (from: number, to: number) => number;
