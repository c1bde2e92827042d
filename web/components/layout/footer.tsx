import { Link } from "@tanstack/react-router";
import { brand } from "#domain/brand.ts";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { LogoMark } from "./logo.tsx";
import { LanguageSelect, LookSelect } from "./preferences.tsx";

const linkClass =
  "inline-flex min-h-touch items-center rounded-sm underline underline-offset-4 decoration-edge hover:decoration-ink";

/** Mailboxes, quick links, language and look. */
export function Footer() {
  const t = useT();
  const config = usePublicConfig();
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-8 sm:grid-cols-2 sm:px-5 lg:grid-cols-[2fr_1.5fr_1fr_1.2fr]">
        <div className="grid content-start gap-2">
          <p className="flex items-center gap-2 font-bold text-lg">
            <LogoMark className="size-8" />
            {brand.product}
          </p>
          <p className="max-w-xs text-ink-soft">{t("shell.tagline")}</p>
        </div>
        <div>
          <h2 className="mb-1 text-base">{t("shell.contact")}</h2>
          <ul>
            {config === undefined
              ? null
              : (
                  [
                    ["shell.contact_tech", config.contactTech],
                    ["shell.contact_sales", config.contactSales],
                    ["shell.contact_info", config.contactInfo],
                  ] as const
                ).map(([label, address]) => (
                  <li key={label} className="mt-2 grid grid-cols-1">
                    <span className="text-ink-soft text-sm">{t(label)}</span>
                    <a href={`mailto:${address}`} className={`${linkClass} w-fit`}>
                      <bdi className="[overflow-wrap:anywhere]">{address}</bdi>
                    </a>
                  </li>
                ))}
          </ul>
        </div>
        <nav aria-label={t("shell.quick_links")}>
          <h2 className="mb-1 text-base">{t("shell.quick_links")}</h2>
          <ul>
            <li>
              <Link to="/" className={linkClass}>
                {t("shell.link_home")}
              </Link>
            </li>
            <li>
              <Link to="/pricing" className={linkClass}>
                {t("shell.pricing")}
              </Link>
            </li>
            <li>
              <Link to="/auth" className={linkClass}>
                {t("shell.sign_in")}
              </Link>
            </li>
            <li>
              <Link to="/support/login" className={linkClass}>
                {t("shell.link_support_login")}
              </Link>
            </li>
          </ul>
        </nav>
        <div className="grid content-start gap-3">
          <LanguageSelect />
          <LookSelect />
          <Link to="/privacy" className={linkClass}>
            {t("shell.privacy")}
          </Link>
        </div>
      </div>
    </footer>
  );
}

/** The foot of a page of the app: language, look and help in one line. */
export function AppFooter() {
  const t = useT();
  const help = usePublicConfig()?.contactTech;
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center gap-x-4 px-4 sm:px-5 [&_select]:h-touch [&_select]:border-transparent [&_select]:bg-transparent [&_select]:ps-0 [&_select]:text-sm">
        <LanguageSelect />
        <LookSelect />
        {help === undefined ? null : (
          <a href={`mailto:${help}`} className={`${linkClass} ms-auto text-sm`}>
            {t("shell.contact_tech")}
          </a>
        )}
      </div>
    </footer>
  );
}
