import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n.tsx";
import type { AuditEntry } from "./audit-text.ts";
import { PersonLink, TicketLink } from "./record-links.tsx";

/** The way to what somebody did something to, where there is a page of it. */
export function AuditSubject({ subject }: Pick<AuditEntry, "subject">) {
  const t = useT();
  if (subject.kind === "ticket" && subject.ticketNumber !== null) return <TicketLink number={subject.ticketNumber} />;
  if (subject.kind === "tech" && subject.email !== null) {
    return (
      <Link
        to="/admin/techs"
        search={{ q: subject.email }}
        className="font-semibold text-blue-ink underline underline-offset-4"
      >
        <bdi>{subject.name ?? t("audit.open")}</bdi>
      </Link>
    );
  }
  return subject.kind === "user" && subject.email !== null ? (
    <PersonLink name={subject.name} email={subject.email} />
  ) : null;
}
