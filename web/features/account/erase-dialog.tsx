import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { EraseAccountInput } from "#domain/accounts/erasure.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { DiamondIcon } from "../../components/ui/shapes.tsx";
import { emptyDeviceDatabase } from "../../lib/device-database.ts";
import { forgetDevice } from "../../lib/device-storage.ts";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { useLeave } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import type { Account } from "./account.ts";

/** Asks before everything is deleted: says what goes, and wants the password and a tick. */
export function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const leave = useLeave();
  const [sure, setSure] = useState(false);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const erase = useMutation(trpc.driver.account.erase.mutationOptions());

  const form = useSchemaForm(EraseAccountInput, async (values) => {
    if (!sure) return setFailure("account_data.erase_sure_required");
    setFailure(null);
    try {
      await erase.mutateAsync(values);
    } catch (error) {
      return setFailure(errorKey(error));
    }
    forgetDevice();
    await emptyDeviceDatabase().catch(() => {});
    await leave("/");
    notify.success(t("account_data.erased"), { description: t("account_data.erased_text") });
  });

  return (
    <Dialog open onOpenChange={(open) => (open || form.busy ? undefined : onClose())}>
      <DialogContent title={t("account_data.erase_title")} description={t("account_data.erase_text")}>
        <ul className="grid list-disc gap-1.5 ps-6">
          <li>{t("account_data.erase_trucks")}</li>
          <li>{t("account_data.erase_chats")}</li>
          <li>{t("account_data.erase_tickets")}</li>
        </ul>
        {hasRunningPlan(account) ? (
          <p className="flex items-start gap-2 font-semibold">
            <DiamondIcon className="mt-0.5 size-5 shrink-0 text-orange-ink" />
            <span>{t("account_data.erase_plan")}</span>
          </p>
        ) : null}
        <p className="text-ink-soft">{t("account_data.erase_trial")}</p>
        <p className="text-ink-soft">{t("account_data.erase_first")}</p>
        <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
          {/* Password managers file what they keep under it. */}
          <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
          <Field label={t("account_data.erase_password")} error={form.errorOf("password")}>
            {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" required />}
          </Field>
          <Checkbox
            label={t("account_data.erase_sure")}
            checked={sure}
            onCheckedChange={(checked) => setSure(checked === true)}
          />
          {failure === null ? null : <FormError title={t("account_data.erase_failed")} text={t(failure)} />}
          <DialogActions>
            <Button type="submit" variant="danger" busy={form.busy}>
              {t(form.busy ? "account_data.erasing" : "account_data.erase_confirm")}
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

/** Whether something is paid for that ends with the account. */
function hasRunningPlan({ subscription }: Account): boolean {
  return subscription?.bought === true && !["canceled", "incomplete_expired", "none"].includes(subscription.status);
}
