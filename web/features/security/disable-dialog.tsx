import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { DisableSecondFactorInput } from "#domain/accounts/second-factor.ts";
import { CodeField } from "../../components/code-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";

/** Asks for the password and a code before the second factor is turned off. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const disable = useMutation(trpc.driver.security.disable.mutationOptions());
  const form = useSchemaForm(DisableSecondFactorInput, async (values) => {
    setFailure(null);
    try {
      await disable.mutateAsync(values);
      notify.success(t("security.turned_off"));
      onClose();
    } catch (error) {
      setFailure(errorKey(error));
    }
  });
  return (
    <Dialog open onOpenChange={(open) => (open || form.busy ? undefined : onClose())}>
      <DialogContent title={t("security.off_title")} description={t("security.off_text")}>
        <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
          <Field label={t("auth.password")} error={form.errorOf("password")}>
            {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" required />}
          </Field>
          <CodeField label={t("security.off_code")} error={form.errorOf("code")} />
          {failure === null ? null : <FormError title={t("security.off_failed")} text={t(failure)} />}
          <DialogActions>
            <Button type="submit" variant="danger" busy={form.busy}>
              {t(form.busy ? "security.turning_off" : "security.turn_off")}
            </Button>
            <Button variant="secondary" disabled={form.busy} onClick={onClose}>
              {t("ui.cancel")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
