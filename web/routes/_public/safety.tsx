import { CatchBoundary, createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SafetyPage } from "../../features/safety/safety-page.tsx";
import { loadRest, useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { WhereButton } from "../-place/where-button.tsx";

export const Route = createFileRoute("/_public/safety")({
  component: Safety,
});

const OwnDistress = lazy(async () => {
  const [{ OwnDistress }] = await Promise.all([import("../../features/distress/own-distress.tsx"), loadRest()]);
  return { default: OwnDistress };
});

/** Without a line it is not there: it could tell nobody. */
function LateDistress() {
  return (
    <CatchBoundary getResetKey={() => "distress"} errorComponent={() => null}>
      <Suspense fallback={null}>
        <OwnDistress />
      </Suspense>
    </CatchBoundary>
  );
}

function Safety() {
  const t = useT();
  const me = useMe();
  return (
    <SafetyPage
      where={
        <>
          <WhereButton label={t("safety.where")} />
          {me ? <LateDistress /> : null}
        </>
      }
    />
  );
}
