import type { RedFlag } from "../assessment.ts";
import type { Answer, Guide } from "../guides/guide.ts";
import { profileOf, type ToldOfTruck, type TruckProfile } from "../guides/truck-profile.ts";
import { type KnownFacts, type TrailEntry, type Walk, walk } from "../guides/walk.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import type { GuidedInput } from "./guided-input.ts";

/** What a message of the driver says to the open guide. */
export interface Reply {
  readonly kind: "answer" | "correction" | "none";
  /** The guide that is answered. */
  readonly guide: Guide | null;
  /** Null in a correction that only takes the last answer back. */
  readonly entry: TrailEntry | null;
  readonly answer: Answer | null;
  /** Symptoms that the answer reports: a tap on 'flames' reports a fire. */
  readonly symptoms: readonly SymptomId[];
  /** Symptoms that the corrected answer stood for and that this one does not. */
  readonly takesBack: readonly SymptomId[];
  /** What the driver read on the tap, or the question where the tap only says yes or no. */
  readonly words: string;
  readonly ends: "fixed" | "found" | null;
  /** Short words that were meant for the step and fit none of its answers. */
  readonly isMeantForStep: boolean;
}

export const nothingGiven: Reply = {
  kind: "none",
  guide: null,
  entry: null,
  answer: null,
  symptoms: [],
  takesBack: [],
  words: "",
  ends: null,
  isMeantForStep: false,
};

/** What the newest message did to the guide. */
export interface GuideTurn {
  readonly isOpened: boolean;
  /** The step that was answered or answered differently. */
  readonly given: { readonly stepId: string; readonly answer: Answer } | null;
  readonly corrects: boolean;
  /** The message was meant for the open step and fits none of its answers. */
  readonly isUnmatched: boolean;
  /** The guide that the message closed: the driver has fixed it, or found the cause. */
  readonly ended: {
    readonly how: "fixed" | "found";
    readonly guide: Guide;
    readonly trail: readonly TrailEntry[];
  } | null;
}

/** The guides of a conversation: which one is open, what was answered in it, and what else is known. */
export interface GuideState {
  readonly guide: Guide | null;
  readonly trail: readonly TrailEntry[];
  /** Guides that the driver has finished with. */
  readonly closed: ReadonlySet<string>;
  readonly told: ToldOfTruck;
  readonly truck: TruckProfile;
  readonly facts: KnownFacts;
  /** Guides whose complaint the driver has named, with how many of its terms were said. */
  readonly named: ReadonlyMap<string, number>;
  /** Those that a short message named which says little else; what more is told, the engine has weighed. */
  readonly namedPlainly: ReadonlySet<string>;
  /** Those that the newest message names. */
  readonly newlyNamed: ReadonlyMap<string, number>;
  /** Dangers that were told since the last answer: no answer can have shown that they are absent. */
  readonly newDangers: ReadonlySet<RedFlag>;
  readonly turn: GuideTurn;
}

export const nothingHappened: GuideTurn = {
  isOpened: false,
  given: null,
  corrects: false,
  isUnmatched: false,
  ended: null,
};

/** Before anything was said. */
export function newGuideState({ truck }: Pick<GuidedInput, "truck">): GuideState {
  return {
    guide: null,
    trail: [],
    closed: new Set(),
    told: {},
    truck: profileOf(truck),
    facts: { readings: {}, symptoms: new Set() },
    named: new Map(),
    namedPlainly: new Set(),
    newlyNamed: new Map(),
    newDangers: new Set(),
    turn: nothingHappened,
  };
}

/** Where the open guide is; null when none is open. */
export function walkOf({ guide, truck, facts, trail }: GuideState): Walk | null {
  return guide === null ? null : walk(guide, truck, facts, trail);
}

/** The id by which a step is known outside the engine; no two guides share one. */
export function stepIdOf({ id }: Pick<Guide, "id">, node: string): string {
  return `${id}:${node}`;
}
