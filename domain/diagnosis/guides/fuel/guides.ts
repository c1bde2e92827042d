import type { Guide } from "../guide.ts";
import { cranksNoStart } from "./cranks-no-start.ts";
import { filterPlugged } from "./filter-plugged.ts";
import { fuelLineLeak } from "./fuel-line-leak.ts";
import { gelledFuel } from "./gelled-fuel.ts";
import { outOfFuel } from "./out-of-fuel.ts";
import { tankHoled } from "./tank-holed.ts";
import { waterInFuel } from "./water-in-fuel.ts";
import { wrongFuel } from "./wrong-fuel.ts";

/** Guides to fuel. */
export const fuelGuides: readonly Guide[] = [
  cranksNoStart,
  filterPlugged,
  fuelLineLeak,
  gelledFuel,
  outOfFuel,
  tankHoled,
  waterInFuel,
  wrongFuel,
];
