import { useT } from "../../lib/i18n.tsx";

export function TechsPage() {
  const t = useT();
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.techs")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.techs")}</h1>
    </div>
  );
}
