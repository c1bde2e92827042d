/** How one language says numbers: words in order, other forms of one behind a slash. Nothing where it has none. */
export interface NumberWords {
  /** Rising by one from the number that they stand at. */
  readonly units?: Readonly<Record<number, string>>;
  /** From twenty on. */
  readonly tens?: string;
  /** From a hundred on, where each has a word of its own. */
  readonly hundreds?: string;
  /** What multiplies the number before it. */
  readonly multiples?: Readonly<Record<number, string>>;
}
