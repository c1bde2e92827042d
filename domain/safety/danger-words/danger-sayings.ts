import type { SymptomId } from "../../diagnosis/knowledge/symptoms.ts";

/** How drivers of one language write of dangers, written as that language writes them; endings may follow each. */
export interface DangerSayings {
  readonly sayings: Readonly<Partial<Record<SymptomId, readonly string[]>>>;
  /** Words right after a saying, or right before it, that deny or end it. */
  readonly denials: readonly string[];
}

/** Each of the first with each of the second: "motor yanıyor", "kabin yanıyor". */
export function eachWith(things: readonly string[], happenings: readonly string[]): readonly string[] {
  return things.flatMap((thing) => happenings.map((happening) => `${thing} ${happening}`));
}
