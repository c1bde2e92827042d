import type { RedFlag } from "../assessment.ts";
import type { CaseFile } from "../conclusion/evidence.ts";
import { factsOfCase, type Verdict } from "./facts-of-case.ts";
import { likeliest, weigh } from "./weigh.ts";

/** From this share on, what is written counts as a danger although no rule knows it by name. */
const dangerShare = 0.33;

/** What the rules conclude, with the dangers that they see. */
export interface FlaggedVerdict extends Verdict {
  readonly redFlags: readonly RedFlag[];
}

/**
 * What is concluded after everything that a case tells was weighed together. A danger that a rule names stands as it
 * is; weighing can only add one that none names, and settles category, urgency and drive where nothing is dangerous.
 */
export function weighVerdict(
  file: Pick<CaseFile, "spokenOf" | "evidence" | "codes">,
  rules: FlaggedVerdict,
): FlaggedVerdict {
  if (rules.redFlags.length > 0) return rules;
  const shares = weigh(factsOfCase(file, rules));
  const category = rules.category === "unclear" ? likeliest(shares.category) : likeliest(shares.category, "unclear");
  if ((shares.urgency.get("emergency") ?? 0) >= dangerShare)
    return { category, urgency: "emergency", drive: "stop_now", redFlags: ["unnamed_danger"] };
  const urgency = likeliest(shares.urgency, "emergency");
  const drive = likeliest(shares.drive, "stop_now");
  return { category, urgency, drive, redFlags: [] };
}
