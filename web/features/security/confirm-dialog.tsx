import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { KnownPassword } from "#domain/accounts/fields.ts";
import { ConfirmEnrolmentInput } from "#domain/accounts/second-factor.ts";
import { CodeField } from "../../components/code-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { answerConfirmation } from "../../lib/confirmation.ts";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";

const Proof = z.union([z.object({ password: KnownPassword }), ConfirmEnrolmentInput]);

/** Asks for the password, or a code of the second factor, while a call waits for it. */
export function ConfirmDialog() {
  const t = useT();
  const me = useMe();
  const [byCode, setByCode] = useState(false);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const confirm = useMutation(trpc.driver.security.confirm.mutationOptions());
  const form = useSchemaForm(Proof, async (proof) => {
    setFailure(null);
    try {
      await confirm.mutateAsync(proof);
      answerConfirmation(true);
    } catch (error) {
      setFailure(errorKey(error));
    }
  });
  return (
    <Dialog open onOpenChange={(open) => (open || form.busy ? undefined : answerConfirmation(false))}>
      <DialogContent title={t("confirm.title")} description={t("confirm.text")}>
        <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
          {/* Password managers file what they keep under it. */}
          <input type="email" name="username" autoComplete="username" value={me?.email ?? ""} readOnly hidden />
          {byCode ? (
            <CodeField error={form.errorOf("code")} autoFocus />
          ) : (
            <Field label={t("auth.password")} error={form.errorOf("password")}>
              {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" required />}
            </Field>
          )}
          {failure === null ? null : <FormError title={t("confirm.failed")} text={t(failure)} />}
          <DialogActions>
            <Button type="submit" busy={form.busy}>
              {t(form.busy ? "confirm.submitting" : "confirm.submit")}
            </Button>
            <Button variant="secondary" disabled={form.busy} onClick={() => answerConfirmation(false)}>
              {t("ui.cancel")}
            </Button>
          </DialogActions>
          {me?.secondFactor === "on" ? (
            <Button variant="link" className="w-fit px-1" onClick={() => setByCode(!byCode)}>
              {t(byCode ? "confirm.use_password" : "confirm.use_code")}
            </Button>
          ) : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}
