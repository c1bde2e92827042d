import { Link } from "@tanstack/react-router";

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
