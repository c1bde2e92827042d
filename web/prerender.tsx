import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import {
  appPage,
  notFoundPage,
  type PageName,
  placeholders,
  publicPageOf,
  type RenderedPage,
} from "#domain/pages/public-pages.ts";
import { AppFrame } from "./components/layout/app-frame.tsx";
import { NoScriptLine, StartLines } from "./components/layout/start-lines.tsx";
import { activateLanguage, type MessageKey, t } from "./lib/i18n.tsx";
import { setPlatform } from "./lib/platform.ts";
import { queryClient, trpc } from "./lib/trpc.ts";
import { makeRouter, renderInOnePiece } from "./router.tsx";

/** What search engines show below the title: the lead of the page itself. */
const descriptions: Partial<Record<PageName, MessageKey>> = {
  pricing: "pricing.lead",
  benefits: "benefits.lead",
  "install-android": "install.lead",
  "install-ios": "install.lead",
  "install-desktop": "install.lead",
  privacy: "privacy.lead",
  safety: "safety.lead",
  weather: "weather.lead",
  "weather-cold": "weather.lead",
  "weather-heat": "weather.lead",
};

/** Renders a page as a visitor without a session sees it. Runs in the build, one page at a time. */
export async function renderPage(language: InterfaceLanguage, name: PageName): Promise<RenderedPage> {
  await activateLanguage(language);
  queryClient.setQueryData(trpc.public.config.queryKey(), {
    roadsidePhone: placeholders.phone,
    contactTech: placeholders.contactTech,
    contactSales: placeholders.contactSales,
    contactInfo: placeholders.contactInfo,
    tiles: false,
    translation: false,
    vapidPublicKey: null,
  });
  const html = name === appPage ? renderToStaticMarkup(inCache(<AppFrame />)) : await renderRoute(name);
  // Its timers would keep the build from ending.
  queryClient.clear();
  // React puts titles before everything else; the innermost comes last, and is the page's.
  const titles = [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, text = ""]) => text);
  return {
    body: html.replaceAll(/<title>.*?<\/title>/g, ""),
    noScript: renderToStaticMarkup(<NoScriptLine />),
    lines: renderToStaticMarkup(<StartLines />),
    title: titles.at(-1) ?? t("shell.title"),
    description: t(descriptions[name] ?? "shell.description"),
  };
}

async function renderRoute(name: PageName): Promise<string> {
  const page = publicPageOf(name);
  setPlatform(page?.platform ?? "desktop");
  const path = page === null ? `/${notFoundPage}` : page.path + (page.search ? `?${page.search.join("=")}` : "");
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }), { scrollRestoration: false });
  await router.load();
  renderInOnePiece(router);
  return renderToString(inCache(<RouterProvider router={router} />));
}

/** The same elements as in web/main.tsx: React names elements by their place in the tree. */
function inCache(content: ReactNode): ReactNode {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Same>{content}</Same>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Holds the place of `Started`. */
function Same({ children }: { children: ReactNode }) {
  return children;
}
