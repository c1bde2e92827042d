import { redFlags, serviceIds } from "../assessment.ts";
import { causeIds, checkIds, questionIds, safetyStepIds } from "../facts/advice.ts";
import { estimateIds } from "../facts/estimates.ts";
import { fmiNumbers } from "../facts/fmi.ts";
import { partIds } from "../facts/parts.ts";
import { usualIds } from "../facts/usual.ts";
import { type Shape, texts } from "../packing/packed-record.ts";

/** The names of `FindingWording`, in the order in which its texts travel. */
export const findingShape = {
  causes: texts(causeIds),
  checks: texts(checkIds),
  questions: texts(questionIds),
  parts: texts(partIds),
  services: texts(serviceIds),
  estimates: texts(estimateIds),
  usual: texts(usualIds),
  fmi: texts(fmiNumbers),
} satisfies Shape;

/** The names of `SafetyTexts`. */
export const safetyShape: Shape = {
  safety: { titles: texts(redFlags), steps: texts(safetyStepIds) },
  notes: texts(["codeMaker", "noFmi", "ifYouStop"]),
};
