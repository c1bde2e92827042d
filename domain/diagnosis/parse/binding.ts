import type { Distance, Mention } from "./framed.ts";

interface Group {
  readonly members: Mention[];
  readonly from: number;
  to: number;
  taken: boolean;
}

const farthest = 7;
const conjunctionCost = 3;
const takenCost = 3;
const betweenCost = 2;
const linking: ReadonlySet<string> = new Set(["and", "because", "or"]);
/** Small words that may stand inside a group of things: "lights on the trailer". */
const light: ReadonlySet<string> = new Set(["and", "or", "on"]);

export function isThing({ kind }: Mention): boolean {
  return kind === "part" || kind === "place";
}

export function isSaid({ kind }: Mention): boolean {
  return kind === "state" || kind === "event";
}

/**
 * Gives every state and happening of a segment the things that it is said of: the nearest, before rather than after,
 * not over another thing, another state or an "and", and not one that something is said of already. What finds
 * nothing in its own segment is said of the thing named last before.
 */
export function bind(segment: readonly Mention[], before: readonly Mention[], distance: Distance): void {
  const groups = groupsOf(segment, distance);
  const hasThing = segment.some(isThing);
  for (const predicate of segment.filter(isSaid)) {
    const [best] = groups
      .filter((group) => group.to < predicate.from || group.from > predicate.to)
      .map((group) => ({ group, cost: cost(group, predicate, segment, distance) }))
      .filter((option) => option.cost <= farthest + takenCost)
      .sort((a, b) => a.cost - b.cost);
    if (best !== undefined) {
      predicate.subjects = best.group.members;
      if (predicate.kind === "state") best.group.taken = true;
    }
    if (!hasThing && (before[0]?.sentence ?? -9) >= predicate.sentence - 1) {
      const last = groupsOf(before, distance).findLast((group) => group.members.some(isThing));
      predicate.subjects = [...predicate.subjects, ...(last?.members ?? [])];
    }
  }
}

function cost(group: Group, predicate: Mention, segment: readonly Mention[], distance: Distance): number {
  const isBefore = group.to < predicate.from;
  const [from, to] = isBefore ? [group.to, predicate.from] : [predicate.to, group.from];
  const between = segment.filter((mention) => mention.from > from && mention.to < to);
  let sum = distance(from, to) + (isBefore ? 0 : 1);
  if (between.some((mention) => linking.has(mention.concept))) sum += conjunctionCost;
  if (between.some(isThing)) sum += betweenCost;
  if (between.some((mention) => mention.kind === "state")) sum += betweenCost;
  if (group.taken) sum += takenCost;
  if (!isBefore && hasOwnPredicate(group, segment, distance)) sum += betweenCost;
  if (group.members.every((member) => member.kind === "event")) sum += 1;
  return sum;
}

/** Something is said of it right behind it: what stands before it is then rather said of something else. */
function hasOwnPredicate(group: Group, segment: readonly Mention[], distance: Distance): boolean {
  return segment.some(
    (mention) => mention.kind === "state" && mention.from > group.to && distance(group.to, mention.from) <= 1,
  );
}

/** Things named side by side ("trailer brakes", "steering and brakes"), and happenings by themselves. */
function groupsOf(segment: readonly Mention[], distance: Distance): Group[] {
  const groups: Group[] = [];
  let last: Group | null = null;
  let between: Mention[] = [];
  for (const [at, mention] of segment.entries()) {
    if (isThing(mention)) {
      const words: number = last === null ? 0 : distance(last.to, mention.from) - between.length;
      if (last !== null && words <= 0 && between.every((mark) => light.has(mark.concept))) {
        last.members.push(mention);
        last.to = Math.max(last.to, mention.to);
      } else {
        last = { members: [mention], from: mention.from, to: mention.to, taken: false };
        groups.push(last);
      }
      between = [];
    } else if (mention.concept === "on" && segment[at + 1]?.kind === "place") {
      between.push(mention);
    } else if (isSaid(mention)) {
      if (mention.kind === "event")
        groups.push({ members: [mention], from: mention.from, to: mention.to, taken: false });
      last = null;
      between = [];
    } else {
      between.push(mention);
    }
  }
  return groups;
}
