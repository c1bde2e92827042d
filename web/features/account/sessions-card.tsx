import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { describeDevice } from "../../lib/device-name.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";

type Session = RouterOutputs["driver"]["account"]["sessions"]["items"][number];

/** The devices that are signed in, each of which can be signed out. */
export function SessionsCard() {
  const t = useT();
  const sessions = useQuery(trpc.driver.account.sessions.queryOptions());
  return (
    <Card className="grid gap-3">
      <CardTitle>{t("account.sessions")}</CardTitle>
      {sessions.isPending ? <Loading text={t("account.sessions_loading")} /> : null}
      {sessions.isError ? (
        <ErrorState
          title={t("account.sessions_failed")}
          error={sessions.error}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      ) : null}
      {sessions.isSuccess ? (
        <ul className="divide-y divide-line">
          {sessions.data.items.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function SessionLine({ session }: { session: Session }) {
  const t = useT();
  const cache = useQueryClient();
  const device = describeDevice(session.userAgent);
  const name = device === null ? t("account.session_unknown") : t("account.session_device", device);
  const end = useMutation(
    trpc.driver.account.endSession.mutationOptions({
      onSuccess: () => notify.success(t("account.session_ended")),
      onError: (error) => notify.error(t("account.session_end_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.account.sessions.queryFilter()),
    }),
  );
  return (
    <li className="flex min-h-thumb items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-soft text-sm">
          {t("account.session_used")} <RelativeTime time={session.lastSeenAt} />
        </p>
      </div>
      {session.current ? (
        <Tag tone="green">{t("account.session_this")}</Tag>
      ) : (
        <Button
          variant="secondary"
          busy={end.isPending}
          aria-label={t("account.session_end_label", { device: name })}
          onClick={() => end.mutate({ sessionId: session.id })}
        >
          {t("account.session_end")}
        </Button>
      )}
    </li>
  );
}
