import { useState } from "react";
import { awaitsArrival, isBefore, jobSteps } from "#domain/tickets/job-steps.ts";
import { JobStepList } from "../../components/ticket/job-steps.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useOnline } from "../../lib/use-online.ts";
import { ArrivalSelect, arrivalOf, standingChoice } from "./arrival-select.tsx";
import { JobBackDialog } from "./job-back-dialog.tsx";
import type { DeskTicket } from "./ticket-types.ts";
import { useSetStep } from "./use-set-step.ts";

interface JobCardProps {
  ticket: DeskTicket;
  userId: string;
  isAdmin: boolean;
}

/** How far the help on the road is: to be set by whoever has the ticket, to be read by everybody else. */
export function JobCard({ ticket, userId, isAdmin }: JobCardProps) {
  const t = useT();
  const { assignedTo, status, job } = ticket;
  const over = status === "resolved" || status === "closed";
  const maySet = assignedTo !== null && (assignedTo.id === userId || isAdmin) && !over;
  if (!maySet && job.step === "requested") return null;
  return (
    <section aria-label={t("desk.job.title")} className="grid gap-3">
      <h3 className="text-lg">{t("desk.job.title")}</h3>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <JobStepList ticket={ticket} dense className="h-fit grow basis-52" />
        {maySet ? <StepControl ticket={ticket} /> : null}
      </div>
      <p role="status" className="sr-only">
        {t("desk.job.now", { step: t(`tickets.job.${job.step}`) })}
      </p>
    </section>
  );
}

function StepControl({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const online = useOnline();
  const steps = useSetStep(ticket);
  const { step, arrival } = ticket.job;
  // What was chosen belongs to the step and the estimate that stood then: when these change, it is over.
  const standing = `${ticket.id} ${step} ${arrival?.toldAt ?? ""}`;
  const [chosen, setChosen] = useState({ standing, choice: standingChoice(arrival) });
  const choice = chosen.standing === standing ? chosen.choice : standingChoice(arrival);
  const next = jobSteps.find((later) => isBefore(step, later));
  const blocked = steps.saving || !online;
  const canRenew = awaitsArrival(step);
  const nextAwaits = next !== undefined && awaitsArrival(next);

  return (
    <div className="grid grow basis-52 content-start gap-3">
      {canRenew || nextAwaits ? (
        <ArrivalSelect
          arrival={arrival}
          choice={choice}
          onChoice={(value) => setChosen({ standing, choice: value })}
          disabled={steps.saving}
        />
      ) : null}
      {next === undefined ? null : (
        <Button
          size="thumb"
          busy={steps.saving}
          disabled={blocked}
          onClick={() => steps.set(next, nextAwaits ? arrivalOf(choice) : undefined)}
        >
          {steps.saving ? t("desk.job.saving") : t("desk.job.next", { step: t(`tickets.job.${next}`) })}
        </Button>
      )}
      <div className="flex flex-wrap gap-3 *:grow">
        {canRenew ? (
          <Button
            variant="secondary"
            disabled={blocked || choice === standingChoice(arrival)}
            onClick={() => steps.set(step, arrivalOf(choice))}
          >
            {t("desk.job.tell")}
          </Button>
        ) : null}
        {step === "requested" ? null : <JobBackDialog ticket={ticket} steps={steps} disabled={blocked} />}
      </div>
      <p className="text-ink-soft text-sm">{t(online ? "desk.job.hint" : "desk.job.offline")}</p>
    </div>
  );
}
