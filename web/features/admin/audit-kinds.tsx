import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n.tsx";
import { type AuditSearch, auditShows, readAuditSearch } from "./audit-search.ts";
import { segmentClass, segmentsClass } from "./segments.ts";

/** What of the record is shown: changes, looks, both, or the sign-ins. */
export function AuditKinds({ search }: { search: AuditSearch }) {
  const t = useT();
  const shown = search.show ?? "changes";
  return (
    <nav aria-label={t("audit.kind")} className={`${segmentsClass} max-sm:w-full`}>
      {auditShows.map((kind) => (
        <Link
          key={kind}
          to="/admin/audit"
          search={readAuditSearch({ ...search, show: kind })}
          activeOptions={{ exact: true }}
          aria-current={kind === shown ? "page" : undefined}
          className={segmentClass}
        >
          {t(`audit.kind.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}
