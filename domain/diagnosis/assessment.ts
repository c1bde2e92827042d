import type { UrgencyLevel } from "../tickets/urgency.ts";

/** The nine problem categories, the three services, and what is neither (contract, "diagnose"). */
export const categories = [
  "engine",
  "brakes",
  "electrical",
  "cooling",
  "transmission",
  "warning_lights",
  "tires",
  "fuel",
  "steering_suspension",
  "towing",
  "roadside",
  "parts",
  "account",
  "off_topic",
  "unclear",
] as const;
export type Category = (typeof categories)[number];

export const driveDecisions = ["stop_now", "next_safe_exit", "with_care", "not_applicable"] as const;
export type DriveDecision = (typeof driveDecisions)[number];

export const redFlags = [
  "fire",
  "carbon_monoxide",
  "smoke",
  "fuel_leak",
  "battery_gas",
  "no_brakes",
  "low_air",
  "steering_lost",
  "steer_tire",
  "wheel_loose",
  "oil_pressure",
  "engine_knock",
  "overheat",
  "red_stop_lamp",
  "stop_code",
  "unnamed_danger",
  "live_lane",
  "train",
  "power_line",
  "flood",
  "crash",
  "injury",
  "hazmat",
] as const;
export type RedFlag = (typeof redFlags)[number];

export interface FaultCode {
  readonly spn: number;
  readonly fmi: number | null;
  /** What the numbers mean, in the reply's language; null when the list does not know the number. */
  readonly meaning: string | null;
}

export interface Cause {
  readonly id: string;
  readonly text: string;
  /** The driver's words, codes or readings that this rests on. */
  readonly evidence: readonly string[];
}

/**
 * How sure a fact is. A: official text, or two independent sources that agree. B: trade press, a maker's or the CDL
 * manual. C: one source, a hint. K: general knowledge of the trade, not looked up.
 */
export type Grade = "A" | "B" | "C" | "K";

export interface Source {
  /** As a driver may look it up; null for general knowledge of the trade. */
  readonly title: string | null;
  readonly grade: Grade;
}

/** Who probably has to come, or where the truck has to go. */
export const serviceIds = ["emergency", "tow", "roadside", "tire", "shop", "dealer", "parts"] as const;
export type ServiceId = (typeof serviceIds)[number];

/** A range that somebody has published: typical, it varies, and it is no quote. */
export interface Estimate {
  readonly text: string;
  readonly source: Source;
}

/** What the repair probably takes. */
export interface Outlook {
  readonly service: { readonly id: ServiceId; readonly text: string };
  /** Parts that the likely causes usually take, likeliest first. */
  readonly parts: readonly string[];
  /** Until help comes, or for what the driver can start; null where no source is known. */
  readonly time: Estimate | null;
  readonly cost: Estimate | null;
}

/** The answer to 'Can I drive?'. */
export interface DriveVerdict {
  readonly canDrive: "yes" | "no" | "until";
  /** One sentence; the first word is Yes, No or Until in the language of the reply. */
  readonly text: string;
}

/** An answer of the driver to a step, by tap. */
export interface StepAnswer {
  readonly stepId: string;
  readonly answerId: string;
}

/** The question of the open guide, with the answers that the driver can tap. */
export interface OpenStep {
  /** Unique across all guides. */
  readonly id: string;
  readonly ask: string;
  /** How to find out, at most three lines. */
  readonly how: readonly string[];
  /** What can hurt somebody while finding out. */
  readonly warn: string | null;
  /** Two to four; the last one is for a driver who cannot tell. */
  readonly answers: readonly { readonly id: string; readonly label: string }[];
}

/** Where the answers of a guide have led. */
export interface GuideOutcome {
  /** Unique in its guide. */
  readonly id: string;
  /** `found`: the answers prove it. `likely`: the best explanation. `open`: a technician has to look further. */
  readonly certainty: "found" | "likely" | "open";
  readonly cause: string;
  readonly do: readonly string[];
  readonly doNot: readonly string[];
  /** Who has to come or where the truck goes, the likeliest first; empty when the driver can finish it alone. */
  readonly who: readonly { readonly id: ServiceId; readonly text: string }[];
  readonly parts: readonly string[];
  /** Of the work once somebody is there; null where no source is known. */
  readonly time: Estimate | null;
  readonly cost: Estimate | null;
  /** One English line for the technician who takes over. */
  readonly technician: string;
}

/** A question of the guide that the driver has answered, by tap, in words, or with a fact told before. */
export interface TrailAnswer extends StepAnswer {
  readonly ask: string;
  /** The words of the answer that was given. */
  readonly label: string;
  /** All answers of the step: another one of them corrects the trail. */
  readonly answers: OpenStep["answers"];
}

/** A question that drivers ask in the middle of the guide. */
export interface GuideAside {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** What an open troubleshooting guide adds to a conclusion; texts are in the language of the reply. */
export interface GuideView {
  /** The id of the open guide; null when none is open. */
  readonly guide: string | null;
  /** Null where no truck is judged, for instance when a tow is ordered. */
  readonly verdict: DriveVerdict | null;
  /** Null when no guide is open, when it has reached its outcome, and while a danger to people comes first. */
  readonly step: OpenStep | null;
  /** What it usually is on this truck, in one or two sentences. */
  readonly usually: string | null;
  /** Null until the answers have led to one. */
  readonly outcome: GuideOutcome | null;
  /** Questions answered so far, in the order in which the guide asks them. */
  readonly trail: readonly TrailAnswer[];
  readonly asides: readonly GuideAside[];
}

/**
 * The engine's structured conclusion; texts are in the language of the reply. Conclusions that were stored before there
 * were guides lack the fields of `GuideView`.
 */
export interface Assessment extends Partial<GuideView> {
  readonly category: Category;
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
  readonly redFlags: readonly RedFlag[];
  /** The driver's words, codes and readings behind the decision; conclusions that were stored before it existed have none. */
  readonly restsOn?: readonly string[];
  readonly faultCodes: readonly FaultCode[];
  readonly causes: readonly Cause[];
  /** What to do now for safety, in order. */
  readonly steps: readonly string[];
  /** What the driver can check, easiest and most telling first. */
  readonly checks: readonly string[];
  /** The one question whose answer changes the conclusion most; null when nothing more is asked. */
  readonly question: string | null;
  /** A human is offered: the page opens the support form. */
  readonly handover: boolean;
  /** Null where nothing is repaired; conclusions that were stored before it existed have none. */
  readonly outlook?: Outlook | null;
}

/** Shown before any other word when the engine says stop now; texts are in the driver's language. */
export interface SafetyCard {
  readonly flags: readonly RedFlag[];
  readonly title: string;
  readonly steps: readonly string[];
  readonly call911: boolean;
}
