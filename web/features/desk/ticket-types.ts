import type { inferRouterOutputs } from "@trpc/server";
import type { ReactNode } from "react";
import type { AppRouter } from "#worker/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>;

/** A ticket as the queue shows it. */
export type QueueTicket = Outputs["tech"]["tickets"]["list"]["items"][number];
/** A ticket with everything that staff may read. */
export type DeskTicket = Outputs["tech"]["tickets"]["get"];

/** What stands in a ticket's panes and is no part of the desk itself. */
export interface DeskSlots {
  /** The live room; the name that drivers read there. */
  readonly conversation: (ticket: DeskTicket, name: string) => ReactNode;
  /** Where the truck is right now, if its driver shares that. */
  readonly live: (ticket: DeskTicket) => ReactNode;
  /** The way to the services around the place that the ticket names. */
  readonly nearby: (ticket: DeskTicket) => ReactNode;
  /** The parts orders; whether the technician may change them. */
  readonly parts: (ticket: DeskTicket, mayModify: boolean) => ReactNode;
}
