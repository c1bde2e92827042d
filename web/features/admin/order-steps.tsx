import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PartStatus, type PartStep, partSteps } from "#domain/parts/order.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { DropdownMenuItem, DropdownMenuSeparator } from "../../components/ui/dropdown-menu.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { RowMenu } from "./row-menu.tsx";

interface StepOrder {
  readonly id: string;
  readonly status: PartStatus;
  readonly partsDescription: string;
}

/** A step that waits for its confirmation. */
export interface AskedStep {
  readonly orders: readonly StepOrder[];
  readonly to: PartStep;
}

/** Steps that end an order without its part. */
const destructive: readonly PartStep[] = ["declined", "cancelled"];

/** The steps that are open to an order (product decision P5); those that end it apart. */
export function OrderMenu({ order, onStep }: { order: StepOrder; onStep: (to: PartStep) => void }) {
  const t = useT();
  const steps: readonly PartStep[] = partSteps[order.status];
  if (steps.length === 0) return null;
  const items = (which: (step: PartStep) => boolean) =>
    steps.filter(which).map((to) => (
      <DropdownMenuItem key={to} onSelect={() => onStep(to)}>
        {t(`parts.to.${to}`)}
      </DropdownMenuItem>
    ));
  return (
    <RowMenu name={order.partsDescription}>
      {items((step) => !destructive.includes(step))}
      <DropdownMenuSeparator />
      {items((step) => destructive.includes(step))}
    </RowMenu>
  );
}

interface BulkStepsProps {
  /** Those that are chosen. */
  orders: readonly StepOrder[];
  onStep: (to: PartStep) => void;
  onClear: () => void;
}

/** What can be done with all chosen orders: the steps that are open to every one of them. */
export function BulkSteps({ orders, onStep, onClear }: BulkStepsProps) {
  const t = useT();
  const [first] = orders;
  if (first === undefined) return null;
  const steps: readonly PartStep[] = partSteps[first.status];
  const common = steps.filter((step) =>
    orders.every(({ status }) => (partSteps[status] as readonly string[]).includes(step)),
  );
  return (
    <div className="sticky bottom-2 flex flex-wrap items-center gap-3 rounded-xl border border-line bg-raised p-3">
      <p className="font-semibold">{t("admin.selected", { count: orders.length })}</p>
      {common.map((to) => (
        <Button key={to} variant={destructive.includes(to) ? "quiet" : "secondary"} onClick={() => onStep(to)}>
          {t(`parts.to.${to}`)}
        </Button>
      ))}
      <Button variant="quiet" className="ms-auto" onClick={onClear}>
        {t("admin.clear_selection")}
      </Button>
    </div>
  );
}

interface OrderStepDialogProps {
  asked: AskedStep;
  onDone: () => void;
  onClose: () => void;
}

/** Asks once before orders move on: no step can be taken back. */
export function OrderStepDialog({ asked: { orders, to }, onDone, onClose }: OrderStepDialogProps) {
  const t = useT();
  const cache = useQueryClient();
  const change = useMutation(trpc.tech.parts.setStatus.mutationOptions());
  const move = useMutation({
    mutationFn: async () => {
      for (const { id } of orders) await change.mutateAsync({ partId: id, status: to });
    },
    onSuccess: () => {
      notify.success(t("records.moved", { count: orders.length }));
      onDone();
    },
    onError: (error) => notify.error(t("parts.change_failed"), { description: t(errorKey(error)) }),
    onSettled: () => cache.invalidateQueries(trpc.admin.parts.pathFilter()),
  });
  const title = orders.length === 1 ? t(`parts.sure.${to}`) : t("records.bulk_sure", { count: orders.length });
  return (
    <Dialog open onOpenChange={(open) => (open || move.isPending ? undefined : onClose())}>
      <DialogContent title={title} description={t("parts.sure_text")}>
        <ul className="grid gap-1">
          {orders.map(({ id, partsDescription }) => (
            <li key={id} className="break-words font-semibold" dir="auto">
              {partsDescription}
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button busy={move.isPending} onClick={() => move.mutate()}>
            {t(`parts.to.${to}`)}
          </Button>
          <Button variant="secondary" disabled={move.isPending} onClick={onClose}>
            {t("parts.back")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
