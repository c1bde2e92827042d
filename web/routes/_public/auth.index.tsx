import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { AuthPage } from "../../features/auth/auth-page.tsx";
import { fetchUser, useSessionChanged } from "../../lib/me.ts";
import { inviteIn, safeReturnTo } from "../../lib/return-to.ts";
import { trpc } from "../../lib/trpc.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";

export interface AuthSearch {
  tab?: "sign-in" | "sign-up";
  /** Where to go afterwards: a path of ours, everything else is dropped. */
  returnTo?: string;
}

export const Route = createFileRoute("/_public/auth/")({
  validateSearch: (search): AuthSearch => {
    const returnTo = safeReturnTo(search["returnTo"]);
    return {
      ...(search["tab"] === "sign-up" || search["tab"] === "sign-in" ? { tab: search["tab"] } : {}),
      ...(returnTo === null ? {} : { returnTo }),
    };
  },
  beforeLoad: async ({ context, search }) => {
    // Without a line the page shows all the same, and its form says what is wrong.
    const user = await fetchUser(context.queryClient, 0).catch(() => null);
    if (user !== null) throw redirect({ href: safeReturnTo(search.returnTo) ?? "/" });
  },
  component: Auth,
});

function Auth() {
  const { tab, returnTo } = Route.useSearch();
  const router = useRouter();
  const sessionChanged = useSessionChanged();
  const navigate = Route.useNavigate();

  const isHydrated = useHydrated();
  const invite = inviteIn(returnTo);
  const invitation = useQuery(
    trpc.public.auth.fleetInvitation.queryOptions({ token: invite ?? "" }, { enabled: invite !== null, retry: false }),
  );

  const leave = async (to: string) => {
    await sessionChanged();
    router.history.push(to);
  };

  return (
    <AuthPage
      invitation={invitation.data ?? null}
      tab={tab ?? (isHydrated && invite !== null ? "sign-up" : "sign-in")}
      onTabChange={(next) =>
        navigate({
          search: {
            ...(next === "sign-up" || invite !== null ? { tab: next } : {}),
            ...(returnTo === undefined ? {} : { returnTo }),
          },
          replace: true,
        })
      }
      onSignedIn={() => leave(safeReturnTo(returnTo) ?? "/")}
      onSignedUp={() => leave(safeReturnTo(returnTo) ?? "/")}
    />
  );
}
