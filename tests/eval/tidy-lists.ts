/** A way of saying something: for each of its words, which words may stand there. */
type Way = readonly ReadonlySet<string>[];

const byLetters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A concept's ways of saying it as a lexicon lists them, each once and in alphabetical order: what a shorter beginning
 * (`brak*`) covers is left out, and ways that differ in one word alone become one (`air line, air hose` → `air
 * hose/line`). It names the same as before.
 */
export function tidyWays(list: string): string {
  const ways = list
    .split(",")
    .map((way) => way.trim())
    .filter((way) => way !== "")
    .map((way): Way => way.split(/\s+/u).map((word) => withoutCovered(new Set(word.split("/")))));
  const singles = withoutCovered(new Set(ways.flatMap((way) => (way.length === 1 ? [...(way[0] ?? [])] : []))));
  const longer = joined(ways.filter((way) => way.length > 1)).map((way) =>
    way.map((words) => [...words].sort(byLetters).join("/")).join(" "),
  );
  return [...singles, ...longer].sort(byLetters).join(", ");
}

/** Single words in alphabetical order, each once. */
export function tidyWords(list: string): string {
  return [...withoutCovered(new Set(list.trim().split(/\s+/u)))].sort(byLetters).join(" ");
}

/** Whether a longer beginning or a word is said by one of these already. */
function isCovered(word: string, words: ReadonlySet<string>): boolean {
  if (word.startsWith("@")) return false;
  const text = word.replace(/\*$/u, "");
  return [...words].some((other) => other !== word && other.endsWith("*") && text.startsWith(other.slice(0, -1)));
}

function withoutCovered(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => !isCovered(word, words)));
}

/** Ways of several words, until none can be left out, shortened or joined with another. */
function joined(given: readonly Way[]): readonly Way[] {
  let ways = given;
  for (;;) {
    const next = joinedOnce(ways);
    if (next === null) return ways;
    ways = next;
  }
}

function joinedOnce(ways: readonly Way[]): readonly Way[] | null {
  for (const [at, way] of ways.entries())
    for (const [otherAt, other] of ways.entries()) {
      if (at === otherAt || way.length !== other.length) continue;
      const rest = withoutSaid(way, other);
      if (rest === null) return ways.filter((one) => one !== way);
      if (rest !== way) return ways.map((one) => (one === way ? rest : one));
      const both = at < otherAt ? oneOf(way, other) : null;
      if (both !== null) return ways.flatMap((one) => (one === way ? [both] : one === other ? [] : [one]));
    }
  return null;
}

/** What of a way another does not say already; none when it says all. */
function withoutSaid(way: Way, other: Way): Way | null {
  const isSaid = (word: string, place: number) =>
    other[place]?.has(word) === true || isCovered(word, other[place] ?? new Set());
  const open = way.flatMap((words, place) => ([...words].every((word) => isSaid(word, place)) ? [] : [place]));
  if (open.length === 0) return null;
  if (open.length > 1) return way;
  const rest = way.map((words, place) =>
    place === open[0] ? new Set([...words].filter((word) => !isSaid(word, place))) : words,
  );
  return rest[open[0] ?? 0]?.size === way[open[0] ?? 0]?.size ? way : rest;
}

/** Two ways as one, when they differ in one word alone. */
function oneOf(way: Way, other: Way): Way | null {
  const apart = way.flatMap((words, place) => (isSame(words, other[place]) ? [] : [place]));
  if (apart.length !== 1) return null;
  return way.map((words, place) =>
    place === apart[0] ? withoutCovered(new Set([...words, ...(other[place] ?? [])])) : words,
  );
}

function isSame(words: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean {
  return words.size === other?.size && [...words].every((word) => other.has(word));
}
