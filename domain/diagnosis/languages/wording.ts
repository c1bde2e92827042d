import type { DriveDecision, RedFlag, ServiceId } from "../assessment.ts";
import type { CauseId, CheckId, QuestionId, SafetyStepId } from "../knowledge/advice.ts";
import type { AnswerId } from "../knowledge/asked-for.ts";
import type { EstimateId } from "../knowledge/estimates.ts";
import type { FmiNumber } from "../knowledge/fmi.ts";
import type { PartId } from "../knowledge/parts.ts";
import type { UsualId } from "../knowledge/usual.ts";

/** Everything that an assessment can say, in one language. Short sentences for a phone screen. */
export type Wording = FindingWording &
  SafetyTexts & {
    /** The list's name of an SPN; the English standard term where the language has no words for it. */
    readonly spnName: (name: string) => string;
  };

/** Everything that the built-in assistant can say, in one language. */
export type WholeWording = Wording & TalkWording;

/** What it names: causes, checks, questions, parts, help, numbers. */
export interface FindingWording {
  readonly causes: Readonly<Record<CauseId, string>>;
  readonly checks: Readonly<Record<CheckId, string>>;
  readonly questions: Readonly<Record<QuestionId, string>>;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly services: Readonly<Record<ServiceId, string>>;
  readonly estimates: Readonly<Record<EstimateId, string>>;
  /** What is usual on the gauges. */
  readonly usual: Readonly<Record<UsualId, string>>;
  readonly fmi: Readonly<Record<FmiNumber, string>>;
}

/** What it says of dangers, and its notes. */
export interface SafetyTexts {
  readonly safety: SafetyWording;
  readonly notes: {
    readonly codeMaker: string;
    readonly noFmi: string;
    readonly ifYouStop: string;
  };
}

/** What the assistant says around that. */
export interface TalkWording {
  readonly reply: ReplyWording;
  readonly guide: GuideWording;
}

/** What stands around the words of a troubleshooting guide. */
export interface GuideWording {
  /** 'Can I drive?', answered in the first word. */
  readonly canDrive: Readonly<Record<DriveDecision, string>>;
  /** Answers that every guide shares. */
  readonly labels: Readonly<Record<"yes" | "no" | "cant_tell", string>>;
  /** Names the truck before a sentence that says what it usually is. */
  readonly onTruck: (truck: string, text: string) => string;
  /** Before the question is asked again, because the words fit none of its answers. */
  readonly unmatched: string;
  /** That a stop stands, in one short line. */
  readonly standing: string;
  readonly changed: (label: string) => string;
  readonly do: string;
  readonly doNot: string;
  readonly who: string;
  /** To a driver who has found the cause, in the driver's own words. */
  readonly found: (words: string) => string;
  /** To a driver who says that it is fixed; the condition of the verdict follows. */
  readonly fixed: string;
  readonly minutes: (from: string, to: string) => string;
  readonly dollars: (from: string, to: string) => string;
  /** What a cost is of: the tow, or somebody who comes. A repair in a shop has no published range. */
  readonly costOf: Readonly<Record<"tow" | "visit", string>>;
  /** Headings of what was asked and learnt, for the technician and the truck's history. */
  readonly record: Readonly<Record<"asked" | "found" | "unknown", string>>;
}

export interface SafetyWording {
  readonly titles: Readonly<Record<RedFlag, string>>;
  readonly steps: Readonly<Record<SafetyStepId, string>>;
}

export interface ReplyWording {
  readonly decision: Readonly<Record<DriveDecision, string>>;
  readonly doNow: string;
  readonly likely: string;
  readonly check: string;
  /** Between a cause and the driver's own words. */
  readonly because: string;
  readonly causeUnknown: string;
  readonly needed: string;
  readonly code: string;
  readonly codeUnknown: string;
  /** Must say that the driver can be connected to human support: the page listens for it (specification 4). */
  readonly handover: string;
  readonly handoverEmergency: string;
  readonly photos: string;
  readonly unclear: string;
  readonly greeting: string;
  readonly account: string;
  readonly offTopic: string;
  readonly defeat: string;
  readonly towing: string;
  readonly roadside: string;
  readonly parts: string;
  /** Before earlier repairs of the same system. */
  readonly earlier: string;
  /** Before a decision that has not changed. */
  readonly still: string;
  /** Instead of "leave the lane" to whoever stands out of traffic. */
  readonly stays: string;
  readonly no: string;
  /** Before a range. */
  readonly typical: string;
  readonly beforeOrder: string;
  /** Before the decision, to whoever asks whether it is dangerous. */
  readonly danger: { readonly yes: string; readonly may: string; readonly none: string };
  /** Before the driver's own words, where nothing else comes of them. */
  readonly noted: string;
  /** Before the causes that something speaks against. */
  readonly against: string;
  /** Each decision in half a sentence. */
  readonly inShort: Readonly<Record<DriveDecision, string>>;
  /** To a question that nothing answers. */
  readonly unanswered: string;
  /** The answer to "may I drive?". */
  readonly mayDrive: Readonly<Record<DriveDecision, string>>;
  readonly answers: Readonly<Record<AnswerId, string>>;
}
