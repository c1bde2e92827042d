import { useId } from "react";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { CheckIcon, RingIcon } from "../../components/ui/shapes.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

/** A technician as the list has them. */
export type Tech = RouterOutputs["admin"]["techs"]["list"]["items"][number];

interface TechCardProps {
  tech: Tech;
  onEdit: () => void;
  onRemove: () => void;
}

/** Who a technician is, what they speak and know, whether they are there, and how much they have to do. */
export function TechCard({ tech, onEdit, onRemove }: TechCardProps) {
  const t = useT();
  const nameId = useId();
  const { fullName, email, phone, languages, specializations, isAvailable, openTickets } = tech;
  return (
    <li className="grid grid-cols-1">
      <Card className="grid content-between gap-4 p-4 sm:p-5">
        <div className="grid gap-3">
          <div className="grid justify-items-start gap-1.5">
            <h2 id={nameId} className="break-words text-lg leading-tight">
              <bdi>{fullName}</bdi>
            </h2>
            <a className="break-all text-blue-ink underline underline-offset-4" href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
            {phone === null ? null : <bdi className="font-mono">{phone}</bdi>}
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <AvailabilityBadge isAvailable={isAvailable} />
            <span className="text-ink-soft text-sm">{t("techs.open_tickets", { count: openTickets })}</span>
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
            <dt className="text-ink-soft">{t("techs.languages")}</dt>
            <dd className="flex min-w-0 flex-wrap gap-1.5">
              {languages.map((code) => (
                <Tag key={code}>{t(`techs.language.${code}`)}</Tag>
              ))}
            </dd>
            {specializations.length === 0 ? null : (
              <>
                <dt className="text-ink-soft">{t("techs.specializations")}</dt>
                <dd className="min-w-0 break-words">
                  <bdi>{specializations.join(", ")}</bdi>
                </dd>
              </>
            )}
          </dl>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-describedby={nameId} onClick={onEdit}>
            {t("techs.edit")}
          </Button>
          <Button variant="quiet" aria-describedby={nameId} onClick={onRemove}>
            {t("techs.delete")}
          </Button>
        </div>
      </Card>
    </li>
  );
}

function AvailabilityBadge({ isAvailable }: { isAvailable: boolean }) {
  const t = useT();
  return isAvailable ? (
    <Tag tone="green">
      <CheckIcon className="size-3.5" />
      {t("techs.available")}
    </Tag>
  ) : (
    <Tag>
      <RingIcon className="size-3.5" />
      {t("techs.unavailable")}
    </Tag>
  );
}
