import { useInfiniteQuery } from "@tanstack/react-query";
import { signInsKeptForDays } from "#domain/accounts/sign-in-record.ts";
import { SignInLine } from "../../components/sign-in-line.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";

/** Who signed in to one's account, or tried to. */
export function RecentSignInsCard() {
  const t = useT();
  const query = useInfiniteQuery(
    trpc.driver.security.signIns.infiniteQueryOptions(
      { limit: 5 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined },
    ),
  );
  const attempts = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card className="grid gap-3">
      <CardTitle>{t("sign_ins.title")}</CardTitle>
      <p className="text-ink-soft">{t("sign_ins.text", { days: signInsKeptForDays })}</p>
      {query.isPending ? <Loading text={t("sign_ins.loading")} /> : null}
      {query.isError ? (
        <ErrorState
          title={t("sign_ins.failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && attempts.length === 0 ? (
        <EmptyState title={t("sign_ins.empty")} text={t("sign_ins.empty_text")} />
      ) : null}
      <ul className="divide-y divide-line">
        {attempts.map((attempt) => (
          <SignInLine key={attempt.id} attempt={attempt} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="w-fit"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("sign_ins.more")}
        </Button>
      ) : null}
    </Card>
  );
}
