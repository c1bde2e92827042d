import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Truck } from "#domain/trucks/truck.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../components/ui/dialog.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { TruckFieldInputs } from "./truck-field-inputs.tsx";
import { fieldsOf, isComplete, readTruck, type TruckFields } from "./truck-form-rules.ts";
import { TruckRecalls } from "./truck-recalls.tsx";
import { TruckRepairs } from "./truck-repairs.tsx";

interface EditTruckProps {
  truck: Truck;
  onClose: () => void;
}

/** A saved truck: what is known of it anew, its recalls and repairs, and the way out of the list. */
export function EditTruckDialog({ truck, onClose }: EditTruckProps) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent wide className="sm:max-w-2xl" title={t("trucks.edit_title")} description={t("trucks.edit_text")}>
        <TruckRecalls truckId={truck.id} />
        <TruckRepairs truck={truck} />
        <EditForm truck={truck} onClose={onClose} />
        <RetireTruck truckId={truck.id} onRetired={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function EditForm({ truck, onClose }: EditTruckProps) {
  const t = useT();
  const cache = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<TruckFields>(() => fieldsOf(truck));
  const [wrong, setWrong] = useState<{ field: keyof TruckFields; text: string } | null>(null);
  const update = useMutation(
    trpc.driver.trucks.update.mutationOptions({
      onSuccess: () => {
        notify.success(t("trucks.saved"));
        onClose();
      },
      onError: (error) => notify.error(t("trucks.edit_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.trucks.pathFilter()),
    }),
  );
  const set = (change: Partial<TruckFields>) => {
    setFields((now) => ({ ...now, ...change }));
    setWrong(null);
  };
  const submit = () => {
    const read = readTruck(fields);
    if (read.ok) {
      update.mutate({ ...read.truck, truckId: truck.id });
      return;
    }
    const text = t(read.message);
    setWrong({ field: read.field, text });
    notify.error(t("trucks.invalid"), { description: text });
    const control = form.current?.elements.namedItem(read.field);
    if (control instanceof HTMLElement) control.focus();
  };
  const complete = isComplete(fields);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !update.isPending) submit();
      }}
    >
      <TruckFieldInputs fields={fields} set={set} errorOf={(field) => (wrong?.field === field ? wrong.text : null)}>
        {null}
      </TruckFieldInputs>
      <Button type="submit" size="thumb" disabled={!complete} busy={update.isPending}>
        {t(update.isPending ? "trucks.edit_saving" : "trucks.edit_save")}
      </Button>
    </form>
  );
}

/** Out of the list, after one question; nothing is deleted. */
function RetireTruck({ truckId, onRetired }: { truckId: string; onRetired: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const retire = useMutation(
    trpc.driver.trucks.retire.mutationOptions({
      onSuccess: () => {
        notify.success(t("trucks.retired"));
        onRetired();
      },
      onError: (error) => {
        setOpen(false);
        notify.error(t("trucks.retire_failed"), { description: t(errorKey(error)) });
      },
      onSettled: () => cache.invalidateQueries(trpc.driver.trucks.list.pathFilter()),
    }),
  );
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="thumb" className="w-full">
          {t("trucks.retire")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("trucks.retire_title")} description={t("trucks.retire_text")}>
        <DialogActions>
          <Button variant="danger" size="thumb" busy={retire.isPending} onClick={() => retire.mutate({ truckId })}>
            {t(retire.isPending ? "trucks.retiring" : "trucks.retire_yes")}
          </Button>
          <Button variant="secondary" size="thumb" onClick={() => setOpen(false)}>
            {t("trucks.retire_no")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
