import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import type { UrgencyLevel } from "#domain/tickets/urgency.ts";
import { cn } from "../../lib/cn.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import {
  BarIcon,
  CheckIcon,
  CircleIcon,
  DiamondIcon,
  HalfIcon,
  OctagonIcon,
  RingIcon,
  TriangleIcon,
} from "./shapes.tsx";

const tones = {
  amber: "bg-amber text-on-amber",
  red: "bg-red text-on-red",
  green: "bg-green text-on-green",
  blue: "bg-blue text-on-blue",
  orange: "bg-orange text-on-orange",
  yellow: "bg-yellow text-on-yellow",
  grey: "bg-grey text-on-grey",
  plain: "bg-sunken text-ink ring-1 ring-edge ring-inset",
} as const;

export type Tone = keyof typeof tones;

interface BadgeProps extends Omit<ComponentProps<"span">, "children"> {
  tone?: Tone;
  children: ReactNode;
}

/** A few words on a plate. */
export function Badge({ tone = "plain", className, ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        "inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 pt-[0.1875rem] pb-px font-bold text-xs leading-none",
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}

type Shape = ComponentType<{ className?: string }>;

const urgencies: Readonly<Record<UrgencyLevel, { tone: Tone; Icon: Shape; label: MessageKey }>> = {
  emergency: { tone: "red", Icon: OctagonIcon, label: "ui.urgency.emergency" },
  high: { tone: "orange", Icon: DiamondIcon, label: "ui.urgency.high" },
  medium: { tone: "yellow", Icon: TriangleIcon, label: "ui.urgency.medium" },
  low: { tone: "green", Icon: CircleIcon, label: "ui.urgency.low" },
};

const statuses: Readonly<Record<TicketStatus, { tone: Tone; Icon: Shape; label: MessageKey }>> = {
  open: { tone: "yellow", Icon: RingIcon, label: "ui.status.open" },
  in_progress: { tone: "blue", Icon: HalfIcon, label: "ui.status.in_progress" },
  resolved: { tone: "green", Icon: CheckIcon, label: "ui.status.resolved" },
  closed: { tone: "grey", Icon: BarIcon, label: "ui.status.closed" },
};

interface MeaningBadgeProps<Value> {
  value: Value;
  className?: string;
}

/** Word, shape and colour of an urgency. */
export function UrgencyBadge({ value, className }: MeaningBadgeProps<UrgencyLevel>) {
  const t = useT();
  const { tone, Icon, label } = urgencies[value];
  return (
    <Badge tone={tone} {...(className === undefined ? {} : { className })}>
      <Icon className="size-3.5" />
      {t(label)}
    </Badge>
  );
}

/** Word, shape and colour of a ticket's status. */
export function StatusBadge({ value, className }: MeaningBadgeProps<TicketStatus>) {
  const t = useT();
  const { tone, Icon, label } = statuses[value];
  return (
    <Badge tone={tone} {...(className === undefined ? {} : { className })}>
      <Icon className="size-3.5" />
      {t(label)}
    </Badge>
  );
}
