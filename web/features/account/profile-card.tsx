import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { CompanyName, FullName, Phone } from "#domain/accounts/fields.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { Input } from "../../components/ui/input.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import type { Account } from "./account.ts";

const ProfileForm = z.object({ fullName: FullName, phone: Phone, companyName: CompanyName });

/** Who one is to the technicians: name, telephone, company; and what cannot be changed. */
export function ProfileCard({ account }: { account: Account }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t("account.details")}</CardTitle>
        {editing ? null : (
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {t("account.edit")}
          </Button>
        )}
      </div>
      {editing ? <EditProfile account={account} onEnd={() => setEditing(false)} /> : <Details account={account} />}
    </Card>
  );
}

function Details({ account }: { account: Account }) {
  const t = useT();
  const format = useFormat();
  const rows = [
    [t("account.name"), account.fullName],
    [t("account.email"), account.email],
    [t("account.phone"), account.phone],
    [t("account.company"), account.companyName],
    [t("account.member_since"), format.date(account.memberSince)],
  ] as const;
  return (
    <dl className="grid gap-3">
      {rows.map(([name, value]) =>
        value === null || value === "" ? null : (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function EditProfile({ account, onEnd }: { account: Account; onEnd: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const update = useMutation(trpc.driver.account.update.mutationOptions());

  const form = useSchemaForm(ProfileForm, async (values) => {
    setFailure(null);
    try {
      await update.mutateAsync(values);
      await Promise.all([
        cache.invalidateQueries(trpc.driver.account.get.queryFilter()),
        cache.invalidateQueries(trpc.public.auth.me.queryFilter()),
      ]);
      notify.success(t("account.saved"));
      onEnd();
    } catch (error) {
      setFailure(errorKey(error));
    }
  });

  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <Field label={t("auth.full_name")} error={form.errorOf("fullName")}>
        {(ids) => (
          <Input
            {...ids}
            name="fullName"
            autoComplete="name"
            dir="auto"
            defaultValue={account.fullName ?? ""}
            required
          />
        )}
      </Field>
      <Field label={t("auth.phone")} optional={t("ui.optional")} error={form.errorOf("phone")}>
        {(ids) => (
          <Input
            {...ids}
            name="phone"
            type="tel"
            autoComplete="tel"
            dir="ltr"
            className="text-start"
            defaultValue={account.phone ?? ""}
          />
        )}
      </Field>
      <Field label={t("account.company")} optional={t("ui.optional")} error={form.errorOf("companyName")}>
        {(ids) => (
          <Input
            {...ids}
            name="companyName"
            autoComplete="organization"
            dir="auto"
            defaultValue={account.companyName ?? ""}
          />
        )}
      </Field>
      {failure === null ? null : <FormError title={t("account.save_failed")} text={t(failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? "account.saving" : "account.save")}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t("ui.cancel")}
        </Button>
      </div>
    </form>
  );
}
