import { useT } from "../../lib/i18n.tsx";
import { NearbyButton } from "./nearby-button.tsx";

/** The way to the services around a signed-in driver, at the end of the home page. */
export function NearbyOffer() {
  const t = useT();
  return (
    <section className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 pb-12 sm:px-5 sm:pb-16">
      <div className="grid grow gap-1">
        <h2 className="text-xl">{t("nearby.title")}</h2>
        <p className="text-ink-soft">{t("nearby.text")}</p>
      </div>
      <NearbyButton />
    </section>
  );
}
