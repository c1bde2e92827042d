import type { Guide } from "../guide.ts";
import { coolantInOil } from "./coolant-in-oil.ts";
import { exhaustLeak } from "./exhaust-leak.ts";
import { exhaustSmoke } from "./exhaust-smoke.ts";
import { knock } from "./knock.ts";
import { oilLeak } from "./oil-leak.ts";
import { oilPressureLow } from "./oil-pressure-low.ts";

/** Guides to oil, smoke and noises of the engine. */
export const engineGuides: readonly Guide[] = [coolantInOil, exhaustLeak, exhaustSmoke, knock, oilLeak, oilPressureLow];
