import { useT } from "../../lib/i18n.tsx";

export function PartsPage() {
  const t = useT();
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.parts")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.parts")}</h1>
    </div>
  );
}
