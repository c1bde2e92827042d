import type { ChatLanguage } from "../../languages/languages.ts";
import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { DriveDecision, RedFlag, ServiceId } from "../assessment.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import type { PartId } from "../knowledge/parts.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import type { SourceId } from "./sources.ts";
import type { TruckCondition } from "./truck-profile.ts";

/** The folders of guides, one per system of the truck. */
export const guideSystems = [
  "brakes",
  "electrical",
  "engine",
  "cooling",
  "fuel",
  "emissions",
  "transmission",
  "tires",
  "steering",
  "load",
] as const;
export type GuideSystem = (typeof guideSystems)[number];

/** What a page loads at once: the guides of a system, or half of a large system's. */
export const guideParts = [
  "air",
  "brakes",
  "starting",
  "electrical",
  "power",
  "engine",
  "cooling",
  "fuel",
  "emissions",
  "transmission",
  "tires",
  "steering",
] as const;
export type GuidePart = (typeof guideParts)[number];

/**
 * English words for the driver. Variants are tried in order; the first whose condition holds for the truck is used, so
 * the last one has no condition. A text names no part that the truck may lack.
 */
export type Text = string | readonly Variant[];
export interface Variant {
  readonly when?: TruckCondition;
  readonly text: string;
}

/** Gauges whose readings a message can give: psi, psi, °F, volts, percent, percent, psi, °F. */
export type Gauge = "air" | "oil" | "coolant" | "volts" | "fuel" | "def" | "tire" | "outside";

/**
 * What makes an answer true besides a tap. `yes` and `no` count only in a message that replies to the step; a reading or
 * a symptom counts whenever the driver reports it, so that a step which is already answered is never asked.
 */
export type Meaning =
  | "yes"
  | "no"
  | { readonly reading: Gauge; readonly atLeast?: number; readonly below?: number }
  | { readonly symptom: SymptomId };

export interface Answer<Node extends string = string> {
  /** Unique in its step. */
  readonly id: string;
  /** Words of the tap, at most six. `yes`, `no` and `cant_tell` have standard words. */
  readonly label?: Text;
  readonly means?: readonly Meaning[];
  /** One sentence on what this answer shows; it opens the next reply. */
  readonly shows?: Text;
  /** The step or outcome that follows. */
  readonly to: Node;
  /** The guide that goes on from here; `to` follows where that one is not at hand. */
  readonly opens?: string;
}

export interface Step<Node extends string = string> {
  /** Trucks on which the question makes sense; others go on to `otherwise`. */
  readonly when?: TruckCondition;
  readonly otherwise?: Node;
  /** One question, at most 25 words. */
  readonly ask: Text;
  /** How to find out, at most three lines and 45 words: from the seat before hands, hands before tools. */
  readonly how?: readonly Text[];
  /** What can hurt somebody while finding out. */
  readonly warn?: Text;
  /** Two to four, one of them for a driver who cannot tell. */
  readonly answers: readonly Answer<Node>[];
  readonly sources?: readonly SourceId[];
}

/** "Can I drive?" in the first word, then the reason or the limit in one sentence. */
export interface Verdict {
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
  readonly canDrive: "yes" | "no" | "until";
  readonly text: Text;
}

/** Typical, published, and no quote. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly source: SourceId;
}

export interface Outcome {
  /** `found`: the answers prove it. `likely`: the best explanation. `open`: a technician has to look further. */
  readonly certainty: "found" | "likely" | "open";
  /** What is wrong, in one sentence. */
  readonly cause: Text;
  readonly verdict: Verdict;
  /** What to do now, in order. */
  readonly do: readonly Text[];
  readonly doNot?: readonly Text[];
  /** Who has to come or where the truck goes, the likeliest first; empty when the driver can finish it alone. */
  readonly who: readonly ServiceId[];
  readonly parts?: readonly PartId[];
  /** Minutes of work once somebody is there. */
  readonly minutes?: Range;
  /** US dollars. */
  readonly cost?: Range;
  /** One English line for the technician who takes over. */
  readonly technician: string;
  /** Dangers of the complaint that these answers have shown to be absent; only then may the verdict be softer. */
  readonly clears?: readonly RedFlag[];
  readonly sources?: readonly SourceId[];
}

/** A question that drivers ask in the middle of the guide, and its answer from the facts. */
export interface Aside {
  readonly id: string;
  /** What is asked, in a driver's words; also the label under 'Drivers also ask'. */
  readonly question: Text;
  /** The first word is Yes, No or Until where that fits. */
  readonly answer: Text;
  readonly sources?: readonly SourceId[];
}

/** How drivers of one language name the complaint of a guide (`languages/complaints.ts`). */
export interface ComplaintLines {
  readonly guide: string;
  readonly language: ChatLanguage;
  readonly lines: string;
}

/** What opens the guide. */
export interface Selection {
  readonly symptoms: readonly SymptomId[];
  /** J1939 SPNs, with the FMIs that fit; no list means any. */
  readonly codes?: readonly { readonly spn: number; readonly fmis?: readonly number[] }[];
  /**
   * What decides for this guide where another one fits the same symptoms: concepts that were spoken of, with a minus
   * before what was denied (`-build`: it does not build).
   */
  readonly spoken?: readonly (ConceptId | `-${ConceptId}`)[];
  /** Guides that lose against this one when both fit the same symptoms, or when the driver names this one's complaint. */
  readonly before?: readonly string[];
  /** How drivers name the complaint, beside its symptoms; `loadGuides` adds them. */
  readonly complaints?: readonly ComplaintLines[];
}

/** A mechanic's fault tree for one complaint. */
export interface Guide<StepId extends string = string, OutcomeId extends string = string> {
  readonly id: string;
  readonly system: GuideSystem;
  /** The complaint as a driver would say it. */
  readonly title: Text;
  readonly selects: Selection;
  /** Trucks that can have this complaint at all. */
  readonly when?: TruckCondition;
  /** Before anything is answered. */
  readonly verdict: Verdict;
  /** What it usually is on such a truck, in one or two sentences. */
  readonly usually: Text;
  readonly first: StepId;
  readonly steps: Readonly<Record<StepId, Step<StepId | OutcomeId>>>;
  readonly outcomes: Readonly<Record<OutcomeId, Outcome>>;
  readonly asides: readonly Aside[];
  /** What every number and claim rests on that names no source of its own. */
  readonly sources: readonly SourceId[];
}

/** Types a guide so that `first` and every `to` name a node that exists. */
export function defineGuide<StepId extends string, OutcomeId extends string>(
  guide: Omit<Guide<StepId, OutcomeId>, "first" | "steps" | "outcomes"> & {
    readonly first: NoInfer<StepId>;
    readonly steps: Readonly<Record<StepId, Step<NoInfer<StepId | OutcomeId>>>>;
    readonly outcomes: Readonly<Record<OutcomeId, Outcome>>;
  },
): Guide {
  return guide as unknown as Guide;
}
