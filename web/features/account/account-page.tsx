import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { AccessNotice } from "./access-notice.tsx";
import type { Account } from "./account.ts";
import { SessionsCard } from "./sessions-card.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

interface AccountPageProps {
  /** What comes first: news of a payment or of an invitation. */
  news?: ReactNode;
  /** Plan and fleet. */
  plan: (account: Account) => ReactNode;
}

/** The driver's own page: trial, plan, details, devices, the way out. */
export function AccountPage({ news, plan }: AccountPageProps) {
  const t = useT();
  const account = useQuery(trpc.driver.account.get.queryOptions());
  return (
    <NarrowPage title={t("account.title")} className="max-w-2xl">
      <title>{`${t("account.title")} · Roadflare`}</title>
      {news}
      {account.isPending ? <Loading text={t("account.loading")} className="min-h-40" /> : null}
      {account.isError ? (
        <ErrorState
          title={t("account.load_failed")}
          error={account.error}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      ) : null}
      {account.isSuccess ? (
        <>
          <AccessNotice access={account.data.access} staff={account.data.roles.length > 0} />
          {plan(account.data)}
          <Details account={account.data} />
        </>
      ) : null}
      <SessionsCard />
      <SignOutButton />
    </NarrowPage>
  );
}

function Details({ account }: { account: Account }) {
  const t = useT();
  const format = useFormat();
  const rows = [
    [t("account.name"), account.fullName],
    [t("account.email"), account.email],
    [t("account.phone"), account.phone],
    [t("account.company"), account.companyName],
    [t("account.member_since"), format.date(account.memberSince)],
  ] as const;
  return (
    <Card className="grid gap-4">
      <CardTitle>{t("account.details")}</CardTitle>
      <dl className="grid gap-3">
        {rows.map(([name, value]) =>
          value === null || value === "" ? null : (
            <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="break-words font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
