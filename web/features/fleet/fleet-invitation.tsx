import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

interface FleetInvitationProps {
  token: string;
  /** Called once the driver is in. */
  onJoined: () => void;
}

/** A mailed invitation: who invites, and the way in. */
export function FleetInvitation({ token, onJoined }: FleetInvitationProps) {
  const t = useT();
  const cache = useQueryClient();
  const invitation = useQuery(trpc.driver.fleet.invitation.queryOptions({ token }));
  const join = useMutation(
    trpc.driver.fleet.join.mutationOptions({
      onSuccess: async () => {
        notify.success(t("fleet.joined_now"));
        onJoined();
        await cache.invalidateQueries();
      },
      onError: (error) => notify.error(t("fleet.join_failed"), { description: t(errorKey(error)) }),
    }),
  );
  if (invitation.isPending) return null;
  if (invitation.isError) return <ErrorState title={t("fleet.invitation_failed")} error={invitation.error} />;
  const { ownerName } = invitation.data;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">
        {ownerName === null ? t("fleet.invitation_unknown") : t("fleet.invitation", { owner: ownerName })}
      </h2>
      <p>{t("fleet.invitation_text")}</p>
      <Button
        variant="secondary"
        size="thumb"
        className="w-fit"
        busy={join.isPending}
        onClick={() => join.mutate({ token })}
      >
        {t("fleet.join")}
      </Button>
    </Card>
  );
}
