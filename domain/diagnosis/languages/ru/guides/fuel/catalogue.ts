import cranksNoStart from "./cranks-no-start.json" with { type: "json" };
import filterPlugged from "./filter-plugged.json" with { type: "json" };
import fuelLineLeak from "./fuel-line-leak.json" with { type: "json" };
import gelledFuel from "./gelled-fuel.json" with { type: "json" };
import outOfFuel from "./out-of-fuel.json" with { type: "json" };
import tankHoled from "./tank-holed.json" with { type: "json" };
import waterInFuel from "./water-in-fuel.json" with { type: "json" };
import wrongFuel from "./wrong-fuel.json" with { type: "json" };

export const catalogue = {
  "cranks-no-start": cranksNoStart,
  "filter-plugged": filterPlugged,
  "fuel-line-leak": fuelLineLeak,
  "gelled-fuel": gelledFuel,
  "out-of-fuel": outOfFuel,
  "tank-holed": tankHoled,
  "water-in-fuel": waterInFuel,
  "wrong-fuel": wrongFuel,
} as const;
