import { Ban, Check, CheckCheck, Clock, type LucideIcon, PackageCheck, X } from "lucide-react";
import type { PartStatus } from "#domain/parts/order.ts";
import { useT } from "../lib/i18n.tsx";
import { Mark, type Tone } from "./ui/badge.tsx";

const looks: Readonly<Record<PartStatus, { tone: Tone; Icon: LucideIcon }>> = {
  pending: { tone: "yellow", Icon: Clock },
  approved: { tone: "blue", Icon: Check },
  declined: { tone: "plain", Icon: X },
  ordered: { tone: "blue", Icon: PackageCheck },
  delivered: { tone: "green", Icon: CheckCheck },
  cancelled: { tone: "plain", Icon: Ban },
};

/** Word, sign and colour of where a parts order stands. */
export function PartStatusBadge({ value }: { value: PartStatus }) {
  const t = useT();
  const { tone, Icon } = looks[value];
  return (
    <Mark tone={tone} Icon={Icon}>
      {t(`parts.status.${value}`)}
    </Mark>
  );
}
