import { useT } from "../../lib/i18n.tsx";

export function AnalyticsPage() {
  const t = useT();
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.analytics")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.analytics")}</h1>
    </div>
  );
}
