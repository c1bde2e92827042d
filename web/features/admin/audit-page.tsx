import { useT } from "../../lib/i18n.tsx";

export function AuditPage() {
  const t = useT();
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.audit")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.audit")}</h1>
    </div>
  );
}
