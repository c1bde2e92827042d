import { placeholders } from "#domain/pages/public-pages.ts";
import { telHref } from "#domain/pages/tel-href.ts";
import type { publicConfig } from "#worker/trpc/public/config.ts";

/** What the worker knows and a page from the build does not. */
export interface PageValues {
  readonly config: ReturnType<typeof publicConfig>;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Of this answer alone; the policy allows the inline script that carries it. */
  readonly nonce: string;
  /** Whether the browser sent a session's cookie; `unknown` in a page that the service worker keeps. */
  readonly session: "some" | "none" | "unknown";
}

/** Puts the worker's values into a page from the build. */
export function fillPage(html: string, { config, publicUrl, nonce, session }: PageValues): string {
  const values: readonly (readonly [string, string])[] = [
    [placeholders.phone, escaped(config.roadsidePhone)],
    [`tel:${placeholders.phoneDigits}`, telHref(config.roadsidePhone)],
    [placeholders.contactTech, escaped(config.contactTech)],
    [placeholders.contactSales, escaped(config.contactSales)],
    [placeholders.contactInfo, escaped(config.contactInfo)],
    [placeholders.origin, publicUrl],
    [placeholders.session, session],
    [placeholders.nonce, nonce],
    [placeholders.config, JSON.stringify(config).replaceAll("<", "\\u003c")],
  ];
  return values.reduce((page, [placeholder, value]) => page.replaceAll(placeholder, () => value), html);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
