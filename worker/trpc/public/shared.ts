import { SharedTicketInput } from "#domain/tickets/share.ts";
import { getShared } from "#worker/services/tickets/get-shared.ts";
import { router } from "../init.ts";
import { publicProcedure } from "../procedures.ts";

/** What a driver handed on by a link. */
export const sharedRouter = router({
  get: publicProcedure.input(SharedTicketInput).query(({ ctx, input }) => getShared({ ...ctx, input })),
});
