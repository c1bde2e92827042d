import type { GroundingContext } from "../grounding-context.ts";

/** Codes as a report may write them. */
const writtenCodes = /\bSPN\s*:?\s*\d+(?:[\s,;/-]*FMI\s*:?\s*\d+)?|\b\d{2,6}\s*\/\s*\d{1,2}\b/giu;

/** The engine's reading of a model's report; codes that the driver has not confirmed are left out of it. */
export function assessReport(grounding: GroundingContext, { report }: { readonly report: string }) {
  const isRead = report.replace(writtenCodes, (code) => (mayCount(grounding, code) ? code : " "));
  const { category, urgency, drive, redFlags, causes, steps, checks, question } = grounding.assessReport(isRead);
  return {
    report: { category, urgency, drive, redFlags, causes: causes.map(({ text }) => text), steps, checks, question },
    // What holds for the answer.
    binding: { urgency: grounding.assessment.urgency, drive: grounding.assessment.drive },
  };
}

function mayCount(grounding: GroundingContext, code: string): boolean {
  const [spn, fmi] = (code.match(/\d+/gu) ?? []).map(Number);
  return spn !== undefined && !grounding.isUnconfirmed({ spn, fmi: fmi ?? null });
}
