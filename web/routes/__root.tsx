import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useRouter } from "@tanstack/react-router";
import { DirectionProvider } from "radix-ui/direction";
import { useEffect, useState } from "react";
import { PageLayout } from "../components/layout/page-layout.tsx";
import { NotFound, UnexpectedError } from "../components/layout/status-pages.tsx";
import { lazyPart } from "../components/lazy-part.tsx";
import { useConfirmationAsked } from "../lib/confirmation.ts";
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

/** The toaster comes when the page has nothing else to do; it has to be there before the line is lost. */
const Toaster = lazyPart(
  () => import("../components/ui/toaster.tsx"),
  ({ Toaster }) =>
    () => {
      useEffect(toasterIsShown, []);
      return <Toaster />;
    },
);

function Root() {
  const t = useT();
  const direction = useDirection();
  useFocusOnNavigation();
  return (
    <DirectionProvider dir={direction}>
      <title>{t("shell.title")}</title>
      <Outlet />
      <LateParts />
      <Confirmation />
    </DirectionProvider>
  );
}

const Banners = lazyPart(
  () => import("./-banners.tsx"),
  ({ Banners }) => Banners,
  { beside: loadRest },
);

const ConfirmDialog = lazyPart(
  () => import("../features/security/confirm-dialog.tsx"),
  ({ ConfirmDialog }) => ConfirmDialog,
  { asked: true, beside: loadRest },
);

/** Asks who the person is while a call waits for it. */
function Confirmation() {
  return useConfirmationAsked() ? <ConfirmDialog /> : null;
}

/** What nobody waits for; where it cannot be fetched the page stays as it is. */
function LateParts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <>
      <Toaster />
      <Banners />
    </>
  );
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
