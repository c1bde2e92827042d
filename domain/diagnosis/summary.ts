import { type Conclusion, conclude } from "./engine.ts";
import type { AssessInput } from "./input.ts";

const longestComplaint = 160;

/** Two or three sentences for the truck's history: what was reported, codes, conclusion, advice. English, for staff. */
export function summarise(input: AssessInput): string {
  const conclusion = conclude({ ...input, language: "en" });
  return [reported(input), codes(conclusion), concluded(conclusion)].filter((part) => part !== "").join(" ");
}

function reported({ messages }: AssessInput): string {
  const first = messages.find((line) => line.role === "user" && line.content.trim() !== "")?.content ?? "";
  const complaint = first.replace(/\s+/gu, " ").trim();
  if (complaint === "") return "The driver sent photos.";
  const short = complaint.length > longestComplaint ? `${complaint.slice(0, longestComplaint).trimEnd()}…` : complaint;
  return `Reported: “${short}”.`;
}

function codes({ assessment }: Conclusion): string {
  if (assessment.faultCodes.length === 0) return "";
  const list = assessment.faultCodes.map(({ spn, fmi }) => (fmi === null ? `SPN ${spn}` : `SPN ${spn} FMI ${fmi}`));
  return `Codes: ${list.join(", ")}.`;
}

function concluded({ assessment }: Conclusion): string {
  const likely = assessment.causes.slice(0, 2).map((cause) => cause.text);
  const causes = likely.length === 0 ? "no likely cause named" : `likely ${likely.join(" or ")}`;
  const drive = assessment.drive.replaceAll("_", " ");
  return `Assistant: ${assessment.category.replaceAll("_", " ")}, ${assessment.urgency}, ${causes}; advice: ${drive}.`;
}
