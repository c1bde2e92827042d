import type { ConceptId } from "../lexicon/concepts.ts";
import type { Mention } from "./framed.ts";
import type { Token } from "./tokens.ts";

/** What holds for whole parts of a message: it was, it was another's, it is only imagined. */
export interface Scopes {
  isPast(where: Place): boolean;
  isOthers(where: Place): boolean;
  isImagined(where: Place): boolean;
}

type Place = Pick<Mention, "from" | "to" | "sentence" | "segment">;

const turns: ReadonlySet<ConceptId> = new Set(["contrast", "now", "mine"]);

/** A word for the past speaks for its sentence up to the next contrast, unless the sentence says that it is still so. */
export function scopes(tokens: readonly Token[], mentions: readonly Mention[]): Scopes {
  const parts = partsOf(tokens, mentions);
  const partOf = (mention: Place) => parts[mention.from] ?? 0;
  const where = (concept: ConceptId) => mentions.filter((mention) => mention.concept === concept);
  const still = new Set(where("still_so").map((mention) => mention.sentence));
  const past = new Set([...where("past").map(partOf), ...repaired(mentions, partOf)]);
  const others = where("other");
  const actual = new Set(where("now").map((mention) => mention.sentence));
  const says = (sentence: number) =>
    mentions.some((mention) => mention.sentence === sentence && ["part", "event", "state"].includes(mention.kind));
  // "Just a question": a sentence that says nothing else speaks of the one before it.
  const imagined = new Set(
    where("hypothetical").flatMap(({ sentence }) => (says(sentence) ? [sentence] : [sentence, sentence - 1])),
  );
  return {
    isPast: (mention) => past.has(partOf(mention)) && !still.has(mention.sentence),
    isOthers: (mention) =>
      others.some(
        (other) => partOf(other) === partOf(mention) && (other.from < mention.to || other.segment === mention.segment),
      ),
    isImagined: (mention) => imagined.has(mention.sentence) && !actual.has(mention.sentence),
  };
}

/** What was repaired stands in the same segment as the word for it, or right before it. */
function repaired(mentions: readonly Mention[], partOf: (mention: Mention) => number): number[] {
  return mentions
    .filter((mention) => mention.concept === "fixed" && !mention.denied)
    .flatMap((repair) => {
      const isNamed = (mention: Mention) => ["state", "event", "part"].includes(mention.kind);
      const own = mentions.find((mention) => mention.segment === repair.segment && isNamed(mention));
      const earlier = mentions.findLast((mention) => mention.from < repair.from && isNamed(mention));
      const isNear = earlier !== undefined && earlier.sentence >= repair.sentence - 1;
      return [...(own ? [partOf(own)] : []), ...(isNear ? [partOf(earlier)] : [])];
    });
}

function partsOf(tokens: readonly Token[], mentions: readonly Mention[]): readonly number[] {
  const starts = new Set(mentions.filter((mention) => turns.has(mention.concept)).map((mention) => mention.from));
  let part = 0;
  return tokens.map((token, at) => {
    if (starts.has(at) || token.sentence !== tokens[at - 1]?.sentence) part += 1;
    return part;
  });
}
