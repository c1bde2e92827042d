import { driveDecisions } from "../assessment.ts";
import { answerIds, askedForIds, tellingIds } from "../facts/asked-for.ts";
import { packRecord, type Shape, texts } from "../packing/packed-record.ts";
import { findingShape, safetyShape } from "../wording/packed-wording.ts";
import type { Wording } from "../wording/wording.ts";

const replies =
  "doNow likely check because causeUnknown needed code codeUnknown handover handoverEmergency photos unclear greeting account offTopic defeat towing roadside parts earlier still stays no typical beforeOrder noted unanswered against";
const drives = texts(driveDecisions);

/** The names of a `Talk` without its language, in the order in which its texts travel. */
export const talkShape: Shape = {
  asked: texts([...askedForIds, ...tellingIds]),
  wording: {
    reply: {
      ...texts(replies.split(" ")),
      decision: drives,
      danger: texts(["yes", "may", "none"]),
      mayDrive: drives,
      inShort: drives,
      answers: texts(answerIds),
    },
  },
};

const { checks, questions, estimates, services, usual } = findingShape;
const shapeBefore: Shape = { checks, questions, estimates, services, usual, ...safetyShape };

/** Texts of the same language that are there when somebody converses: a talk is packed behind them. */
export function textsBefore(wording: Wording): string {
  return packRecord(shapeBefore, wording);
}
