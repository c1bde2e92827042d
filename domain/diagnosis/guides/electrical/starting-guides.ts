import type { Guide } from "../guide.ts";
import { clicksNoCrank } from "./clicks-no-crank.ts";
import { deadOvernight } from "./dead-overnight.ts";
import { immobilizerKey } from "./immobilizer-key.ts";
import { jumpStart } from "./jump-start.ts";
import { nothingAtAll } from "./nothing-at-all.ts";
import { slowCrank } from "./slow-crank.ts";

/** Guides to starting and batteries. */
export const startingGuides: readonly Guide[] = [
  clicksNoCrank,
  deadOvernight,
  immobilizerKey,
  jumpStart,
  nothingAtAll,
  slowCrank,
];
