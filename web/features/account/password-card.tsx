import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { KnownPassword, NewPassword } from "#domain/accounts/fields.ts";
import { PasswordStrength } from "../../components/password/password-strength.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import type { Account } from "./account.ts";

const PasswordForm = z.object({ currentPassword: KnownPassword, newPassword: NewPassword });

/** A new password for whoever knows the present one; every other device is signed out. */
export function PasswordCard({ account }: { account: Account }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t("account.password")}</CardTitle>
        {open ? null : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t("account.password_change")}
          </Button>
        )}
      </div>
      {open ? <ChangePassword account={account} onEnd={() => setOpen(false)} /> : null}
    </Card>
  );
}

function ChangePassword({ account, onEnd }: { account: Account; onEnd: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const update = useMutation(trpc.driver.account.update.mutationOptions());

  const form = useSchemaForm(PasswordForm, async (values) => {
    setFailure(null);
    try {
      await update.mutateAsync(values);
      await cache.invalidateQueries(trpc.driver.account.sessions.queryFilter());
      notify.success(t("account.password_changed"), { description: t("account.password_changed_text") });
      onEnd();
    } catch (error) {
      setFailure(errorKey(error));
    }
  });

  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
      {/* Password managers file what they keep under it. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <Field label={t("account.password_current")} error={form.errorOf("currentPassword")}>
        {(ids) => <PasswordInput {...ids} name="currentPassword" autoComplete="current-password" required />}
      </Field>
      <Field label={t("auth.reset_new")} error={form.errorOf("newPassword")} hint={t("auth.password_hint")}>
        {(ids) => (
          <PasswordInput
            {...ids}
            name="newPassword"
            autoComplete="new-password"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            required
          />
        )}
      </Field>
      {typed === "" ? null : <PasswordStrength password={typed} known={[account.fullName ?? "", account.email]} />}
      <p className="text-ink-soft">{t("auth.reset_text")}</p>
      {failure === null ? null : <FormError title={t("account.password_failed")} text={t(failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? "auth.reset_saving" : "auth.reset_save")}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t("ui.cancel")}
        </Button>
      </div>
    </form>
  );
}
