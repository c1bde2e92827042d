import { Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";

const linkClass = "font-semibold text-blue-ink underline underline-offset-4";

/** A ticket by its number, as a way to the desk. */
export function TicketLink({ number }: { number: string }) {
  return (
    <Link to="/support/dashboard" search={{ ticket: number }} className={`${linkClass} whitespace-nowrap font-mono`}>
      <bdi>{number}</bdi>
    </Link>
  );
}

/** A person by name, as a way to the account; only the name where there is none any more. */
export function PersonLink({ name, email }: { name: string | null; email: string | null }) {
  const shown = <bdi className="[overflow-wrap:anywhere]">{name ?? email ?? "–"}</bdi>;
  if (email === null) return shown;
  return (
    <Link to="/admin/users" search={{ q: email }} className={`${linkClass} inline-block min-w-24`}>
      {shown}
    </Link>
  );
}

interface WhoSawLinkProps {
  /** Of the ticket or the person. */
  id: string;
  variant?: "quiet" | "secondary";
  className?: string;
}

/** The way to who saw a ticket, or a person and their tickets. */
export function WhoSawLink({ id, variant = "quiet", className }: WhoSawLinkProps) {
  const t = useT();
  return (
    <Button variant={variant} className={className} asChild>
      <Link to="/admin/audit" search={{ show: "looks", about: id }}>
        <Eye aria-hidden="true" className="size-5 shrink-0" />
        {t("audit.who_saw")}
      </Link>
    </Button>
  );
}
