import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { loadRest } from "./i18n.tsx";
import { fetchUser, type User } from "./me.ts";
import { safeReturnTo } from "./return-to.ts";

interface GuardInput {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}

/**
 * For `beforeLoad` of a guarded group: the signed-in user, or a redirect to the sign-in page that comes back here.
 * Guards choose what is shown; what may be done is the worker's to say.
 */
export async function requireUser(
  { context, location }: GuardInput,
  signInPage: "/auth" | "/support/login",
): Promise<{ user: User }> {
  const [user] = await Promise.all([fetchUser(context.queryClient), loadRest()]);
  if (user === null) {
    const returnTo = safeReturnTo(location.href);
    throw redirect({ to: signInPage, search: returnTo === null ? {} : { returnTo } });
  }
  return { user };
}
