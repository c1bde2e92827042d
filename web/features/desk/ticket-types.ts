import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#worker/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>;

/** A ticket as the queue shows it. */
export type QueueTicket = Outputs["tech"]["tickets"]["list"]["items"][number];
/** A ticket with everything that staff may read. */
export type DeskTicket = Outputs["tech"]["tickets"]["get"];
