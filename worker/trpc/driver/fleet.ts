import {
  FleetInviteInput,
  InviteDriverInput,
  ListFleetRepairsInput,
  ListFleetTicketsInput,
  RemoveDriverInput,
} from "#domain/billing/fleet-inputs.ts";
import { TicketRef } from "#domain/tickets/inputs.ts";
import { leaveFleet, removeDriver, withdrawInvite } from "#worker/services/fleet/change-members.ts";
import { getFleet } from "#worker/services/fleet/get-fleet.ts";
import { inviteDriver } from "#worker/services/fleet/invite-driver.ts";
import { joinFleet, readInvite } from "#worker/services/fleet/join-fleet.ts";
import { getFleetTicket, listFleetRepairs, listFleetTickets } from "#worker/services/fleet/read-fleet-work.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

const done = { done: true } as const;

/** Drivers who share a plan and its trucks. */
export const fleetRouter = router({
  get: driverProcedure.query(({ ctx }) => getFleet(ctx)),
  invite: driverProcedure.input(InviteDriverInput).mutation(async ({ ctx, input }) => {
    await inviteDriver({ ...ctx, input });
    return done;
  }),
  withdraw: driverProcedure.input(InviteDriverInput).mutation(async ({ ctx, input }) => {
    await withdrawInvite({ ...ctx, input });
    return done;
  }),
  invitation: driverProcedure.input(FleetInviteInput).query(({ ctx, input }) => readInvite({ ...ctx, input })),
  join: driverProcedure.input(FleetInviteInput).mutation(async ({ ctx, input }) => {
    await joinFleet({ ...ctx, input });
    return done;
  }),
  remove: driverProcedure.input(RemoveDriverInput).mutation(async ({ ctx, input }) => {
    await removeDriver({ ...ctx, input });
    return done;
  }),
  leave: driverProcedure.mutation(async ({ ctx }) => {
    await leaveFleet(ctx);
    return done;
  }),
  tickets: driverProcedure.input(ListFleetTicketsInput).query(({ ctx, input }) => listFleetTickets({ ...ctx, input })),
  ticket: driverProcedure.input(TicketRef).query(({ ctx, input }) => getFleetTicket({ ...ctx, input })),
  repairs: driverProcedure.input(ListFleetRepairsInput).query(({ ctx, input }) => listFleetRepairs({ ...ctx, input })),
});
