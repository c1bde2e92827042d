import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { isAdmin, isStaff } from "#domain/access/actor.ts";
import { SupportLogin } from "../../features/auth/support-login.tsx";
import { fetchUser, type User, useSessionChanged } from "../../lib/me.ts";
import { safeReturnTo } from "../../lib/return-to.ts";
import { trpcClient } from "../../lib/trpc.ts";

export interface LoginSearch {
  returnTo?: string;
}

/** Technicians go to their desk, administrators without that role to the panel. */
function staffHome(user: User): string {
  return isAdmin(user) && !user.roles.includes("tech") ? "/admin" : "/support/dashboard";
}

export const Route = createFileRoute("/_public/support/login")({
  validateSearch: (search): LoginSearch => {
    const returnTo = safeReturnTo(search["returnTo"]);
    return returnTo === null ? {} : { returnTo };
  },
  beforeLoad: async ({ context, search }) => {
    const user = await fetchUser(context.queryClient, 0).catch(() => null);
    if (user !== null && isStaff(user)) throw redirect({ href: safeReturnTo(search.returnTo) ?? staffHome(user) });
  },
  component: Login,
});

function Login() {
  const { returnTo } = Route.useSearch();
  const router = useRouter();
  const sessionChanged = useSessionChanged();

  const admit = async () => {
    const { user } = await trpcClient.public.auth.me.query();
    if (user === null || !isStaff(user)) {
      await trpcClient.public.auth.signOut.mutate();
      await sessionChanged();
      return "staff_login.no_access" as const;
    }
    await sessionChanged();
    router.history.push(safeReturnTo(returnTo) ?? staffHome(user));
    return null;
  };

  /** An applicant is an ordinary account until an administrator decides: signed out again, back at the login. */
  const afterApplying = async () => {
    await trpcClient.public.auth.signOut.mutate();
    await sessionChanged();
  };

  return <SupportLogin onSignedIn={admit} onApplied={afterApplying} />;
}
