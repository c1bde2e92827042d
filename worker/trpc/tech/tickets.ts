import {
  AddNoteInput,
  ClaimTicketInput,
  ReleaseTicketInput,
  SaveNotesInput,
  SetTicketStatusInput,
  TicketRef,
  TicketTruckInput,
} from "#domain/tickets/inputs.ts";
import { SetStepInput } from "#domain/tickets/job-steps.ts";
import { ListQueueInput } from "#domain/tickets/queue.ts";
import { ResolveTicketInput } from "#domain/tickets/resolution.ts";
import { UndoTicketInput } from "#domain/tickets/undo.ts";
import { addNote } from "#worker/services/tickets/add-note.ts";
import { claimTicket } from "#worker/services/tickets/claim-ticket.ts";
import { countViews } from "#worker/services/tickets/count-views.ts";
import { getTicket } from "#worker/services/tickets/get-ticket.ts";
import { getTicketTruck } from "#worker/services/tickets/get-ticket-truck.ts";
import { listTickets } from "#worker/services/tickets/list-tickets.ts";
import { listUnanswered } from "#worker/services/tickets/list-unanswered.ts";
import { nextTicket } from "#worker/services/tickets/next-ticket.ts";
import { releaseTicket } from "#worker/services/tickets/release-ticket.ts";
import { resolveTicket } from "#worker/services/tickets/resolve-ticket.ts";
import { saveNotes } from "#worker/services/tickets/save-notes.ts";
import { setStep } from "#worker/services/tickets/set-step.ts";
import { setTicketStatus } from "#worker/services/tickets/set-ticket-status.ts";
import { undoTicket } from "#worker/services/tickets/undo-ticket.ts";
import { router } from "../init.ts";
import { techProcedure } from "../procedures.ts";

/** All tickets, for those who answer them. */
export const ticketsRouter = router({
  list: techProcedure.input(ListQueueInput).query(({ ctx, input }) => listTickets({ ...ctx, input })),
  get: techProcedure.input(TicketRef).query(({ ctx, input }) => getTicket({ ...ctx, input })),
  views: techProcedure.query(({ ctx }) => countViews(ctx)),
  unanswered: techProcedure.query(({ ctx }) => listUnanswered(ctx)),
  truck: techProcedure.input(TicketTruckInput).query(({ ctx, input }) => getTicketTruck({ ...ctx, input })),
  next: techProcedure.query(({ ctx }) => nextTicket(ctx)),
  claim: techProcedure.input(ClaimTicketInput).mutation(({ ctx, input }) => claimTicket({ ...ctx, input })),
  release: techProcedure.input(ReleaseTicketInput).mutation(({ ctx, input }) => releaseTicket({ ...ctx, input })),
  setStatus: techProcedure.input(SetTicketStatusInput).mutation(({ ctx, input }) => setTicketStatus({ ...ctx, input })),
  undo: techProcedure.input(UndoTicketInput).mutation(({ ctx, input }) => undoTicket({ ...ctx, input })),
  setStep: techProcedure.input(SetStepInput).mutation(({ ctx, input }) => setStep({ ...ctx, input })),
  saveNotes: techProcedure.input(SaveNotesInput).mutation(({ ctx, input }) => saveNotes({ ...ctx, input })),
  addNote: techProcedure.input(AddNoteInput).mutation(({ ctx, input }) => addNote({ ...ctx, input })),
  resolve: techProcedure.input(ResolveTicketInput).mutation(({ ctx, input }) => resolveTicket({ ...ctx, input })),
});
