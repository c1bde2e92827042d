import { createFileRoute } from "@tanstack/react-router";
import { type ReportRange, reportRanges } from "#domain/analytics/ranges.ts";
import { AnalyticsPage } from "../../features/admin/analytics-page.tsx";

/** A range that makes no sense counts as absent. */
function readSearch(search: Readonly<Record<string, unknown>>): { readonly range?: ReportRange } {
  const range = reportRanges.find((known) => known === search["range"]);
  return range === undefined ? {} : { range };
}

export const Route = createFileRoute("/_admin/admin/analytics")({
  validateSearch: readSearch,
  component: Analytics,
});

function Analytics() {
  const { range = "30d" } = Route.useSearch();
  return <AnalyticsPage range={range} />;
}
