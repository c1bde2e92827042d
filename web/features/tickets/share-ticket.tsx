import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";

type Share = RouterOutputs["driver"]["tickets"]["shares"]["items"][number];
type MadeShare = RouterOutputs["driver"]["tickets"]["share"];

/** A link for family, dispatcher or shop: seven days, read only, to be taken back at any time. */
export function ShareTicket({ ticketId, hasPhotos }: { ticketId: string; hasPhotos: boolean }) {
  const t = useT();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary" size="thumb" className="w-full">
          <Share2 className="size-5 shrink-0" aria-hidden />
          {t("share.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("share.title")} description={t("share.text")}>
        <MakeLink ticketId={ticketId} hasPhotos={hasPhotos} />
        <ActiveLinks ticketId={ticketId} />
      </DialogContent>
    </Dialog>
  );
}

function MakeLink({ ticketId, hasPhotos }: { ticketId: string; hasPhotos: boolean }) {
  const t = useT();
  const cache = useQueryClient();
  const [withPhotos, setWithPhotos] = useState(false);
  const make = useMutation(
    trpc.driver.tickets.share.mutationOptions({
      onSuccess: () => cache.invalidateQueries(trpc.driver.tickets.shares.queryFilter({ ticketId })),
    }),
  );
  return (
    <div className="grid gap-4">
      {hasPhotos ? (
        <Checkbox
          label={t("share.with_photos")}
          checked={withPhotos}
          onCheckedChange={(checked) => setWithPhotos(checked === true)}
        />
      ) : null}
      {make.isError ? <FormError title={t("share.failed")} text={t(errorKey(make.error))} /> : null}
      {make.data === undefined ? null : <NewLink share={make.data} />}
      <Button
        size="thumb"
        variant={make.data === undefined ? "primary" : "secondary"}
        busy={make.isPending}
        onClick={() => make.mutate({ ticketId, withPhotos })}
      >
        {t(make.isPending ? "share.making" : make.data === undefined ? "share.make" : "share.make_another")}
      </Button>
    </div>
  );
}

/** The one time that the link is known: to copy, or to hand to another app where the device can. */
function NewLink({ share }: { share: MadeShare }) {
  const t = useT();
  const format = useFormat();
  const canHandOn = "share" in navigator;
  return (
    <div role="status" className="grid gap-2 rounded-xl bg-green-wash p-4">
      <p className="font-semibold">{t("share.made", { date: format.dateTime(share.expiresAt) })}</p>
      <p className="flex items-center gap-1">
        <bdi className="min-w-0 grow break-all font-mono text-sm">{share.url}</bdi>
        <CopyButton value={share.url} label={t("share.link")} />
      </p>
      {canHandOn ? (
        <Button variant="secondary" onClick={() => void navigator.share({ url: share.url }).catch(() => {})}>
          {t("share.hand_on")}
        </Button>
      ) : null}
      <p className="text-ink-soft text-sm">{t("share.once")}</p>
    </div>
  );
}

function ActiveLinks({ ticketId }: { ticketId: string }) {
  const t = useT();
  const shares = useQuery(trpc.driver.tickets.shares.queryOptions({ ticketId }));
  if (shares.isError) {
    return (
      <ErrorState
        title={t("share.list_failed")}
        error={shares.error}
        retrying={shares.isFetching}
        onRetry={() => void shares.refetch()}
      />
    );
  }
  if (!shares.isSuccess || shares.data.items.length === 0) return null;
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="text-lg">{t("share.active")}</h3>
      <ul className="divide-y divide-line">
        {shares.data.items.map((share) => (
          <ActiveLink key={share.id} share={share} />
        ))}
      </ul>
    </section>
  );
}

function ActiveLink({ share }: { share: Share }) {
  const t = useT();
  const format = useFormat();
  const cache = useQueryClient();
  const made = format.dateTime(share.createdAt);
  const revoke = useMutation(
    trpc.driver.tickets.revokeShare.mutationOptions({
      onSuccess: () => notify.success(t("share.revoked")),
      onError: (error) => notify.error(t("share.revoke_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.tickets.shares.queryFilter()),
    }),
  );
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div>
        <p className="font-semibold">{t("share.made_at", { date: made })}</p>
        <p className="text-ink-soft text-sm">
          {t(share.withPhotos ? "share.ends_with_photos" : "share.ends", { date: format.dateTime(share.expiresAt) })}
        </p>
      </div>
      <Button
        variant="secondary"
        busy={revoke.isPending}
        aria-label={t("share.revoke_label", { date: made })}
        onClick={() => revoke.mutate({ shareId: share.id })}
      >
        {t("share.revoke")}
      </Button>
    </li>
  );
}
