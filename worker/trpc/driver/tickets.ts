import {
  CancelTicketInput,
  ListMyTicketsInput,
  RateTicketInput,
  ReopenTicketInput,
  TicketRef,
} from "#domain/tickets/inputs.ts";
import { ChangePlaceInput } from "#domain/tickets/place.ts";
import { ListSharesInput, RevokeShareInput, ShareTicketInput } from "#domain/tickets/share.ts";
import { SubmitTicketInput } from "#domain/tickets/submit-ticket.ts";
import { cancelTicket } from "#worker/services/tickets/cancel-ticket.ts";
import { changePlace } from "#worker/services/tickets/change-place.ts";
import { getMyTicket } from "#worker/services/tickets/get-my-ticket.ts";
import { listMyTickets } from "#worker/services/tickets/list-my-tickets.ts";
import { listOpenTickets } from "#worker/services/tickets/list-open-tickets.ts";
import { listShares } from "#worker/services/tickets/list-shares.ts";
import { rateTicket } from "#worker/services/tickets/rate-ticket.ts";
import { reopenTicket } from "#worker/services/tickets/reopen-ticket.ts";
import { revokeShare } from "#worker/services/tickets/revoke-share.ts";
import { shareTicket } from "#worker/services/tickets/share-ticket.ts";
import { submitTicket } from "#worker/services/tickets/submit-ticket.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** The driver's own requests for a human. */
export const ticketsRouter = router({
  submit: driverProcedure.input(SubmitTicketInput).mutation(({ ctx, input }) => submitTicket({ ...ctx, input })),
  list: driverProcedure.input(ListMyTicketsInput).query(({ ctx, input }) => listMyTickets({ ...ctx, input })),
  get: driverProcedure.input(TicketRef).query(({ ctx, input }) => getMyTicket({ ...ctx, input })),
  open: driverProcedure.query(({ ctx }) => listOpenTickets(ctx)),
  cancel: driverProcedure.input(CancelTicketInput).mutation(({ ctx, input }) => cancelTicket({ ...ctx, input })),
  changePlace: driverProcedure.input(ChangePlaceInput).mutation(({ ctx, input }) => changePlace({ ...ctx, input })),
  reopen: driverProcedure.input(ReopenTicketInput).mutation(({ ctx, input }) => reopenTicket({ ...ctx, input })),
  rate: driverProcedure.input(RateTicketInput).mutation(({ ctx, input }) => rateTicket({ ...ctx, input })),
  share: driverProcedure.input(ShareTicketInput).mutation(({ ctx, input }) => shareTicket({ ...ctx, input })),
  shares: driverProcedure
    .input(ListSharesInput)
    .query(async ({ ctx, input }) => ({ items: await listShares({ ...ctx, input }), nextCursor: null })),
  revokeShare: driverProcedure.input(RevokeShareInput).mutation(({ ctx, input }) => revokeShare({ ...ctx, input })),
});
