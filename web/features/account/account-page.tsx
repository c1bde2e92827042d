import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NarrowPage } from "../../components/layout/narrow-page.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { AccessNotice } from "./access-notice.tsx";
import type { Account } from "./account.ts";
import { DataCard } from "./data-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { VerifyEmailCard } from "./verify-email-card.tsx";

interface AccountPageProps {
  /** What comes first: news of a payment or of an invitation. */
  news?: ReactNode;
  /** What goes on: the last diagnosis, the tickets. */
  work?: ReactNode;
  /** Plan and fleet. */
  plan: (account: Account) => ReactNode;
  /** The second factor, and who signed in. */
  security?: ReactNode;
  /** Whether answers reach this device when the page is closed. */
  alerts?: ReactNode;
  /** Whether the dialog that asks before the account is deleted is open; it stands in the address. */
  erasing: boolean;
  onErasing: (erasing: boolean) => void;
}

/** The driver's own page: trial, plan, details, devices, the way out. */
export function AccountPage({ news, work, plan, security, alerts, erasing, onErasing }: AccountPageProps) {
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
          {work}
          <VerifyEmailCard account={account.data} />
          {plan(account.data)}
          <ProfileCard account={account.data} />
          <PasswordCard account={account.data} />
        </>
      ) : null}
      {alerts}
      {account.isSuccess ? <MailCard account={account.data} /> : null}
      <SessionsCard />
      {security}
      {account.isSuccess ? <DataCard account={account.data} erasing={erasing} onErasing={onErasing} /> : null}
      <SignOutButton />
    </NarrowPage>
  );
}
