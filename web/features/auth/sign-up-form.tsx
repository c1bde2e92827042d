import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SignUpInput } from "#domain/accounts/sign-up.ts";
import { PasswordStrength } from "../../components/password/password-strength.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc, trpcClient } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { DriverSignUp } from "./sign-up-schemas.ts";

interface SignUpFormProps {
  /** Runs when the account and its session are there. */
  onSignedUp: () => Promise<void>;
  /** The dialog's form also asks for a telephone number, and insists on it. */
  withPhone?: boolean;
  /** Asks to be a technician instead: no trial, an administrator decides. */
  asTechnician?: boolean;
  submitLabel?: MessageKey;
  /** The address that an invitation was mailed to; the field starts with it. */
  email?: string | undefined;
}

/** A new account: the same verb for the driver's page, the dialog and a technician's application. */
export function SignUpForm({
  onSignedUp,
  withPhone = false,
  asTechnician = false,
  submitLabel = "auth.sign_up",
  email = "",
}: SignUpFormProps) {
  const t = useT();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const [typed, setTyped] = useState({ fullName: "", email, password: "" });
  const signUp = useMutation(trpc.public.auth.signUp.mutationOptions());

  const form = useSchemaForm(withPhone ? DriverSignUp : SignUpInput, async (values) => {
    setFailure(null);
    try {
      await signUp.mutateAsync(asTechnician ? { ...values, applyAsTechnician: true } : values);
      // The answer is the same for a known e-mail; only the session tells whether there is an account to go on with.
      const { user } = await trpcClient.public.auth.me.query();
      if (user === null) {
        refuse("auth.not_created");
        return;
      }
      notify.success(t(asTechnician ? "staff_login.applied" : "auth.signed_up"));
      await onSignedUp();
    } catch (error) {
      refuse(errorKey(error));
    }
  });

  function refuse(reason: MessageKey): void {
    setFailure(reason);
    notify.error(t("auth.sign_up_failed"), { description: t(reason) });
  }

  return (
    <form
      // Sent before the app is there, a password must not become part of an address.
      method="post"
      onSubmit={form.onSubmit}
      onChange={(event) => {
        if (!(event.target instanceof HTMLInputElement) || !(event.target.name in typed)) return;
        setTyped({ ...typed, [event.target.name]: event.target.value });
      }}
      noValidate
      className="grid gap-5"
    >
      <Field label={t("auth.full_name")} error={form.errorOf("fullName")}>
        {(ids) => <Input {...ids} name="fullName" autoComplete="name" dir="auto" required />}
      </Field>
      <Field label={t("auth.email")} error={form.errorOf("email")}>
        {(ids) => (
          <Input
            {...ids}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            dir="ltr"
            className="text-start"
            required
          />
        )}
      </Field>
      {withPhone ? (
        <Field label={t("auth.phone")} error={form.errorOf("phone")}>
          {(ids) => (
            <Input {...ids} name="phone" type="tel" autoComplete="tel" dir="ltr" className="text-start" required />
          )}
        </Field>
      ) : null}
      <Field label={t("auth.password")} error={form.errorOf("password")} hint={t("auth.password_hint")}>
        {(ids) => <PasswordInput {...ids} name="password" autoComplete="new-password" required />}
      </Field>
      {typed.password === "" ? null : (
        <PasswordStrength password={typed.password} known={[typed.fullName, typed.email]} />
      )}
      {failure === null ? null : <FormError title={t("auth.sign_up_failed")} text={t(failure)} />}
      <Button type="submit" size="thumb" busy={form.busy}>
        {t(form.busy ? "auth.signing_up" : submitLabel)}
      </Button>
      <p className="text-ink-soft text-sm">
        {t("shell.privacy_lead")}{" "}
        <a
          href="/privacy"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-thumb min-w-thumb items-center font-semibold text-blue-ink underline underline-offset-4"
        >
          {t("shell.privacy")}
        </a>
      </p>
    </form>
  );
}
