import bubblesPressure from "./bubbles-pressure.json" with { type: "json" };
import coolantLow from "./coolant-low.json" with { type: "json" };
import fan from "./fan.json" with { type: "json" };
import frozenCoolant from "./frozen-coolant.json" with { type: "json" };
import hoseOrClamp from "./hose-or-clamp.json" with { type: "json" };
import noHeat from "./no-heat.json" with { type: "json" };
import overheating from "./overheating.json" with { type: "json" };

export const catalogue = {
  "bubbles-pressure": bubblesPressure,
  "coolant-low": coolantLow,
  fan,
  "frozen-coolant": frozenCoolant,
  "hose-or-clamp": hoseOrClamp,
  "no-heat": noHeat,
  overheating,
} as const;
