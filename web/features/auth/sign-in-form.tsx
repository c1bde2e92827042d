import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SignInInput } from "#domain/accounts/sign-in.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { CodeForm } from "./code-form.tsx";

interface SignInFormProps {
  /** Runs when the session's cookie is there; answers why this user may not come in after all, or null. */
  onSignedIn: () => Promise<MessageKey | null>;
  submitLabel?: MessageKey;
}

/** E-mail and password, and the code where the account has a second factor. A failure says 'Sign in failed' and why, as a toast and above the button. */
export function SignInForm({ onSignedIn, submitLabel = "auth.sign_in" }: SignInFormProps) {
  const t = useT();
  const [failure, setFailure] = useState<{ title: string; text?: string } | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const signIn = useMutation(trpc.public.auth.signIn.mutationOptions());

  const form = useSchemaForm(SignInInput, async (values) => {
    setFailure(null);
    try {
      const answer = await signIn.mutateAsync(values);
      if (answer.user === null) return setChallenge(answer.secondFactor.challenge);
      const refusal = await onSignedIn();
      if (refusal === null) return;
      setFailure({ title: t(refusal) });
      notify.error(t(refusal));
    } catch (error) {
      const text = t(errorKey(error));
      setFailure({ title: t("auth.sign_in_failed"), text });
      notify.error(t("auth.sign_in_failed"), { description: text });
    }
  });

  if (challenge !== null) {
    return (
      <CodeForm
        challenge={challenge}
        onSignedIn={onSignedIn}
        onStartOver={(reason) => {
          setChallenge(null);
          setFailure(reason === null ? null : { title: t("auth.sign_in_failed"), text: t(reason) });
        }}
      />
    );
  }
  return (
    // Sent before the app is there, a password must not become part of an address.
    <form method="post" onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <Field label={t("auth.email")} error={form.errorOf("email")}>
        {(ids) => (
          <Input {...ids} name="email" type="email" autoComplete="username" dir="ltr" className="text-start" required />
        )}
      </Field>
      <Field label={t("auth.password")} error={form.errorOf("password")}>
        {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" required />}
      </Field>
      {failure === null ? null : <FormError {...failure} />}
      <Button type="submit" size="thumb" busy={form.busy}>
        {t(form.busy ? "auth.signing_in" : submitLabel)}
      </Button>
    </form>
  );
}
