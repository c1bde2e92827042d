import { Link } from "@tanstack/react-router";
import { BellRing } from "lucide-react";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { type PushState, usePush } from "./use-push.ts";

/** Switches on and off that answers reach this device while the page is closed; nothing where nothing is pushed. */
export function PushSwitch() {
  const publicKey = usePublicConfig()?.vapidPublicKey;
  const userId = useMe()?.id;
  if (publicKey === undefined || publicKey === null || userId === undefined) return null;
  return <SwitchCard publicKey={publicKey} userId={userId} />;
}

const reasons = {
  blocked: "push.denied",
  needs_install: "push.needs_install",
  unable: "push.unable",
} as const satisfies Partial<Record<PushState, string>>;

function SwitchCard({ publicKey, userId }: { publicKey: string; userId: string }) {
  const t = useT();
  const { state, switchOn, switchOff } = usePush(userId, publicKey);
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t("push.title")}</CardTitle>
        {state.data === "on" ? <Tag tone="green">{t("push.on")}</Tag> : null}
      </div>
      {state.data === "on" ? null : <p className="text-ink-soft">{t("push.text")}</p>}
      {state.isPending ? <Loading text={t("push.loading")} here /> : null}
      {state.isError ? (
        <ErrorState
          title={t("push.load_failed")}
          error={state.error}
          retrying={state.isFetching}
          onRetry={() => void state.refetch()}
        />
      ) : null}
      {state.data === "off" ? (
        <Button
          variant="secondary"
          size="thumb"
          className="justify-self-start"
          busy={switchOn.isPending}
          onClick={() => switchOn.mutate()}
        >
          {switchOn.isPending ? null : <BellRing className="size-5" aria-hidden />}
          {t(switchOn.isPending ? "push.switching_on" : "push.switch_on")}
        </Button>
      ) : null}
      {state.data === "on" ? (
        <Button
          variant="secondary"
          size="thumb"
          className="justify-self-start"
          busy={switchOff.isPending}
          onClick={() => switchOff.mutate()}
        >
          {t(switchOff.isPending ? "push.switching_off" : "push.switch_off")}
        </Button>
      ) : null}
      {state.data === undefined || state.data === "on" || state.data === "off" ? null : (
        <p className="font-semibold">{t(reasons[state.data])}</p>
      )}
      {state.data === "needs_install" ? (
        <Button asChild variant="secondary" size="thumb" className="justify-self-start">
          <Link to="/install">{t("push.install")}</Link>
        </Button>
      ) : null}
    </Card>
  );
}
