import {
  onlineManager,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { isNetworkError, shouldRetryRead } from "./errors.ts";
import { keepUser, keptUser, type User } from "./kept-user.ts";
import { isLineUp } from "./line.ts";
import { trpc, trpcClient } from "./trpc.ts";
import { useHydrated } from "./use-hydrated.ts";

export type { User } from "./kept-user.ts";

/** How long the answer to 'who am I' is believed; the worker decides anew with every call. */
const staleTime = 60_000;

/** The query for who is signed in, for `useQuery`, `fetchQuery` and `setQueryData`. */
export function meOptions() {
  return queryOptions({
    queryKey: trpc.public.auth.me.queryKey(),
    queryFn: async () => {
      const answer = await trpcClient.public.auth.me.query();
      keepUser(answer.user);
      return answer;
    },
    staleTime,
  });
}

/**
 * The signed-in user, or null; for guards. Without a line it is who it was last, so that what is on the device can
 * still be opened; where that is not known it rejects after `retries` further attempts.
 */
export async function fetchUser(cache: QueryClient, retries?: Retries): Promise<User | null> {
  const options = meOptions();
  const known = onlineManager.isOnline() ? undefined : cache.getQueryData(options.queryKey);
  if (known !== undefined) return known.user;
  const { user } = await cache.fetchQuery(retries === undefined ? options : { ...options, retry: retries });
  return user;
}

/** After this many milliseconds without an answer, a page shows what this device has stored. */
export const slowAfter = 3000;

function afterSlow<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), slowAfter));
}

type Retries = number | ((failures: number, error: Error) => boolean);

/**
 * The same for pages of which this device keeps something: where the worker cannot be reached, also after a reload, it
 * is who was signed in here last. What may be done is the worker's to say.
 */
export async function fetchUserOrKept(cache: QueryClient): Promise<User | null> {
  const kept = keptUser();
  if (kept === null) return fetchUser(cache);
  if (!isLineUp()) return cache.getQueryData(meOptions().queryKey)?.user ?? kept;
  const asked = fetchUser(cache, (failures, error) => !isNetworkError(error) && shouldRetryRead(failures, error));
  try {
    // A line that is there and carries nothing keeps nobody from what lies on the device.
    return await Promise.race([asked, afterSlow(kept)]);
  } catch (error) {
    if (isNetworkError(error)) return kept;
    throw error;
  }
}

/** The signed-in user; null when nobody is, undefined while that is not known, as in every page from the build. */
export function useMe(): User | null | undefined {
  const { data } = useQuery(meOptions());
  return useHydrated() ? data?.user : undefined;
}

/** Stores that there is no session where the worker sent the page to a browser without a session: no need to ask. */
export function noteNoSession(cache: QueryClient): void {
  if (document.documentElement.dataset["session"] !== "none") return;
  keepUser(null);
  cache.setQueryData(meOptions().queryKey, { user: null });
}

/**
 * Forgets everything that belonged to the former user, asks anew for what is on the page and runs the guards again.
 * Call after signing in or out.
 */
export function useSessionChanged(): () => Promise<void> {
  const cache = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    await cache.cancelQueries();
    cache.removeQueries({ type: "inactive" });
    await cache.resetQueries();
    await router.invalidate();
  }, [cache, router]);
}

type PublicPage = "/" | "/support/login";

/** Leaves the page that needed a session which has ended, and forgets what was known. */
export function useLeave(): (to: PublicPage) => Promise<void> {
  const cache = useQueryClient();
  const router = useRouter();
  const sessionChanged = useSessionChanged();
  return useCallback(
    async (to) => {
      keepUser(null);
      // Before the page is left: the sign-in pages send away whoever still seems to be signed in.
      cache.setQueryData(meOptions().queryKey, { user: null });
      await router.navigate({ to });
      await sessionChanged();
    },
    [cache, router, sessionChanged],
  );
}

interface SignOutOptions {
  /** The public page to go to. */
  readonly to: PublicPage;
  readonly onSignedOut?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Ends this device's session, leaves the page that needed it and forgets what was known. */
export function useSignOut({ to, onSignedOut, onError }: SignOutOptions) {
  const leave = useLeave();
  return useMutation(
    trpc.public.auth.signOut.mutationOptions({
      onSuccess: async () => {
        await leave(to);
        onSignedOut?.();
      },
      onError,
    }),
  );
}
