import type { QueryClient } from "@tanstack/react-query";
import { CatchBoundary, createRootRouteWithContext, Outlet, useRouter } from "@tanstack/react-router";
import { DirectionProvider } from "radix-ui/direction";
import { lazy, Suspense, useEffect, useState } from "react";
import { PageLayout } from "../components/layout/page-layout.tsx";
import { NotFound, UnexpectedError } from "../components/layout/status-pages.tsx";
import { loadRest, useDirection, useT } from "../lib/i18n.tsx";
import { toasterIsShown } from "../lib/notify.ts";
import type { Trpc } from "../lib/trpc.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** What loaders and guards get. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly trpc: Trpc;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: (props) => (
    <PageLayout>
      <UnexpectedError {...props} />
    </PageLayout>
  ),
  notFoundComponent: () => (
    <PageLayout>
      <NotFound />
    </PageLayout>
  ),
});

const Toaster = lazy(() => import("../components/ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

function Root() {
  const t = useT();
  const direction = useDirection();
  useFocusOnNavigation();
  return (
    <DirectionProvider dir={direction}>
      <title>{t("shell.title")}</title>
      <Outlet />
      <LateToaster />
      <LateBanners />
    </DirectionProvider>
  );
}

const Banners = lazy(async () => {
  const [{ Banners }] = await Promise.all([import("./-banners.tsx"), loadRest()]);
  return { default: Banners };
});

/** Nobody misses them when they cannot be fetched. */
function LateBanners() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <CatchBoundary getResetKey={() => "banners"} errorComponent={() => null}>
      <Suspense fallback={null}>
        <Banners />
      </Suspense>
    </CatchBoundary>
  );
}

/** The toaster comes when the page has nothing else to do; it has to be there before the line is lost. */
function LateToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
      <Announce />
    </Suspense>
  );
}

function Announce() {
  useEffect(toasterIsShown, []);
  return null;
}

/** After a change of page the focus goes to its content, so that a screen reader reads on there. */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onResolved", ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation !== undefined) document.getElementById("main")?.focus({ preventScroll: true });
      }),
    [router],
  );
}
