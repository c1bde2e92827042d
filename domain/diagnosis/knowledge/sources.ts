import type { Category, DriveDecision, RedFlag, Source } from "../assessment.ts";
import { knownRecalls, recallSource } from "./recalls.ts";

const trade: Source = { title: null, grade: "K" };
const airBrakes: Source = { title: "CDL manual, air brakes", grade: "B" };
const lowAir: Source = { title: "49 CFR 393.51; CDL manual, air brakes", grade: "B" };
const stopLamp: Source = { title: "SAE J1939 stop lamp; Cummins Driver Tips", grade: "B" };
const tires: Source = { title: "49 CFR 393.75", grade: "B" };
const warningDevices: Source = { title: "49 CFR 392.22", grade: "B" };
const tracks: Source = { title: "FMCSA, 7 Steps for Safety: Highway-Rail Grade Crossings", grade: "B" };
const noUnsafeRun: Source = { title: "49 CFR 396.7", grade: "A" };

/** Names and numbers of fault codes. */
export const codeNumbers: Source = {
  title: "SAE J1939 SPN and FMI numbers, two public code bases that agree",
  grade: "A",
};

/** What a stop for a danger rests on. */
export const flagSources: Readonly<Record<RedFlag, Source>> = {
  fire: trade,
  carbon_monoxide: { title: "CDC, carbon monoxide (cdc.gov)", grade: "A" },
  smoke: trade,
  fuel_leak: warningDevices,
  battery_gas: trade,
  no_brakes: airBrakes,
  low_air: lowAir,
  steering_lost: noUnsafeRun,
  steer_tire: tires,
  wheel_loose: trade,
  oil_pressure: stopLamp,
  engine_knock: trade,
  overheat: { title: "truckdiag.pro, cooling guide", grade: "C" },
  red_stop_lamp: stopLamp,
  stop_code: stopLamp,
  unnamed_danger: trade,
  live_lane: { title: "AAA and Maryland SHA, stopped in a traffic lane; 49 CFR 392.22", grade: "B" },
  train: tracks,
  power_line: { title: "ESFI, downed power lines", grade: "B" },
  flood: { title: "National Weather Service, flood safety", grade: "B" },
  crash: trade,
  injury: trade,
  hazmat: { title: "Emergency Response Guidebook, Guide 111; 49 CFR 392.22", grade: "B" },
};

/** What a decision rests on when no danger stands behind it. */
export const driveSources: Readonly<Record<DriveDecision, Source>> = {
  stop_now: noUnsafeRun,
  next_safe_exit: noUnsafeRun,
  with_care: trade,
  not_applicable: trade,
};

/** Where the usual causes of a kind of trouble come from. */
const causeSources: Readonly<Partial<Record<Category, Source>>> = {
  brakes: airBrakes,
  tires,
  warning_lights: { title: "Cummins Driver Tips; Mack V-MAC IV operator manual", grade: "B" },
};

/** What is to be done for safety: flashers and triangles, going no further, brakes and air, lamps and heat. */
export const safetyStepSource: Source = {
  title: "49 CFR 392.22 and 396.7; CDL manual; makers' driver books",
  grade: "B",
};

/** Where a cause comes from: a recall that it rests on, or what is usual for the system. */
export function sourceOfCause(category: Category, evidence: readonly string[]): Source {
  const isRecalled = knownRecalls.some(({ number }) => evidence.includes(number));
  return isRecalled ? recallSource : (causeSources[category] ?? trade);
}

export const generalKnowledge = trade;
