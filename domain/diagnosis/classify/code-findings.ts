import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category, Cause, FaultCode, RedFlag } from "../assessment.ts";
import type { CauseId } from "../knowledge/advice.ts";
import { symptomOfSpn } from "../knowledge/code-symptoms.ts";
import { findSpn, isMakerSpecific, oilSpns } from "../knowledge/codes.ts";
import { type FmiKind, fmiKind, fmiNumbers } from "../knowledge/fmi.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import type { Wording } from "../languages/wording.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";
import { type CaseFile, has } from "./evidence.ts";

/** What one fault code adds to the conclusion. */
export interface CodeFinding {
  readonly category: Category | null;
  readonly weight: number;
  readonly urgency: UrgencyLevel;
  readonly exit: boolean;
  readonly flag: RedFlag | null;
  /** Null where the FMI says nothing of it. */
  readonly cause: CauseId | null;
  readonly words: string;
}

const heatSpns = new Set([109, 110, 111, 1637, 4076, 4193, 6303]);
const airSpns = new Set([46, 117, 118, 1086, 1087, 1088]);
const fuelLeakSpn = 1239;
/** Engine protection has shut the engine down. */
const shutDownSpn = 1110;
/** Engine protection is about to act, or has acted. */
const shutdownSpns = new Set([1109, shutDownSpn]);
/** The truck is derated or will be. */
const derateSpns = new Set([1569, 3712, 3714, 3715, 5246, 5826]);

/** The reading that shows that what a sensor watches is as it should be. */
const wellGauges: ReadonlyMap<SymptomId | undefined, SymptomId> = new Map([
  ["oil_pressure_low", "oil_ok"],
  ["overheat", "heat_ok"],
  ["low_air", "air_ok"],
]);
const ofSensors: ReadonlySet<FmiKind> = new Set(["circuit", "erratic"]);

const causeOfKind: Readonly<Record<FmiKind, CauseId | null>> = {
  severe: "code_value",
  moderate: "code_value",
  circuit: "code_circuit",
  erratic: "code_erratic",
  communication: "code_communication",
  device: "code_device",
  other: null,
};

/** Weighs a code by its class and FMI: the fact file's reading rule. The cause of a fault is never concluded from it. */
export function findingOf(code: WrittenCode): CodeFinding {
  const entry = findSpn(code.spn);
  const kind = fmiKind(code.fmi);
  const base = { category: entry?.category ?? null, words: code.words };
  if (entry === undefined) {
    return {
      ...base,
      category: "warning_lights",
      weight: 1,
      urgency: "medium",
      exit: false,
      flag: null,
      cause: "maker_code",
    };
  }
  const cause = causeOfKind[kind];
  if ((entry.cls === "S" && kind === "severe") || (shutdownSpns.has(code.spn) && kind !== "circuit")) {
    return { ...base, weight: 5, urgency: "emergency", exit: false, flag: flagOf(code.spn), cause };
  }
  if (entry.cls === "N")
    return { ...base, weight: 2, urgency: kind === "severe" ? "medium" : "low", exit: false, flag: null, cause };
  if (entry.cls === "S" || kind === "severe" || derateSpns.has(code.spn)) {
    return { ...base, weight: 4, urgency: "high", exit: true, flag: null, cause };
  }
  return { ...base, weight: 3.5, urgency: "medium", exit: false, flag: null, cause };
}

/** Whether a code says that engine protection has shut the engine down already. */
export function hasActed(code: WrittenCode | undefined): boolean {
  return code?.spn === shutDownSpn;
}

/** The same finding for a truck that stands in a safe place: nobody is in danger any more. */
export function afterShutdown(finding: CodeFinding): CodeFinding {
  return { ...finding, urgency: "high", flag: null };
}

/** What the codes of a case add: one of a wire or sensor counts less where its gauge is read as usual, because the value is known after all. */
export function findingsOf({ codes, evidence }: Pick<CaseFile, "codes" | "evidence">): CodeFinding[] {
  const current = evidence.filter((item) => item.current);
  return codes.map((code) => {
    const finding = findingOf(code);
    const well = wellGauges.get(symptomOfSpn(code.spn));
    const isKnown = well !== undefined && has(current, well) && ofSensors.has(fmiKind(code.fmi));
    return isKnown && finding.flag === null ? { ...finding, urgency: "medium", exit: false } : finding;
  });
}

/** A code with its meaning in words; null where the list knows nothing of the number. */
export function explainCode(code: WrittenCode, wording: Wording): FaultCode {
  const name = findSpn(code.spn)?.name;
  if (name === undefined) {
    return { spn: code.spn, fmi: code.fmi, meaning: isMakerSpecific(code.spn) ? wording.notes.codeMaker : null };
  }
  const said = wording.spnName(name);
  const fmi = fmiNumbers.find((known) => known === code.fmi);
  const failure = code.fmi === null ? wording.notes.noFmi : fmi === undefined ? undefined : wording.fmi[fmi];
  return { spn: code.spn, fmi: code.fmi, meaning: failure === undefined ? said : `${said}: ${failure}` };
}

/** Causes that codes speak for, each with its code as evidence. */
export function codeCauses(findings: readonly CodeFinding[], wording: Wording): Cause[] {
  const byCause = new Map<CauseId, string[]>();
  for (const { cause, words } of findings)
    if (cause !== null) byCause.set(cause, [...(byCause.get(cause) ?? []), words]);
  return [...byCause].map(([id, evidence]) => ({ id, text: wording.causes[id], evidence }));
}

function flagOf(spn: number): RedFlag {
  if (oilSpns.has(spn)) return "oil_pressure";
  if (heatSpns.has(spn)) return "overheat";
  if (airSpns.has(spn)) return "low_air";
  return spn === fuelLeakSpn ? "fuel_leak" : "stop_code";
}
