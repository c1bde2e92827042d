import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { SharedTicket } from "../../features/tickets/shared-ticket.tsx";
import { readFailure } from "../../lib/errors.ts";
import { loadRest, useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";

export const Route = createFileRoute("/_public/s/$token")({
  beforeLoad: () => loadRest(),
  component: Shared,
});

/** How often the page looks how the ticket stands; milliseconds. */
const lookedEvery = 30_000;

function Shared() {
  const t = useT();
  const { token } = Route.useParams();
  const query = useQuery(trpc.public.shared.get.queryOptions({ token }, { refetchInterval: lookedEvery }));
  const ended = query.isError && readFailure(query.error).code === "share.not_found";
  return (
    <>
      <title>{`${t("shared.title")} · Roadflare`}</title>
      {query.data !== undefined && !ended ? (
        <SharedTicket ticket={query.data} token={token} />
      ) : (
        <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-10">
          <h1 className="text-3xl">{t("shared.title")}</h1>
          {!query.isError ? (
            <Loading text={t("shared.loading")} />
          ) : ended ? (
            <EmptyState
              title={t("shared.ended")}
              text={t("shared.ended_text")}
              action={
                <Button asChild variant="secondary">
                  <Link to="/">{t("page.return_home")}</Link>
                </Button>
              }
            />
          ) : (
            <ErrorState
              title={t("shared.failed")}
              error={query.error}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          )}
        </div>
      )}
    </>
  );
}
