/** How many calls one batch may carry; the page's client splits at the same number. */
export const maxBatchCalls = 20;

/** The bounds of any input, whatever its own schema allows. Schemas have narrower ones of their own. */
export const inputBounds = {
  /** Characters of one text. */
  text: 100_000,
  /** Items of one list, and fields of one object. */
  items: 2_000,
  /** Levels of nesting. */
  depth: 20,
} as const;

/** How much of a client's own text an error says back, in characters. */
export const maxEcho = 200;
