import type { DriveDecision, RedFlag } from "../assessment.ts";
import type { CauseId, CheckId, QuestionId, SafetyStepId } from "../facts/advice.ts";

/** Everything that the engine can say, in one language. Short sentences for a phone screen. */
export interface Wording {
  readonly causes: Readonly<Record<CauseId, string>>;
  readonly checks: Readonly<Record<CheckId, string>>;
  readonly questions: Readonly<Record<QuestionId, string>>;
  readonly safety: SafetyWording;
  readonly reply: ReplyWording;
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
  readonly code: string;
  readonly codeUnknown: string;
  readonly codeMaker: string;
  readonly noFmi: string;
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
  readonly airNote: string;
  readonly costNote: string;
  /** Confirms a new language, in that language. */
  readonly languageChanged: string;
  readonly triangles: string;
}

/** A language that can say the safety part and some of the rest. */
export interface PartialWording {
  readonly safety: SafetyWording;
  readonly reply: Partial<ReplyWording>;
}
