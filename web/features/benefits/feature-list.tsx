import {
  Bot,
  History,
  Languages,
  MapPin,
  MessageSquareText,
  Package,
  ScanText,
  TriangleAlert,
  Truck,
} from "lucide-react";
import { type MessageKey, useT } from "../../lib/i18n.tsx";

const features: readonly (readonly [typeof Bot, MessageKey, MessageKey])[] = [
  [Bot, "benefits.diagnosis", "benefits.diagnosis_text"],
  [ScanText, "benefits.codes", "benefits.codes_text"],
  [MessageSquareText, "benefits.humans", "benefits.humans_text"],
  [Package, "benefits.services", "benefits.services_text"],
  [MapPin, "benefits.nearby", "benefits.nearby_text"],
  [TriangleAlert, "benefits.safety", "benefits.safety_text"],
  [History, "benefits.history", "benefits.history_text"],
  [Languages, "benefits.languages", "benefits.languages_text"],
  [Truck, "benefits.fleet", "benefits.fleet_text"],
];

/** What one gets, one thing a plate. */
export function FeatureList() {
  const t = useT();
  return (
    <section className="grid gap-6" aria-labelledby="features">
      <h2 id="features" className="text-xl">
        {t("benefits.features")}
      </h2>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(([Icon, title, text]) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <Icon className="size-6 text-ink-soft" aria-hidden />
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{t(title)}</h3>
              <p className="text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
