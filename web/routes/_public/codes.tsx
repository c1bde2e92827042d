import { createFileRoute } from "@tanstack/react-router";
import { longestCodes } from "../../features/diagnosis/code-query.ts";
import { CodesPage } from "../../features/diagnosis/codes-page.tsx";
import { loadRest } from "../../lib/i18n.tsx";
import { textParam } from "../../lib/search-param.ts";

export const Route = createFileRoute("/_public/codes")({
  validateSearch: (search: Record<string, unknown>): { code?: string } => {
    const code = textParam(search["code"], longestCodes);
    return code === undefined ? {} : { code };
  },
  beforeLoad: () => loadRest(),
  component: Codes,
});

function Codes() {
  const { code = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <CodesPage code={code} onLookUp={(next) => void navigate({ search: { code: next }, resetScroll: false })} />;
}
