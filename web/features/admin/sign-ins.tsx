import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { SignInLine } from "../../components/sign-in-line.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { RecordStates } from "./record-states.tsx";

interface SignInsProps {
  /** Whose; null for everybody's. */
  userId: string | null;
  failed: boolean;
}

/** Attempts to sign in, newest first: everybody's, or one person's. */
export function SignIns({ userId, failed }: SignInsProps) {
  const t = useT();
  const query = useInfiniteQuery(
    trpc.admin.security.signIns.infiniteQueryOptions(
      { userId, failed, limit: 30 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const attempts = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <RecordStates
      query={query}
      count={attempts.length}
      loading={t("sign_ins.loading")}
      failed={t("sign_ins.failed")}
      empty={{ title: t("sign_ins.empty"), text: t("sign_ins.empty_text") }}
      filtered={false}
      onClear={() => undefined}
    >
      <ul
        className="divide-y divide-line rounded-xl border border-line bg-panel px-4 sm:px-5"
        aria-busy={query.isFetching}
      >
        {attempts.map((attempt) => (
          <SignInLine
            key={attempt.id}
            attempt={attempt}
            who={
              userId === null ? (
                <p className="break-all font-semibold">
                  <bdi>{attempt.person?.name ?? attempt.person?.email ?? t("sign_ins.unknown_person")}</bdi>
                </p>
              ) : null
            }
          />
        ))}
      </ul>
    </RecordStates>
  );
}
