import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../features/account/account-page.tsx";
import { ActivationNotice } from "../../features/billing/activation-notice.tsx";
import { PlanCard } from "../../features/billing/plan-card.tsx";
import { useSubscriptionNews } from "../../features/billing/subscription-news.ts";
import { useCheckedSubscription } from "../../features/billing/use-checked-subscription.ts";
import { ContinueDiagnosis } from "../../features/diagnosis/continue-diagnosis.tsx";
import { FleetCard } from "../../features/fleet/fleet-card.tsx";
import { FleetInvitation } from "../../features/fleet/fleet-invitation.tsx";
import { PushSwitch } from "../../features/push/push-switch.tsx";
import { RecentSignInsCard } from "../../features/security/recent-sign-ins-card.tsx";
import { SecondFactorCard } from "../../features/security/second-factor-card.tsx";
import { MyTickets } from "../../features/tickets/my-tickets.tsx";

export interface AccountSearch {
  /** Back from a payment; gives nothing by itself. */
  success?: true;
  /** The token of a mailed invitation to a fleet. */
  invite?: string;
  /** The dialog that asks before the account is deleted. */
  erase?: true;
}

export const Route = createFileRoute("/_driver/account")({
  validateSearch: ({ success, invite, erase }): AccountSearch => ({
    ...(success === true || success === "true" ? { success: true } : {}),
    ...(erase === true || erase === "true" ? { erase: true } : {}),
    ...(typeof invite === "string" && /^[0-9a-z]{40}$/.test(invite) ? { invite } : {}),
  }),
  component: Account,
});

function Account() {
  const { success, invite, erase } = Route.useSearch();
  const navigate = Route.useNavigate();
  const clean = () => void navigate({ search: {}, replace: true });
  const activation = useCheckedSubscription(success === true, clean);
  useSubscriptionNews();
  return (
    <AccountPage
      news={
        <>
          <ActivationNotice activation={activation} />
          {invite === undefined ? null : <FleetInvitation token={invite} onJoined={clean} />}
        </>
      }
      work={
        <>
          <div className="-mx-4 empty:hidden sm:-mx-5">
            <ContinueDiagnosis onContinue={(conversation) => void navigate({ to: "/", search: { conversation } })} />
          </div>
          <MyTickets />
        </>
      }
      alerts={<PushSwitch />}
      security={
        <>
          <SecondFactorCard />
          <RecentSignInsCard />
        </>
      }
      erasing={erase === true}
      // A dialog that opens is a step of its own for the back button; closing is not.
      onErasing={(erasing) => void navigate({ search: erasing ? { erase: true } : {}, replace: !erasing })}
      plan={(account) => (
        <>
          <PlanCard account={account} />
          <FleetCard />
        </>
      )}
    />
  );
}
