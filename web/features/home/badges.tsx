import { Bot, Clock, Headset, Package, Truck, Zap } from "lucide-react";
import { useT } from "../../lib/i18n.tsx";

const badges = [
  ["home.badge.always", Clock],
  ["home.badge.instant", Zap],
  ["home.badge.expert", Bot],
  ["home.badge.technicians", Headset],
  ["home.badge.towing", Truck],
  ["home.badge.parts", Package],
] as const;

/** What the product is, in six short plates. */
export function FeatureBadges() {
  const t = useT();
  return (
    <section aria-label={t("home.badges")} className="border-line border-b">
      <ul className="mx-auto grid max-w-6xl grid-cols-2 gap-x-4 gap-y-4 max-[15rem]:grid-cols-1 px-4 py-7 sm:grid-cols-3 sm:px-5 lg:grid-cols-6">
        {badges.map(([label, Icon]) => (
          <li key={label} className="flex items-center gap-2.5 font-semibold leading-tight">
            <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden />
            {t(label)}
          </li>
        ))}
      </ul>
    </section>
  );
}
