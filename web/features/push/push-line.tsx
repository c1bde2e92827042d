import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { usePush } from "./use-push.ts";

/** One line on a ticket while answers do not reach this device with the page closed; nothing while they do. */
export function PushLine() {
  const publicKey = usePublicConfig()?.vapidPublicKey;
  const userId = useMe()?.id;
  if (publicKey === undefined || publicKey === null || userId === undefined) return null;
  return <OffLine publicKey={publicKey} userId={userId} />;
}

function OffLine({ publicKey, userId }: { publicKey: string; userId: string }) {
  const t = useT();
  const { state, switchOn } = usePush(userId, publicKey);
  if (state.data === undefined || state.data === "on") return null;
  return (
    <p className="flex min-h-touch shrink-0 items-center gap-3 border-line border-b bg-panel ps-4 pe-2 text-ink-soft text-sm">
      <span className="min-w-0 grow">{t("push.line")}</span>
      {state.data === "off" ? (
        <Button
          variant="quiet"
          size="thumb"
          className="shrink-0 px-3 text-sm"
          busy={switchOn.isPending}
          onClick={() => switchOn.mutate()}
        >
          {t(switchOn.isPending ? "push.switching_on" : "push.line_on")}
        </Button>
      ) : null}
    </p>
  );
}
