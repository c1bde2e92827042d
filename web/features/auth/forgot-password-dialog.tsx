import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { RequestResetInput } from "#domain/accounts/password-reset.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { Input } from "../../components/ui/input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";

/** Asks for the e-mail address of the account. Says the same whether or not the account exists. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("auth.forgot_title")} description={t("auth.forgot_text")}>
        <RequestResetForm onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function RequestResetForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const request = useMutation(trpc.public.auth.requestReset.mutationOptions());

  const form = useSchemaForm(RequestResetInput, async (values) => {
    setFailure(null);
    try {
      await request.mutateAsync(values);
      setSentTo(values.email);
    } catch (error) {
      setFailure(errorKey(error));
    }
  });

  if (sentTo !== null) {
    return (
      <div className="grid gap-4" role="status">
        <p className="font-bold text-lg">{t("auth.forgot_sent")}</p>
        <p>{t("auth.forgot_sent_text", { email: sentTo })}</p>
        <Button variant="secondary" onClick={onClose}>
          {t("ui.close")}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <Field label={t("auth.email")} error={form.errorOf("email")}>
        {(ids) => (
          <Input {...ids} name="email" type="email" autoComplete="username" dir="ltr" className="text-start" required />
        )}
      </Field>
      {failure === null ? null : <FormError title={t("ui.failed_form")} text={t(failure)} />}
      <Button type="submit" size="thumb" busy={form.busy}>
        {t(form.busy ? "auth.forgot_sending" : "auth.forgot_send")}
      </Button>
    </form>
  );
}
