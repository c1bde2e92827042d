import type { TicketHead } from "#db/queries/ticket-changes.ts";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import { decideStep, type SetStepInput, stepOf } from "#domain/tickets/job-steps.ts";
import { type ChangeDeps, commitChange, readForStaff, type StaffActor, stale } from "./commit-change.ts";
import { type ChangedTicket, toChangedTicket } from "./ticket-views.ts";

/**
 * Sets how far the job on the road is, and between when help arrives. What stands already changes nothing, so that the
 * same call may come twice.
 * @throws DomainError `ticket.step_stale` with the step that stands; `ticket.assigned_to_other`, `ticket.not_assigned`,
 * `ticket.finished`, `ticket.stale`, `ticket.not_found`.
 */
export async function setStep({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: SetStepInput;
}): Promise<ChangedTicket> {
  const { ticket, name } = await readForStaff(deps, actor, input.ticketId);
  const now = deps.clock.now();
  const decision = decideStep(ticket, input, actor, now);
  if (!decision.ok) throw refusal(decision.code, ticket);
  if (!decision.changed) return toChangedTicket(ticket);

  const step = stepOf(ticket);
  return commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      expected: {
        status: ticket.status,
        assignedTo: ticket.assignedTo,
        job: { step, arrivalToldAt: ticket.arrivalToldAt },
      },
      set: decision.record,
      audit: { action: "ticket.step", data: { stepFrom: step, stepTo: input.step } },
      event: { type: "ticket.step", data: { jobStep: input.step, renewed: input.step === step, ...decision.record } },
    },
    lost: (current) => {
      const again = decideStep(current, { ...input, from: step }, actor, now);
      if (!again.ok) return refusal(again.code, current);
      return again.changed ? stale(current) : null;
    },
  });
}

function refusal(code: ErrorCode, current: TicketHead): DomainError {
  const { version, status, assignedName } = current;
  const holder = code === "ticket.assigned_to_other" ? { by: assignedName } : {};
  return new DomainError(code, { step: stepOf(current), version, status, ...holder });
}
