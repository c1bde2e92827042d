import { Link } from "@tanstack/react-router";
import { devicesKeptFor } from "#domain/accounts/limits.ts";
import { signInsKeptForDays } from "#domain/accounts/sign-in-record.ts";
import { usedTrialsKeptFor } from "#domain/accounts/used-trial.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";

const day = 86_400_000;

const sections = [
  {
    title: "privacy.kept",
    texts: [
      "privacy.kept.account",
      "privacy.kept.help",
      "privacy.kept.place",
      "privacy.kept.payment",
      "privacy.kept.security",
    ],
  },
  { title: "privacy.who", texts: ["privacy.who.staff", "privacy.who.services"] },
  { title: "privacy.device", texts: ["privacy.device.text"] },
  { title: "privacy.long", texts: ["privacy.long.text"] },
  { title: "privacy.erase", texts: ["privacy.erase.text", "privacy.erase.trial", "privacy.erase.stays"] },
] as const satisfies readonly { readonly title: MessageKey; readonly texts: readonly MessageKey[] }[];

/** Times as the code keeps them, so that this page cannot say another number. */
const times = {
  signInDays: signInsKeptForDays,
  deviceDays: devicesKeptFor / day,
  trialYears: usedTrialsKeptFor / day / 365,
};

/** What is kept about a person, why, how long, and how to erase it. */
export function PrivacyPage() {
  const t = useT();
  const config = usePublicConfig();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-4 py-8 sm:px-5 sm:py-14">
      <title>{`${t("privacy.title")} · Roadflare`}</title>
      <header className="grid gap-3">
        <h1 className="text-3xl">{t("privacy.title")}</h1>
        <p className="text-ink-soft">{t("privacy.lead")}</p>
      </header>
      {sections.map(({ title, texts }) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-xl">{t(title)}</h2>
          <ul className="grid list-disc gap-2 ps-5">
            {texts.map((text) => (
              <li key={text}>{t(text, times)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {t("privacy.export")}{" "}
        <Link to="/account" className="font-semibold text-blue-ink underline underline-offset-4">
          {t("privacy.account")}
        </Link>
      </p>
      {config === undefined ? null : <p>{t("privacy.contact", { email: config.contactInfo })}</p>}
    </div>
  );
}
