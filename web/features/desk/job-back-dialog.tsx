import { type FormEvent, useState } from "react";
import { isBefore, type JobStep, jobSteps } from "#domain/tickets/job-steps.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../components/ui/dialog.tsx";
import { RadioCard, RadioGroup } from "../../components/ui/radio-group.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { DeskTicket } from "./ticket-types.ts";
import type { SetStep } from "./use-set-step.ts";

interface JobBackDialogProps {
  ticket: DeskTicket;
  steps: SetStep;
  disabled: boolean;
}

/** The way back to an earlier step, once it was confirmed. */
export function JobBackDialog({ ticket, steps, disabled }: JobBackDialogProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<JobStep | null>(null);
  const earlier = jobSteps.filter((step) => isBefore(step, ticket.job.step)).toReversed();
  const target = earlier.find((step) => step === chosen) ?? earlier[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target !== undefined) steps.set(target, undefined, () => setOpen(false));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setChosen(null);
      }}
    >
      <DialogTrigger asChild>
        <Button variant="secondary" disabled={disabled}>
          {t("desk.job.back")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("desk.job.back_title")} description={t("desk.job.back_text")}>
        <form onSubmit={submit} className="grid gap-5">
          <RadioGroup
            aria-label={t("desk.job.back_to")}
            value={target ?? ""}
            onValueChange={(value) => setChosen(value as JobStep)}
          >
            {earlier.map((step) => (
              <RadioCard key={step} value={step} label={t(`tickets.job.${step}`)} />
            ))}
          </RadioGroup>
          <DialogActions>
            <Button type="submit" busy={steps.saving} disabled={disabled || target === undefined}>
              {t("desk.job.back_yes")}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t("ui.cancel")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
