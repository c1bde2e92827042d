import { AssignTicketInput, ListTicketsInput, TicketRef } from "#domain/tickets/inputs.ts";
import { assignTicket } from "#worker/services/tickets/assign-ticket.ts";
import { getTicket } from "#worker/services/tickets/get-ticket.ts";
import { listTicketsByPerson } from "#worker/services/tickets/list-tickets.ts";
import { router } from "../init.ts";
import { adminProcedure } from "../procedures.ts";

/** All tickets, for administrators, who assign them. */
export const ticketsRouter = router({
  list: adminProcedure.input(ListTicketsInput).query(({ ctx, input }) => listTicketsByPerson({ ...ctx, input })),
  get: adminProcedure.input(TicketRef).query(({ ctx, input }) => getTicket({ ...ctx, input })),
  assign: adminProcedure.input(AssignTicketInput).mutation(({ ctx, input }) => assignTicket({ ...ctx, input })),
});
