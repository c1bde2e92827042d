import { Link, useMatchRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { dockedRef } from "../../lib/dock.ts";
import { useT } from "../../lib/i18n.tsx";
import { useTellShown } from "../../lib/shown-layout.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { useOnline } from "../../lib/use-online.ts";
import { useVisibleHeight } from "../../lib/visible-height.ts";
import { Dock } from "./dock.tsx";
import { AppFooter, Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { setPageStrip } from "./page-strip.ts";
import { PastDueNotice } from "./past-due-notice.tsx";

/** Jumps over the header; the first stop of the Tab key. */
export function SkipLink() {
  const t = useT();
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-ink font-semibold text-ground focus-visible:not-sr-only focus-visible:fixed focus-visible:start-3 focus-visible:top-3 focus-visible:z-60 focus-visible:px-4 focus-visible:py-3"
    >
      {t("shell.skip")}
    </a>
  );
}

/** Says so while there is no line; to drivers also what helps whoever waits without one. */
export function OfflineNotice({ toDrivers = false }: { toDrivers?: boolean }) {
  const t = useT();
  const online = useOnline();
  const isThere = useMatchRoute()({ to: "/safety/weather" }) !== false;
  return (
    <div role="status" aria-live="polite">
      {online ? null : (
        <p className="bg-orange px-4 py-2.5 text-center font-semibold text-on-orange">
          {t("shell.offline")}{" "}
          {toDrivers && !isThere ? (
            <Link to="/safety/weather" className="underline underline-offset-4">
              {t("safety.weather")}
            </Link>
          ) : null}
        </p>
      )}
    </div>
  );
}

interface PageLayoutProps {
  children: ReactNode;
  /** A page of the app, not of the public site: no marketing below it, only language, look and help. */
  app?: boolean;
}

/** Header, content, footer and dock: the frame of every driver's page. */
export function PageLayout({ children, app = false }: PageLayoutProps) {
  useTellShown();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <OfflineNotice toDrivers />
      <PastDueNotice />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      {app ? <AppFooter /> : <Footer />}
      <div ref={dockedRef} className="sticky bottom-0 z-20 md:pointer-events-none">
        <div ref={setPageStrip} />
        <Dock />
      </div>
    </div>
  );
}

/** A conversation that fills the screen, also above a keyboard: on a phone it brings its own header. */
export function ConversationLayout({ children }: { children: ReactNode }) {
  const wide = useMediaQuery("(min-width: 64rem)");
  useVisibleHeight();
  return (
    <div className="flex h-[var(--visible-height,100dvh)] flex-col overflow-hidden">
      <SkipLink />
      {wide ? <Header /> : null}
      <OfflineNotice toDrivers />
      <PastDueNotice />
      <main id="main" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        {children}
      </main>
      <div ref={setPageStrip} />
    </div>
  );
}
