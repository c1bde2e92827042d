import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TierName } from "#domain/billing/plans.ts";
import type { BillingInterval } from "#domain/billing/prices.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { RadioCard, RadioGroup } from "../../components/ui/radio-group.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { isCurrent, type Offer, offersOf } from "./offers.ts";
import { refreshSubscription, tellSubscriptionNews } from "./subscription-news.ts";

type Preview = RouterOutputs["driver"]["billing"]["previewChange"];

interface ChangePlanProps {
  tierName: TierName | undefined;
  interval: BillingInterval | null;
  onClose: () => void;
}

/** Another plan, or another interval: first what it costs and from when, then the change. */
export function ChangePlanDialog({ tierName, interval, onClose }: ChangePlanProps) {
  const t = useT();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<Offer | null>(null);
  const plans = useQuery(trpc.public.plans.list.queryOptions());
  const preview = useMutation(trpc.driver.billing.previewChange.mutationOptions());
  const change = useMutation(
    trpc.driver.billing.change.mutationOptions({
      onSuccess: async ({ takesEffect }) => {
        await refreshSubscription(cache);
        tellSubscriptionNews();
        notify.success(t(takesEffect === "now" ? "billing.changed_now" : "billing.changed_later"));
        onClose();
      },
    }),
  );
  const offers = offersOf(plans.data?.items ?? []).filter((offer) => !isCurrent(offer, tierName, interval));

  const choose = (priceId: string) => {
    const offer = offers.find((candidate) => candidate.priceId === priceId) ?? null;
    setChosen(offer);
    change.reset();
    if (offer !== null) preview.mutate({ priceId });
  };

  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("billing.change_plan")} description={t("billing.change_text")}>
        {plans.isPending ? <Loading text={t("billing.plans_loading")} /> : null}
        {plans.isError ? <ErrorState error={plans.error} onRetry={() => void plans.refetch()} /> : null}
        <RadioGroup aria-label={t("billing.change_plan")} value={chosen?.priceId ?? ""} onValueChange={choose}>
          {offers.map((offer) => (
            <OfferChoice key={offer.priceId} offer={offer} />
          ))}
        </RadioGroup>
        {preview.isPending ? <Loading text={t("billing.preview_loading")} /> : null}
        {preview.isError ? <FormError title={t(errorKey(preview.error))} /> : null}
        {preview.isSuccess && chosen !== null ? <Cost preview={preview.data} offer={chosen} /> : null}
        {change.isError ? <FormError title={t(errorKey(change.error))} /> : null}
        <DialogActions>
          <Button
            size="thumb"
            disabled={chosen === null || !preview.isSuccess}
            busy={change.isPending}
            onClick={() => {
              if (chosen !== null && preview.isSuccess) change.mutate({ priceId: chosen.priceId, at: preview.data.at });
            }}
          >
            {t("billing.confirm_change")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("billing.keep_plan")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function OfferChoice({ offer: { plan, interval, amount, priceId } }: { offer: Offer }) {
  const t = useT();
  const format = useFormat();
  const key = interval === "month" ? "billing.per_month" : "billing.per_year";
  return <RadioCard value={priceId} label={plan.displayName} text={t(key, { price: format.money(amount) })} />;
}

function Cost({ preview, offer }: { preview: Preview; offer: Offer }) {
  const t = useT();
  const format = useFormat();
  const next = format.money(preview.nextPayment);
  const date = preview.nextPaymentAt === null ? "" : format.date(preview.nextPaymentAt);
  return (
    <div className="grid gap-2 rounded-lg bg-sunken p-4" role="status">
      {preview.lines.length === 0 ? null : (
        <ul className="grid gap-1 text-ink-soft text-sm">
          {preview.lines.map(({ description, amount }) => (
            <li key={description} className="flex justify-between gap-4">
              <span>{description}</span>
              <bdi className="tabular-nums">{format.money(amount)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p className="flex justify-between gap-4 font-bold text-lg">
        <span>{t("billing.due_now")}</span>
        <bdi className="tabular-nums">{format.money(preview.dueNow)}</bdi>
      </p>
      {preview.credit > 0 ? <p>{t("billing.credit", { amount: format.money(preview.credit) })}</p> : null}
      <p>
        {preview.takesEffect === "at_period_end"
          ? t("billing.starts_later", { plan: offer.plan.displayName, date, price: next })
          : preview.nextPaymentAt === null
            ? t("billing.starts_now_new_period", { plan: offer.plan.displayName, price: next })
            : t("billing.starts_now", { plan: offer.plan.displayName, date, price: next })}
      </p>
    </div>
  );
}
