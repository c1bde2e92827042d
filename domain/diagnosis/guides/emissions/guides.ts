import type { Guide } from "../guide.ts";
import { amberEngineLamp } from "./amber-engine-lamp.ts";
import { defFrozenOrWrong } from "./def-frozen-or-wrong.ts";
import { defLow } from "./def-low.ts";
import { defWarning } from "./def-warning.ts";
import { derateCountdown } from "./derate-countdown.ts";
import { filterFull } from "./filter-full.ts";
import { hotExhaustLamp } from "./hot-exhaust-lamp.ts";
import { noxSensor } from "./nox-sensor.ts";
import { redStopLamp } from "./red-stop-lamp.ts";
import { regenRefused } from "./regen-refused.ts";
import { unknownCode } from "./unknown-code.ts";

/** Guides to emissions and warning lamps. */
export const emissionGuides: readonly Guide[] = [
  amberEngineLamp,
  defFrozenOrWrong,
  defLow,
  defWarning,
  derateCountdown,
  filterFull,
  hotExhaustLamp,
  noxSensor,
  redStopLamp,
  regenRefused,
  unknownCode,
];
