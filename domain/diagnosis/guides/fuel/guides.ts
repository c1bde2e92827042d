import type { Guide } from "../guide.ts";
import { cranksNoStart } from "./cranks-no-start.ts";
import { gelledFuel } from "./gelled-fuel.ts";

/** Guides to fuel. */
export const fuelGuides: readonly Guide[] = [gelledFuel, cranksNoStart];
