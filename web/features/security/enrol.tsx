import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ConfirmEnrolmentInput } from "#domain/accounts/second-factor.ts";
import { CodeField } from "../../components/code-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface EnrolProps {
  /** Runs when the recovery codes were saved. */
  onEnrolled: () => void;
  onCancel?: () => void;
}

/** Sets up a second factor: the app's QR code, its first code, the recovery codes. */
export function Enrol({ onEnrolled, onCancel }: EnrolProps) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { mutate, ...begin } = useMutation(trpc.driver.security.beginEnrolment.mutationOptions());
  useEffect(() => mutate(), [mutate]);
  if (codes !== null) return <RecoveryCodes codes={codes} onSaved={onEnrolled} />;
  if (begin.isError) {
    return (
      <ErrorState title={t("security.enrol_failed")} error={begin.error} retrying={false} onRetry={() => mutate()} />
    );
  }
  if (begin.data === undefined) return <Loading text={t("ui.loading")} className="min-h-40" />;
  const { secret, uri } = begin.data;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h3 className="text-lg">{t("security.step_scan")}</h3>
        <p className="text-ink-soft">{t("security.step_scan_text")}</p>
        <QrCode text={uri} label={t("security.qr_label")} />
        <p className="text-ink-soft">{t("security.secret")}</p>
        <p className="flex items-center gap-2">
          <code className="wrap-anywhere font-mono" dir="ltr">
            {secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
          <CopyButton value={secret} label={t("security.secret_copy")} />
        </p>
      </div>
      <FirstCode onConfirmed={setCodes} {...(onCancel === undefined ? {} : { onCancel })} />
    </div>
  );
}

interface FirstCodeProps {
  onConfirmed: (codes: readonly string[]) => void;
  onCancel?: () => void;
}

function FirstCode({ onConfirmed, onCancel }: FirstCodeProps) {
  const t = useT();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const confirm = useMutation(trpc.driver.security.confirmEnrolment.mutationOptions());
  const form = useSchemaForm(ConfirmEnrolmentInput, async (values) => {
    setFailure(null);
    try {
      const { recoveryCodes } = await confirm.mutateAsync(values);
      notify.success(t("security.enrolled"));
      onConfirmed(recoveryCodes);
    } catch (error) {
      setFailure(errorKey(error));
    }
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <h3 className="text-lg">{t("security.step_code")}</h3>
      <CodeField error={form.errorOf("code")} />
      {failure === null ? null : <FormError title={t("security.enrol_failed")} text={t(failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? "security.enrolling" : "security.enrol")}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {t("ui.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
