import { useState } from "react";
import { signInsKeptForDays } from "#domain/accounts/sign-in-record.ts";
import { NativeSelect } from "../../components/ui/select.tsx";
import { useT } from "../../lib/i18n.tsx";
import { AuditKinds } from "./audit-kinds.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { SignIns } from "./sign-ins.tsx";

/** The part of the audit page that shows who signed in, or tried to. */
export function SignInsPage({ search }: { search: AuditSearch }) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("audit.kind.sign_ins")} · Roadflare`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t("admin.audit")}</h1>
        <AuditKinds search={search} />
      </div>
      <div className="grid gap-3 sm:grid-cols-[1fr_16rem] sm:items-center">
        <p className="max-w-prose text-ink-soft">{t("sign_ins.kept", { days: signInsKeptForDays })}</p>
        <NativeSelect
          aria-label={t("sign_ins.show_which")}
          value={failed ? "failed" : "all"}
          onChange={(event) => setFailed(event.target.value === "failed")}
        >
          <option value="all">{t("sign_ins.all")}</option>
          <option value="failed">{t("sign_ins.only_failed")}</option>
        </NativeSelect>
      </div>
      <SignIns userId={null} failed={failed} />
    </div>
  );
}
