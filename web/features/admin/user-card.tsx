import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { plans } from "#domain/billing/plans.ts";
import { SubscriptionBadge } from "../../components/subscription-badge.tsx";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";
import { WhoSawLink } from "./record-links.tsx";

/** A registered user as the list has them. */
export type Person = RouterOutputs["admin"]["users"]["list"]["items"][number];

interface UserCardProps {
  person: Person;
  /** It is the administrator's own account, which nobody takes from themself. */
  own: boolean;
  onSetPlan: () => void;
  onSignIns: () => void;
  onAccess: () => void;
  onErase: () => void;
}

/** Who somebody is, how to reach them, the plan that they live by, and what may be done to the account. */
export function UserCard({ person, own, onSetPlan, onSignIns, onAccess, onErase }: UserCardProps) {
  const t = useT();
  const format = useFormat();
  const { fullName, email, companyName, phone, createdAt, roles, access, tierName } = person;
  return (
    <li className="grid grid-cols-1">
      <Card className="grid content-start gap-4 p-4 sm:p-5">
        <div className="grid gap-2">
          <h2 className="break-words text-lg leading-tight">
            {fullName === null ? (
              <span className="text-ink-soft">{t("admin.users.no_name")}</span>
            ) : (
              <bdi>{fullName}</bdi>
            )}
          </h2>
          <a className="w-fit break-all text-blue-ink underline underline-offset-4" href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
          <p className="flex flex-wrap gap-2">
            {roles.length === 0 ? <Tag>{t("admin.users.role.user")}</Tag> : null}
            {roles.map((role) => (
              <Tag key={role} tone="blue">
                {t(`admin.users.role.${role}`)}
              </Tag>
            ))}
            {person.techRequestedAt === null ? null : <Tag>{t("admin.users.applied")}</Tag>}
            {person.disabledAt === null ? null : <Tag>{t("admin.users.disabled")}</Tag>}
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {companyName === null ? null : (
            <Fact label={t("admin.users.company")}>
              <bdi>{companyName}</bdi>
            </Fact>
          )}
          {phone === null ? null : (
            <Fact label={t("admin.users.phone")}>
              <bdi className="font-mono">{phone}</bdi>
            </Fact>
          )}
          <Fact label={t("admin.users.joined")}>{format.date(createdAt)}</Fact>
          <Fact label={t("admin.users.plan")}>
            <span className="flex flex-wrap items-center gap-2">
              {tierName === null ? t("account.plan_none") : plans[tierName].displayName}
              <SubscriptionBadge status={access.status} />
              {person.granted ? <span className="text-ink-soft text-sm">{t("admin.users.granted")}</span> : null}
              {person.fleetRole === "member" ? (
                <span className="text-ink-soft text-sm">{t("admin.users.through_fleet")}</span>
              ) : null}
            </span>
          </Fact>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onSetPlan}>
            {t("admin.plan.change")}
          </Button>
          {person.techRequestedAt === null ? null : (
            <Button variant="secondary" asChild>
              <Link to="/admin/techs" search={{ add: person.id }}>
                {t("techs.add_applicant")}
              </Link>
            </Button>
          )}
          <WhoSawLink id={person.id} variant="secondary" />
          <Button variant="secondary" onClick={onSignIns}>
            {t("staff_security.sign_ins")}
          </Button>
        </div>
        {own ? null : (
          <div className="-ms-5 -mt-2 flex flex-wrap">
            <Button variant="quiet" onClick={onAccess}>
              {t(person.disabledAt === null ? "admin.access.disable" : "admin.access.enable")}
            </Button>
            <Button variant="quiet" onClick={onErase}>
              {t("admin.erase")}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
