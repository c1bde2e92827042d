import { Link } from "@tanstack/react-router";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { StatusBadge, UrgencyBadge } from "../../components/ui/badge.tsx";
import { DropdownMenuItem } from "../../components/ui/dropdown-menu.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { useT } from "../../lib/i18n.tsx";
import { type Column, RecordsTable } from "./records-table.tsx";
import { RowMenu } from "./row-menu.tsx";
import { type ListedTicket, vehicleOf } from "./ticket-card.tsx";

interface TicketsTableProps {
  tickets: readonly ListedTicket[];
  busy: boolean;
  onDetails: (ticketNumber: string) => void;
  onAssign: (ticketNumber: string) => void;
}

/** All tickets, a row each; the number opens the details, '…' holds what can be done. */
export function TicketsTable({ tickets, busy, onDetails, onAssign }: TicketsTableProps) {
  const t = useT();
  const columns: readonly [Column<ListedTicket>, ...Column<ListedTicket>[]] = [
    {
      key: "number",
      label: t("admin.tickets.number"),
      cell: ({ ticketNumber }) => (
        <button type="button" className="font-mono hover:underline" onClick={() => onDetails(ticketNumber)}>
          <bdi>{ticketNumber}</bdi>
        </button>
      ),
    },
    { key: "status", label: t("admin.tickets.status"), cell: ({ status }) => <StatusBadge value={status} /> },
    { key: "urgency", label: t("admin.tickets.urgency"), cell: (ticket) => <UrgencyBadge value={dangerOf(ticket)} /> },
    { key: "contact", label: t("admin.tickets.contact"), cell: ({ contactName }) => <bdi>{contactName}</bdi> },
    { key: "vehicle", label: t("admin.tickets.vehicle"), cell: (ticket) => <bdi>{vehicleOf(ticket)}</bdi> },
    {
      key: "issue",
      label: t("admin.tickets.issue"),
      cell: ({ issueDescription }) => (
        <span className="text-ink-soft" title={issueDescription} dir="auto">
          {issueDescription}
        </span>
      ),
    },
    {
      key: "tech",
      label: t("admin.tickets.technician"),
      cell: ({ assignedTo, ticketNumber }) =>
        assignedTo === null ? (
          <button
            type="button"
            className="font-semibold text-blue-ink underline underline-offset-4"
            onClick={() => onAssign(ticketNumber)}
          >
            {t("admin.tickets.assign")}
          </button>
        ) : (
          <bdi title={t("admin.tickets.assigned")}>{assignedTo.name}</bdi>
        ),
    },
    {
      key: "created",
      label: t("admin.tickets.created"),
      end: true,
      cell: ({ createdAt }) => <RelativeTime time={createdAt} className="whitespace-nowrap text-ink-soft" />,
    },
  ];
  return (
    <RecordsTable
      caption={t("admin.tickets")}
      columns={columns}
      items={tickets}
      keyOf={({ id }) => id}
      busy={busy}
      menu={({ ticketNumber, assignedTo }) => (
        <RowMenu name={ticketNumber}>
          <DropdownMenuItem onSelect={() => onDetails(ticketNumber)}>{t("admin.tickets.details")}</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onAssign(ticketNumber)}>
            {t(assignedTo === null ? "admin.tickets.assign" : "admin.tickets.reassign")}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to="/support/dashboard" search={{ ticket: ticketNumber }}>
              {t("admin.tickets.open_desk")}
            </Link>
          </DropdownMenuItem>
        </RowMenu>
      )}
    />
  );
}
