import * as z from "zod/mini";
import { categories, driveDecisions, redFlags } from "../diagnosis/assessment.ts";
import { urgencyLevels } from "./urgency.ts";

const line = z.string("assessment.invalid").check(z.maxLength(1000, "assessment.invalid"));
const lines = z.array(line).check(z.maxLength(30, "assessment.invalid"));

/** A conclusion that the engine reached in a browser, before there was a conversation. Bounded; taken as a hint. */
export const AssessmentInput = z.object({
  category: z.enum(categories, "assessment.invalid"),
  urgency: z.enum(urgencyLevels, "assessment.invalid"),
  drive: z.enum(driveDecisions, "assessment.invalid"),
  redFlags: z.array(z.enum(redFlags, "assessment.invalid")).check(z.maxLength(redFlags.length, "assessment.invalid")),
  faultCodes: z
    .array(
      z.object({
        spn: z.int("assessment.invalid"),
        fmi: z.nullable(z.int("assessment.invalid")),
        meaning: z.nullable(line),
      }),
    )
    .check(z.maxLength(30, "assessment.invalid")),
  causes: z.array(z.object({ id: line, text: line, evidence: lines })).check(z.maxLength(30, "assessment.invalid")),
  steps: lines,
  checks: lines,
  question: z.nullable(line),
  handover: z.boolean("assessment.invalid"),
});
