import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { plans, type TierName, tierNames } from "#domain/billing/plans.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { RadioCard, RadioGroup } from "../../components/ui/radio-group.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import type { Person } from "./user-card.tsx";

type FullPerson = RouterOutputs["admin"]["users"]["get"];
type Choice = TierName | "none";

/** Sets somebody's plan by hand or takes it back, beside what was set so far and by whom. */
export function SetPlanDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useT();
  const query = useQuery(trpc.admin.users.get.queryOptions({ userId: person.id }, { staleTime: 0 }));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t("admin.plan.title", { name: person.fullName ?? person.email })}
        description={t("admin.plan.text")}
      >
        {query.isPending ? <Loading text={t("ui.loading")} className="min-h-60" /> : null}
        {query.isError ? (
          <ErrorState
            title={t("admin.users.failed")}
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.data === undefined ? null : (
          <>
            <PlanForm person={query.data} onClose={onClose} />
            <Grants grants={query.data.grants} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function PlanForm({ person, onClose }: { person: FullPerson; onClose: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const current: Choice = person.granted && person.tierName !== null ? person.tierName : "none";
  const [choice, setChoice] = useState<Choice>(current);
  const save = useMutation(
    trpc.admin.plans.set.mutationOptions({
      onSuccess: () => {
        notify.success(t("admin.plan.saved"));
        onClose();
      },
      onError: (error) => notify.error(t("admin.plan.failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.admin.users.pathFilter()),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ userId: person.id, tierName: choice === "none" ? null : choice });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <RadioGroup
        aria-label={t("admin.plan.which")}
        value={choice}
        onValueChange={(value) => setChoice(tierNames.find((known) => known === value) ?? "none")}
      >
        {tierNames.map((tierName) => (
          <RadioCard
            key={tierName}
            value={tierName}
            label={plans[tierName].displayName}
            text={<PlanTerms tierName={tierName} />}
          />
        ))}
        <RadioCard value="none" label={t("admin.plan.none")} text={t("admin.plan.none_text")} />
      </RadioGroup>
      <DialogActions>
        <Button type="submit" busy={save.isPending} disabled={save.isPending || choice === current}>
          {t(save.isPending ? "admin.plan.saving" : "admin.plan.save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("ui.cancel")}
        </Button>
      </DialogActions>
    </form>
  );
}

function PlanTerms({ tierName }: { tierName: TierName }) {
  const t = useT();
  const { truckLimit, partsDiscount } = plans[tierName];
  const trucks = truckLimit === null ? t("admin.plan.trucks_any") : t("admin.plan.trucks", { count: truckLimit });
  return partsDiscount === 0 ? trucks : `${trucks} · ${t("admin.plan.discount", { percent: partsDiscount })}`;
}

function Grants({ grants }: Pick<FullPerson, "grants">) {
  const t = useT();
  const format = useFormat();
  if (grants.length === 0) return null;
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="text-lg">{t("admin.plan.history")}</h3>
      <ol className="grid gap-1.5">
        {grants.map(({ id, tierName, by, createdAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {tierName === null
                ? t("admin.plan.history_back", { name: by ?? "" })
                : t("admin.plan.history_set", { plan: plans[tierName].displayName, name: by ?? "" })}
            </span>
            <time className="text-ink-soft" dateTime={new Date(createdAt).toISOString()}>
              {format.dateTime(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
