import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { NewPassword } from "#domain/accounts/fields.ts";
import { PasswordStrength } from "../../components/password/password-strength.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { ForgotPassword } from "./forgot-password.tsx";

const NewPasswordForm = z.object({ password: NewPassword });

/** The page behind the mailed link: a new password, once; and the way to another link where this one does not work. */
export function ResetPassword({ token }: { token: string }) {
  const t = useT();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const [done, setDone] = useState(false);
  const reset = useMutation(trpc.public.auth.reset.mutationOptions());

  const form = useSchemaForm(NewPasswordForm, async (values) => {
    setFailure(null);
    try {
      await reset.mutateAsync({ token, password: values.password });
      setDone(true);
    } catch (error) {
      setFailure(errorKey(error));
    }
  });

  if (done) {
    return (
      <div className="grid gap-4" role="status">
        <p className="font-bold text-lg">{t("auth.reset_done")}</p>
        <p>{t("auth.reset_done_text")}</p>
        <Button asChild size="thumb">
          <Link to="/auth">{t("auth.sign_in")}</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
        <Field label={t("auth.reset_new")} error={form.errorOf("password")} hint={t("auth.password_hint")}>
          {(ids) => (
            <PasswordInput
              {...ids}
              name="password"
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              required
            />
          )}
        </Field>
        {password === "" ? null : <PasswordStrength password={password} known={[]} />}
        {failure === null ? null : <FormError title={t("ui.failed_form")} text={t(failure)} />}
        <Button type="submit" size="thumb" busy={form.busy}>
          {t(form.busy ? "auth.reset_saving" : "auth.reset_save")}
        </Button>
      </form>
      {failure === null ? null : <ForgotPassword />}
    </div>
  );
}
