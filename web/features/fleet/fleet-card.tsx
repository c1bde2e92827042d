import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { InviteDriverInput } from "#domain/billing/fleet-inputs.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { FleetRepairs } from "./fleet-repairs.tsx";
import { FleetTickets } from "./fleet-tickets.tsx";

type Fleet = NonNullable<RouterOutputs["driver"]["fleet"]["get"]>;

/** The fleet that one leads or drives in; nothing for a driver on their own. */
export function FleetCard() {
  const t = useT();
  const fleet = useQuery(trpc.driver.fleet.get.queryOptions());
  if (fleet.isSuccess && fleet.data === null) return null;
  return (
    <Card className="grid grid-cols-1 gap-5">
      <CardTitle>{t("fleet.title")}</CardTitle>
      {fleet.isPending ? <Loading text={t("fleet.loading")} /> : null}
      {fleet.isError ? (
        <ErrorState
          title={t("fleet.load_failed")}
          error={fleet.error}
          retrying={fleet.isFetching}
          onRetry={() => void fleet.refetch()}
        />
      ) : null}
      {fleet.isSuccess && fleet.data !== null ? <FleetBody fleet={fleet.data} /> : null}
    </Card>
  );
}

function FleetBody({ fleet }: { fleet: Fleet }) {
  if (fleet.role === "member") return <Membership owner={fleet.owner?.name ?? null} />;
  const isUsed = fleet.members.length + fleet.invites.length > 0;
  return (
    <>
      <Drivers fleet={fleet} />
      <InviteForm />
      {isUsed ? <FleetTickets /> : null}
      {isUsed ? <FleetRepairs /> : null}
    </>
  );
}

function Drivers({ fleet: { members, invites, memberLimit } }: { fleet: Fleet }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-ink-soft">{t("fleet.text")}</p>
      <p className="font-semibold">
        {t("fleet.drivers", { count: members.length })}
        {memberLimit === null ? null : (
          <span className="font-normal text-ink-soft"> · {t("fleet.room", { limit: memberLimit })}</span>
        )}
      </p>
      <ul className="divide-y divide-line">
        {members.map(({ userId, fullName, email, joinedAt }) => (
          <li key={userId} className="flex min-h-thumb items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{fullName ?? email}</bdi>
              </p>
              <p className="text-ink-soft text-sm wrap-anywhere">
                <bdi>{email}</bdi> · {t("fleet.joined", { date: format.date(joinedAt) })}
              </p>
            </div>
            <RemoveButton userId={userId} name={fullName ?? email} />
          </li>
        ))}
        {invites.map(({ email, expiresAt }) => (
          <li key={email} className="flex min-h-thumb items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{email}</bdi>
              </p>
              <p className="text-ink-soft text-sm">{t("fleet.invite_open", { date: format.date(expiresAt) })}</p>
            </div>
            <WithdrawButton email={email} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFleetChanged() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: trpc.driver.fleet.pathKey() });
}

function RemoveButton({ userId, name }: { userId: string; name: string }) {
  const t = useT();
  const changed = useFleetChanged();
  const remove = useMutation(
    trpc.driver.fleet.remove.mutationOptions({
      onError: (error) => notify.error(t("fleet.remove_failed"), { description: t(errorKey(error)) }),
      onSettled: changed,
    }),
  );
  return (
    <Button
      variant="secondary"
      busy={remove.isPending}
      aria-label={t("fleet.remove_label", { name })}
      onClick={() => remove.mutate({ userId })}
    >
      {t("fleet.remove")}
    </Button>
  );
}

function WithdrawButton({ email }: { email: string }) {
  const t = useT();
  const changed = useFleetChanged();
  const withdraw = useMutation(trpc.driver.fleet.withdraw.mutationOptions({ onSettled: changed }));
  return (
    <Button
      variant="secondary"
      busy={withdraw.isPending}
      aria-label={t("fleet.withdraw_label", { email })}
      onClick={() => withdraw.mutate({ email })}
    >
      {t("fleet.withdraw")}
    </Button>
  );
}

function InviteForm() {
  const t = useT();
  const changed = useFleetChanged();
  const invite = useMutation(trpc.driver.fleet.invite.mutationOptions());
  const form = useSchemaForm(InviteDriverInput, async (values) => {
    try {
      await invite.mutateAsync(values);
      notify.success(t("fleet.invited", { email: values.email }));
      await changed();
    } catch (error) {
      notify.error(t("fleet.invite_failed"), { description: t(errorKey(error)) });
    }
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <Field label={t("fleet.email")} error={form.errorOf("email")}>
        {(ids) => (
          <Input {...ids} name="email" type="email" autoComplete="off" dir="ltr" className="text-start" required />
        )}
      </Field>
      <Button type="submit" busy={form.busy} className="min-h-thumb">
        {t("fleet.invite")}
      </Button>
    </form>
  );
}

function Membership({ owner }: { owner: string | null }) {
  const t = useT();
  const cache = useQueryClient();
  const leave = useMutation(
    trpc.driver.fleet.leave.mutationOptions({
      onSuccess: () => notify.success(t("fleet.left")),
      onError: (error) => notify.error(t("fleet.leave_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(),
    }),
  );
  return (
    <>
      <p>{owner === null ? t("fleet.member_of_unknown") : t("fleet.member_of", { owner })}</p>
      <Button variant="secondary" className="w-fit" busy={leave.isPending} onClick={() => leave.mutate()}>
        {t("fleet.leave")}
      </Button>
    </>
  );
}
