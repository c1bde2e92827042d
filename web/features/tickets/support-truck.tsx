import { useLanguage, useT } from "../../lib/i18n.tsx";
import { languageName } from "../../lib/language-name.ts";
import type { SupportContext } from "./support-form-rules.ts";

/** The truck as the technician will see it; read-only here. */
export function SupportTruck({ context, address }: { context: SupportContext; address: string }) {
  const t = useT();
  const page = useLanguage();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-xl bg-sunken p-4">
      <dt className="text-ink-soft">{t("support.truck")}</dt>
      <dd className="font-semibold">
        <bdi>
          {context.truckYear} {context.truckBrand} {context.truckModel}
        </bdi>
      </dd>
      {address === "" ? null : (
        <>
          <dt className="text-ink-soft">{t("support.truck_address")}</dt>
          <dd dir="auto">{address}</dd>
        </>
      )}
      <dt className="text-ink-soft">{t("support.truck_language")}</dt>
      <dd>{languageName(t, page, context.language)}</dd>
    </dl>
  );
}
