import type { ChatLanguage } from "../../languages/languages.ts";
import type { GuidedInput } from "../dialogue/guided-input.ts";
import { wordingOf } from "../languages/known-talks.ts";
import { recordWording } from "../languages/records.ts";
import { type Conclusion, conclude } from "./conclude.ts";
import { guideRecordOf, recordTrail } from "./trail-record.ts";

const longestComplaint = 160;
const mostCauses = 2;

/**
 * What was reported with its codes, what was concluded, what was advised, and where a guide was open what was asked and
 * answered, found and not known: for the truck's history, in the conversation's language.
 */
export function summarise(input: GuidedInput): string {
  const conclusion = conclude(input);
  const { language } = input;
  const parts = [reported(input, conclusion), concluded(conclusion, language), advised(conclusion, language)];
  return [...parts, ...guided(input, conclusion)].join(" ");
}

function guided({ language, guides = [], truck = null }: GuidedInput, { assessment }: Conclusion): readonly string[] {
  const wording = wordingOf(language);
  const record = guideRecordOf(assessment);
  const trail = record && recordTrail(record, guides, truck, wording);
  if (trail === null) return [];
  const { asked, found, unknown } = wording.guide.record;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [asked, trail.asked],
    [found, trail.found === null ? [] : [trail.found]],
    [unknown, trail.unknown],
  ];
  return parts.flatMap(([title, lines]) => (lines.length === 0 ? [] : [`${title}: ${ended(lines.join("; "))}`]));
}

function ended(text: string): string {
  return /[.?!؟]$/u.test(text) ? text : `${text}.`;
}

function reported({ messages, language }: GuidedInput, { assessment }: Conclusion): string {
  const summary = recordWording[language];
  const first = messages.find((line) => line.role === "user" && line.content.trim() !== "")?.content ?? "";
  const complaint = [...first.replace(/\s+/gu, " ").trim()];
  const short =
    complaint.length > longestComplaint
      ? `${complaint.slice(0, longestComplaint).join("").trimEnd()}…`
      : complaint.join("");
  const codes = assessment.faultCodes.map(({ spn, fmi }) => (fmi === null ? `SPN ${spn}` : `SPN ${spn} FMI ${fmi}`));
  const said = short === "" ? summary.photos : `“${short}”`;
  return `${summary.reported}: ${said}${codes.length === 0 ? "" : `; ${summary.codes}: ${codes.join(", ")}`}.`;
}

function concluded({ assessment }: Conclusion, language: ChatLanguage): string {
  const summary = recordWording[language];
  const causes = assessment.causes.slice(0, mostCauses).map((cause) => cause.text);
  const likely = causes.length === 0 ? summary.causeUnknown : `${summary.likely}: ${causes.join(` ${summary.or} `)}`;
  const category = summary.categories[assessment.category];
  const [initial = "", ...rest] = category;
  return `${initial.toUpperCase()}${rest.join("")} (${summary.urgency[assessment.urgency]}); ${likely}.`;
}

function advised({ assessment }: Conclusion, language: ChatLanguage): string {
  const service = assessment.outlook ? `; ${assessment.outlook.service.text}` : "";
  return `${recordWording[language].advice}: ${wordingOf(language).reply.inShort[assessment.drive]}${service}.`;
}
