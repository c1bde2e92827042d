import type { Guide } from "../guide.ts";
import { defWarning } from "./def-warning.ts";
import { filterFull } from "./filter-full.ts";

/** Guides to emissions and warning lamps. */
export const emissionGuides: readonly Guide[] = [defWarning, filterFull];
