import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { DialogActions } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { Input } from "../../components/ui/input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { type FullPerson, PersonDialog } from "./person-dialog.tsx";

/** Asks before somebody's account is erased for good: the e-mail address has to be typed. */
export function EraseUserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const erase = useMutation(
    trpc.admin.users.erase.mutationOptions({
      onSuccess: async () => {
        notify.success(t("admin.erase.erased"));
        onClose();
        await cache.invalidateQueries(trpc.admin.users.list.pathFilter());
      },
      onError: (error) => setFailure(errorKey(error)),
    }),
  );
  const submit = (event: FormEvent, { email }: FullPerson) => {
    event.preventDefault();
    const same = typed.trim().toLowerCase() === email;
    setFailure(same ? null : "error.user.email_differs");
    if (same) erase.mutate({ userId, email: typed });
  };
  return (
    <PersonDialog
      userId={userId}
      busy={erase.isPending}
      onClose={onClose}
      title={(name) => t("admin.erase.title", { name })}
      text={() => t("admin.erase.text")}
    >
      {(person) => (
        <form onSubmit={(event) => submit(event, person)} noValidate className="grid gap-4">
          <Field label={t("admin.erase.email")}>
            {(ids) => (
              <Input
                {...ids}
                type="email"
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          {failure === null ? null : <FormError title={t("admin.erase.failed")} text={t(failure)} />}
          <DialogActions>
            <Button type="submit" variant="danger" busy={erase.isPending}>
              {t(erase.isPending ? "admin.erase.erasing" : "admin.erase.confirm")}
            </Button>
            <Button variant="secondary" disabled={erase.isPending} onClick={onClose}>
              {t("ui.cancel")}
            </Button>
          </DialogActions>
        </form>
      )}
    </PersonDialog>
  );
}
