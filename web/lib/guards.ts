import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { loadRest } from "./i18n.tsx";
import { fetchUser, fetchUserOrKept, type User } from "./me.ts";
import { safeReturnTo } from "./return-to.ts";

interface GuardInput {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}

/**
 * For `beforeLoad` of a guarded group: the signed-in user, or a redirect to the sign-in page that comes back here.
 * A driver's pages open without a line too, for what this device keeps. Guards choose what is shown; what may be done is the worker's to say.
 */
export async function requireUser(
  { context, location }: GuardInput,
  signInPage: "/auth" | "/support/login",
): Promise<{ user: User }> {
  const read = signInPage === "/auth" ? fetchUserOrKept : fetchUser;
  const [user] = await Promise.all([read(context.queryClient), loadRest()]);
  if (user === null) {
    const returnTo = safeReturnTo(location.href);
    throw redirect({ to: signInPage, search: returnTo === null ? {} : { returnTo } });
  }
  return { user };
}
