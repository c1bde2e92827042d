import type { ChatLanguage } from "../languages/languages.ts";
import type { Conclusion } from "./assess.ts";
import type { Assessment, Category, FaultCode } from "./assessment.ts";
import { wordingOf } from "./speech/known.ts";
import type { Wording } from "./wording/wording.ts";

const longestRepair = 160;
const notOfTruck: readonly Category[] = ["towing", "roadside", "parts", "account", "off_topic", "unclear"];

/**
 * The built-in assistant's answer in short blocks: decision, do this now, likely, check, one question, a human.
 * Says what it rests on; never 'safe to drive', no quotes, no promise of miles.
 */
export function reply(conclusion: Conclusion, language: ChatLanguage): string {
  const { assessment } = conclusion;
  const wording = wordingOf(language);
  const blocks = [
    conclusion.asksToDefeat ? wording.reply.defeat : null,
    opening(conclusion, wording),
    steps(assessment, wording),
    codes(assessment, wording),
    causes(assessment, wording),
    checks(assessment, wording),
    needed(assessment, wording),
    earlier(conclusion, wording),
    conclusion.photos ? wording.reply.photos : null,
    assessment.question,
    handover(assessment, wording),
  ];
  return blocks.filter((block) => block !== null && block !== "").join("\n\n");
}

function opening(conclusion: Conclusion, wording: Wording): string {
  const { assessment } = conclusion;
  const decision = wording.reply.decision[assessment.drive];
  const isRolling = assessment.steps.includes(wording.safety.steps.gentle_brake);
  if (assessment.drive === "stop_now") return isRolling ? wording.reply.rolling : decision;
  switch (assessment.category) {
    case "account":
      return wording.reply.account;
    case "off_topic":
      return wording.reply.offTopic;
    case "towing":
      return wording.reply.towing;
    case "roadside":
      return wording.reply.roadside;
    case "parts":
      return wording.reply.parts;
    case "unclear":
      return conclusion.onlyGreets ? wording.reply.greeting : wording.reply.unclear;
    default:
      return decision;
  }
}

function steps(assessment: Assessment, wording: Wording): string | null {
  if (assessment.steps.length === 0) return null;
  return [wording.reply.doNow, ...assessment.steps.map((step, at) => `${at + 1}. ${step}`)].join("\n");
}

function codes(assessment: Assessment, wording: Wording): string | null {
  if (assessment.faultCodes.length === 0) return null;
  return assessment.faultCodes.map((code) => `• ${nameOf(code, wording)}`).join("\n");
}

function nameOf(code: FaultCode, wording: Wording): string {
  const number = code.fmi === null ? `SPN ${code.spn}` : `SPN ${code.spn} FMI ${code.fmi}`;
  return `${wording.reply.code} ${number}: ${code.meaning ?? wording.reply.codeUnknown}.`;
}

function causes(assessment: Assessment, wording: Wording): string | null {
  if (assessment.causes.length === 0) return isOfTruck(assessment) ? wording.reply.causeUnknown : null;
  const lines = assessment.causes.map((cause) => {
    const words = cause.evidence.slice(0, 2).map((word) => `“${word}”`);
    return `• ${cause.text}${words.length === 0 ? "" : ` (${wording.reply.because} ${words.join(", ")})`}`;
  });
  return [wording.reply.likely, ...lines].join("\n");
}

function checks(assessment: Assessment, wording: Wording): string | null {
  if (assessment.checks.length === 0) return null;
  return [wording.reply.check, ...assessment.checks.map((check) => `• ${check}`)].join("\n");
}

function needed({ outlook, category }: Assessment, wording: Wording): string | null {
  if (!outlook || notOfTruck.includes(category)) return null;
  const parts = outlook.parts.length === 0 ? [] : [`• ${outlook.parts.join(", ")}`];
  return [wording.reply.needed, `• ${outlook.service.text}`, ...parts].join("\n");
}

function earlier({ earlier: repairs }: Conclusion, wording: Wording): string | null {
  if (repairs.length === 0) return null;
  const lines = repairs.map(({ summary, repairDate }) => {
    const line = [...summary.replace(/\s+/gu, " ").trim()];
    const said = line.length > longestRepair ? `${line.slice(0, longestRepair).join("").trimEnd()}…` : line.join("");
    return `• ${new Date(repairDate).toISOString().slice(0, 10)}: “${said}”`;
  });
  return [wording.reply.earlier, ...lines].join("\n");
}

function isOfTruck({ category, drive }: Assessment): boolean {
  return drive !== "stop_now" && !notOfTruck.includes(category);
}

function handover(assessment: Assessment, wording: Wording): string | null {
  if (!assessment.handover) return null;
  return assessment.drive === "stop_now" ? wording.reply.handoverEmergency : wording.reply.handover;
}
