import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { TicketHead } from "./ticket-head.tsx";
import type { DriverTicket } from "./ticket-types.ts";
import { useTicket } from "./use-ticket.ts";

interface TicketLoaderProps {
  /** As it stands in the address. */
  number: string;
  children: (ticket: DriverTicket) => ReactNode;
}

/** One's own ticket by its number; says so while it loads, when there is none and when it did not load. */
export function TicketLoader({ number, children }: TicketLoaderProps) {
  const t = useT();
  const query = useTicket(number);
  const phone = usePublicConfig()?.roadsidePhone;
  const wide = useMediaQuery("(min-width: 64rem)");
  if (query.ticket !== null) return children(query.ticket);
  return (
    <>
      {wide ? null : <TicketHead number={number} phone={phone} />}
      <div className="mx-auto grid w-full max-w-2xl gap-5 overflow-y-auto px-4 py-10">
        {wide ? <h1 className="text-3xl">{t("tickets.title", { number })}</h1> : null}
        {!query.isError ? (
          <Loading text={t("tickets.loading")} />
        ) : readFailure(query.error).code === "ticket.not_found" ? (
          <EmptyState
            title={t("tickets.missing")}
            text={t("tickets.missing_text")}
            action={
              <Button asChild variant="secondary">
                <Link to="/">{t("tickets.back")}</Link>
              </Button>
            }
          />
        ) : (
          <ErrorState
            title={t("tickets.failed")}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
      </div>
    </>
  );
}
