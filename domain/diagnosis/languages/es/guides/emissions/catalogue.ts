import amberEngineLamp from "./amber-engine-lamp.json" with { type: "json" };
import defFrozenOrWrong from "./def-frozen-or-wrong.json" with { type: "json" };
import defLow from "./def-low.json" with { type: "json" };
import defWarning from "./def-warning.json" with { type: "json" };
import derateCountdown from "./derate-countdown.json" with { type: "json" };
import filterFull from "./filter-full.json" with { type: "json" };
import hotExhaustLamp from "./hot-exhaust-lamp.json" with { type: "json" };
import noxSensor from "./nox-sensor.json" with { type: "json" };
import redStopLamp from "./red-stop-lamp.json" with { type: "json" };
import regenRefused from "./regen-refused.json" with { type: "json" };
import unknownCode from "./unknown-code.json" with { type: "json" };

export const catalogue = {
  "amber-engine-lamp": amberEngineLamp,
  "def-frozen-or-wrong": defFrozenOrWrong,
  "def-low": defLow,
  "def-warning": defWarning,
  "derate-countdown": derateCountdown,
  "filter-full": filterFull,
  "hot-exhaust-lamp": hotExhaustLamp,
  "nox-sensor": noxSensor,
  "red-stop-lamp": redStopLamp,
  "regen-refused": regenRefused,
  "unknown-code": unknownCode,
} as const;
