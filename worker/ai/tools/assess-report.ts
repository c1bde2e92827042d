import type { Ground } from "../ground.ts";

/** Codes as a report may write them. */
const writtenCodes = /\bSPN\s*:?\s*\d+(?:[\s,;/-]*FMI\s*:?\s*\d+)?|\b\d{2,6}\s*\/\s*\d{1,2}\b/giu;

/** The engine's reading of a model's report; codes that the driver has not confirmed are left out of it. */
export function assessReport(ground: Ground, { report }: { readonly report: string }) {
  const isRead = report.replace(writtenCodes, (code) => (mayCount(ground, code) ? code : " "));
  const { category, urgency, drive, redFlags, causes, steps, checks, question } = ground.assessReport(isRead);
  return {
    report: { category, urgency, drive, redFlags, causes: causes.map(({ text }) => text), steps, checks, question },
    // What holds for the answer.
    binding: { urgency: ground.assessment.urgency, drive: ground.assessment.drive },
  };
}

function mayCount(ground: Ground, code: string): boolean {
  const [spn, fmi] = (code.match(/\d+/gu) ?? []).map(Number);
  return spn !== undefined && !ground.isUnconfirmed({ spn, fmi: fmi ?? null });
}
