import { CancelTicketInput, ListMyTicketsInput, RateTicketInput, TicketRef } from "#domain/tickets/inputs.ts";
import { SubmitTicketInput } from "#domain/tickets/submit-ticket.ts";
import { cancelTicket } from "#worker/services/tickets/cancel-ticket.ts";
import { getMyTicket } from "#worker/services/tickets/get-my-ticket.ts";
import { listMyTickets } from "#worker/services/tickets/list-my-tickets.ts";
import { rateTicket } from "#worker/services/tickets/rate-ticket.ts";
import { submitTicket } from "#worker/services/tickets/submit-ticket.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** The driver's own requests for a human. */
export const ticketsRouter = router({
  submit: driverProcedure.input(SubmitTicketInput).mutation(({ ctx, input }) => submitTicket({ ...ctx, input })),
  list: driverProcedure.input(ListMyTicketsInput).query(({ ctx, input }) => listMyTickets({ ...ctx, input })),
  get: driverProcedure.input(TicketRef).query(({ ctx, input }) => getMyTicket({ ...ctx, input })),
  cancel: driverProcedure.input(CancelTicketInput).mutation(({ ctx, input }) => cancelTicket({ ...ctx, input })),
  rate: driverProcedure.input(RateTicketInput).mutation(({ ctx, input }) => rateTicket({ ...ctx, input })),
});
