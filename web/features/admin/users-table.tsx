import { Link } from "@tanstack/react-router";
import { plans } from "#domain/billing/plans.ts";
import { SubscriptionBadge } from "../../components/subscription-badge.tsx";
import { Tag } from "../../components/ui/badge.tsx";
import { DropdownMenuItem, DropdownMenuSeparator } from "../../components/ui/dropdown-menu.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { type Column, RecordsTable } from "./records-table.tsx";
import { RowMenu } from "./row-menu.tsx";
import type { Person } from "./user-card.tsx";

export interface PersonActions {
  readonly onSetPlan: (person: Person) => void;
  readonly onAccess: (person: Person) => void;
  readonly onSignIns: (person: Person) => void;
  readonly onErase: (person: Person) => void;
}

interface UsersTableProps {
  people: readonly Person[];
  /** The administrator's own account: not disabled and not erased from here. */
  ownId: string | undefined;
  actions: PersonActions;
  busy: boolean;
}

/** Registered users, a row each; the name opens the user's page, '…' holds what can be done. */
export function UsersTable({ people, ownId, actions, busy }: UsersTableProps) {
  const t = useT();
  const format = useFormat();
  const columns: readonly [Column<Person>, ...Column<Person>[]] = [
    {
      key: "name",
      label: t("admin.users.name"),
      cell: (person) => (
        <Link to="/admin/users/$userId" params={{ userId: person.id }} className="hover:underline">
          {person.fullName === null ? (
            <span className="text-ink-soft">{t("admin.users.no_name")}</span>
          ) : (
            <bdi>{person.fullName}</bdi>
          )}
        </Link>
      ),
    },
    { key: "email", label: t("admin.users.email"), cell: ({ email }) => <bdi title={email}>{email}</bdi> },
    { key: "roles", label: t("admin.users.roles"), cell: (person) => <PersonTags person={person} /> },
    {
      key: "company",
      label: t("admin.users.company"),
      cell: ({ companyName }) => <bdi title={companyName ?? undefined}>{companyName ?? "–"}</bdi>,
    },
    {
      key: "plan",
      label: t("admin.users.plan"),
      cell: ({ tierName, access }) => (
        <span className="flex items-center gap-2">
          {tierName === null ? t("account.plan_none") : plans[tierName].displayName}
          <SubscriptionBadge status={access.status} />
        </span>
      ),
    },
    {
      key: "joined",
      label: t("admin.users.joined"),
      end: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap font-mono">{format.date(createdAt)}</span>,
    },
  ];
  return (
    <RecordsTable
      caption={t("admin.users")}
      columns={columns}
      items={people}
      keyOf={({ id }) => id}
      busy={busy}
      menu={(person) => <PersonMenu person={person} own={person.id === ownId} actions={actions} />}
    />
  );
}

function PersonTags({ person }: { person: Person }) {
  const t = useT();
  return (
    <span className="flex gap-1.5">
      {person.roles.length === 0 ? <Tag>{t("admin.users.role.user")}</Tag> : null}
      {person.roles.map((role) => (
        <Tag key={role} tone="blue">
          {t(`admin.users.role.${role}`)}
        </Tag>
      ))}
      {person.techRequestedAt === null ? null : <Tag>{t("admin.users.applied")}</Tag>}
      {person.disabledAt === null ? null : <Tag tone="orange">{t("admin.users.disabled")}</Tag>}
    </span>
  );
}

function PersonMenu({ person, own, actions }: { person: Person; own: boolean; actions: PersonActions }) {
  const t = useT();
  return (
    <RowMenu name={person.fullName ?? person.email}>
      <DropdownMenuItem onSelect={() => actions.onSetPlan(person)}>{t("admin.plan.change")}</DropdownMenuItem>
      {person.techRequestedAt === null ? null : (
        <DropdownMenuItem asChild>
          <Link to="/admin/techs" search={{ add: person.id }}>
            {t("techs.add_applicant")}
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => actions.onSignIns(person)}>{t("staff_security.sign_ins")}</DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to="/admin/audit" search={{ show: "looks", about: person.id }}>
          {t("audit.who_saw")}
        </Link>
      </DropdownMenuItem>
      {own ? null : (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => actions.onAccess(person)}>
            {t(person.disabledAt === null ? "admin.access.disable" : "admin.access.enable")}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => actions.onErase(person)}>{t("admin.erase")}</DropdownMenuItem>
        </>
      )}
    </RowMenu>
  );
}
