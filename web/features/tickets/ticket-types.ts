import type { RouterOutputs } from "../../lib/trpc.ts";

/** A ticket as its driver sees it. */
export type DriverTicket = RouterOutputs["driver"]["tickets"]["get"];
