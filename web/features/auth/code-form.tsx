import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmEnrolmentInput } from "#domain/accounts/second-factor.ts";
import { CodeField } from "../../components/code-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";

interface CodeFormProps {
  /** What the right password was answered with. */
  challenge: string;
  onSignedIn: () => Promise<MessageKey | null>;
  /** Back to e-mail and password; with a reason when the sign-in has to start over. */
  onStartOver: (reason: MessageKey | null) => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeForm({ challenge, onSignedIn, onStartOver }: CodeFormProps) {
  const t = useT();
  const [recovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const complete = useMutation(trpc.public.auth.completeSignIn.mutationOptions());

  const form = useSchemaForm(ConfirmEnrolmentInput, async ({ code }) => {
    setFailure(null);
    try {
      await complete.mutateAsync({ challenge, code });
    } catch (error) {
      if (readFailure(error).code === "auth.challenge_invalid") return onStartOver(errorKey(error));
      setFailure(errorKey(error));
      return;
    }
    const refusal = await onSignedIn();
    if (refusal === null) return;
    notify.error(t(refusal));
    onStartOver(refusal);
  });

  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("auth.code_title")}</h2>
        <p className="text-ink-soft">{t(recovery ? "auth.code_recovery_text" : "auth.code_text")}</p>
      </div>
      <CodeField key={String(recovery)} recovery={recovery} error={form.errorOf("code")} autoFocus />
      {failure === null ? null : <FormError title={t("auth.sign_in_failed")} text={t(failure)} />}
      <Button type="submit" size="thumb" busy={form.busy}>
        {t(form.busy ? "auth.code_sending" : "auth.code_send")}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="link" className="px-1" onClick={() => setRecovery(!recovery)}>
          {t(recovery ? "auth.code_use_app" : "auth.code_use_recovery")}
        </Button>
        <Button variant="link" className="px-1" onClick={() => onStartOver(null)}>
          {t("auth.code_back")}
        </Button>
      </div>
    </form>
  );
}
