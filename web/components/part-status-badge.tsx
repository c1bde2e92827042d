import { Ban, Check, CheckCheck, Clock, type LucideIcon, PackageCheck, X } from "lucide-react";
import type { PartStatus } from "#domain/parts/order.ts";
import { useT } from "../lib/i18n.tsx";
import { Badge, type Tone } from "./ui/badge.tsx";

const looks: Readonly<Record<PartStatus, { tone: Tone; Icon: LucideIcon }>> = {
  pending: { tone: "yellow", Icon: Clock },
  approved: { tone: "blue", Icon: Check },
  declined: { tone: "grey", Icon: X },
  ordered: { tone: "blue", Icon: PackageCheck },
  delivered: { tone: "green", Icon: CheckCheck },
  cancelled: { tone: "grey", Icon: Ban },
};

/** Word, sign and colour of where a parts order stands. */
export function PartStatusBadge({ value }: { value: PartStatus }) {
  const t = useT();
  const { tone, Icon } = looks[value];
  return (
    <Badge tone={tone}>
      <Icon className="size-3.5" aria-hidden />
      {t(`parts.status.${value}`)}
    </Badge>
  );
}
