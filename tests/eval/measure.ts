import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { codeText, type EvalCase, type Part, parts } from "./read-cases.ts";

/** In what a conclusion can differ from its label, gravest first. */
export const kinds = ["emergency missed", "false emergency", "category", "codes", "drive", "urgency"] as const;
export type Kind = (typeof kinds)[number];

export interface Judged {
  readonly labelled: EvalCase;
  readonly found: Pick<Assessment, "category" | "urgency" | "drive"> & Pick<EvalCase, "codes">;
  readonly wrong: readonly Kind[];
}

/** One line of the table. Shares are fractions of n; false emergencies are a fraction of what is none. */
export interface Row {
  readonly part: Part;
  readonly language: string;
  readonly n: number;
  readonly category: number;
  readonly urgency: number;
  readonly drive: number;
  readonly codes: number;
  readonly emergencies: number;
  readonly missed: number;
  readonly falseAlarms: number;
  readonly falseShare: number;
}

/** What the engine makes of a case, beside its label. */
export function judge(labelled: EvalCase): Judged {
  return judgeBy(labelled, assess({ messages: labelled.messages, language: labelled.language }));
}

/** A conclusion beside the label of its case. */
export function judgeBy(
  labelled: EvalCase,
  { category, urgency, drive, faultCodes }: Pick<Assessment, "category" | "urgency" | "drive" | "faultCodes">,
): Judged {
  const found = { category, urgency, drive, codes: faultCodes.map(codeText).sort() };
  const wrong: Record<Kind, boolean> = {
    "emergency missed": isEmergency(labelled) && urgency !== "emergency",
    "false emergency": !labelled.urgency.includes("emergency") && urgency === "emergency",
    category: !labelled.category.includes(category),
    codes: found.codes.join() !== labelled.codes.join(),
    drive: !labelled.drive.includes(drive),
    urgency: !labelled.urgency.includes(urgency),
  };
  return { labelled, found, wrong: kinds.filter((kind) => wrong[kind]) };
}

/** A row for each part and language, and one for each whole part. */
export function tabulate(judged: readonly Judged[]): readonly Row[] {
  return parts.flatMap((part) => {
    const ofPart = judged.filter(({ labelled }) => labelled.part === part);
    const rows = chatLanguages.map((language) =>
      rowOf(
        part,
        language,
        ofPart.filter(({ labelled }) => labelled.language === language),
      ),
    );
    return [...rows, rowOf(part, "all", ofPart)];
  });
}

function rowOf(part: Part, language: string, judged: readonly Judged[]): Row {
  const n = judged.length;
  const wrong = (kind: Kind) => judged.filter((one) => one.wrong.includes(kind)).length;
  const right = (kind: Kind) => share(n - wrong(kind), n);
  const emergencies = judged.filter(({ labelled }) => isEmergency(labelled)).length;
  const falseAlarms = wrong("false emergency");
  return {
    part,
    language,
    n,
    category: right("category"),
    urgency: right("urgency"),
    drive: right("drive"),
    codes: right("codes"),
    emergencies,
    missed: wrong("emergency missed"),
    falseAlarms,
    falseShare: n === emergencies ? 0 : falseAlarms / (n - emergencies),
  };
}

function isEmergency({ urgency }: EvalCase): boolean {
  return urgency.every((level) => level === "emergency");
}

function share(of: number, n: number): number {
  return n === 0 ? 1 : of / n;
}
