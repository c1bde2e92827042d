import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type JobStep, jobSteps, type SetStepInput } from "#domain/tickets/job-steps.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import type { DeskTicket } from "./ticket-types.ts";

/** The estimate that goes with a step; undefined for what was told going on to hold. */
export type ArrivalInput = SetStepInput["arrival"];

/** Sets the step of a ticket's job, from the step that is shown; a failure is said, and the ticket is read anew. */
export function useSetStep(ticket: DeskTicket) {
  const t = useT();
  const cache = useQueryClient();
  const readAnew = () => cache.invalidateQueries(trpc.tech.tickets.pathFilter());
  const { mutate, isPending } = useMutation(
    trpc.tech.tickets.setStep.mutationOptions({
      onSuccess: ({ id, version, job }) => {
        cache.setQueriesData<DeskTicket>(trpc.tech.tickets.get.queryFilter(), (known) =>
          known?.id === id && known.version < version ? { ...known, version, job } : known,
        );
        void readAnew();
      },
      onError: (error) => {
        const { code, details } = readFailure(error);
        const standing = jobSteps.find((step) => step === details["step"]);
        notify.error(t("desk.job.failed"), {
          description:
            code === "ticket.step_stale" && standing !== undefined
              ? t("desk.job.stale", { step: t(`tickets.job.${standing}`) })
              : t(errorKey(error)),
        });
        void readAnew();
      },
    }),
  );
  return {
    saving: isPending,
    /** `onDone` is called when it stands. */
    set: (step: JobStep, arrival?: ArrivalInput, onDone?: () => void) =>
      mutate(
        { ticketId: ticket.id, step, from: ticket.job.step, ...(arrival === undefined ? {} : { arrival }) },
        { onSuccess: () => onDone?.() },
      ),
  };
}

export type SetStep = ReturnType<typeof useSetStep>;
