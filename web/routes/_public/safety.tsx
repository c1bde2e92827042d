import { createFileRoute } from "@tanstack/react-router";
import { lazyPart } from "../../components/lazy-part.tsx";
import { SafetyPage } from "../../features/safety/safety-page.tsx";
import { loadRest, useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { WhereButton } from "../-place/where-button.tsx";

export const Route = createFileRoute("/_public/safety")({
  component: Safety,
});

/** Without a line it is not there: it could tell nobody. */
const OwnDistress = lazyPart(
  () => import("../../features/distress/own-distress.tsx"),
  ({ OwnDistress }) => OwnDistress,
  { beside: loadRest },
);

function Safety() {
  const t = useT();
  const me = useMe();
  return (
    <SafetyPage
      where={
        <>
          <WhereButton label={t("safety.where")} />
          {me ? <OwnDistress /> : null}
        </>
      }
    />
  );
}
