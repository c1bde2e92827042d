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

const inks = {
  red: "text-red-ink",
  orange: "text-orange-ink",
  yellow: "text-yellow-ink",
  green: "text-green-ink",
  blue: "text-blue-ink",
  plain: "text-ink-soft",
} as const;

const washes: Readonly<Record<Tone, string>> = {
  red: "bg-red-wash text-red-ink",
  orange: "bg-orange-wash text-orange-ink",
  yellow: "bg-yellow-wash text-yellow-ink",
  green: "bg-green-wash text-green-ink",
  blue: "bg-blue-wash text-blue-ink",
  plain: "bg-key text-ink",
};

const plates = { red: "bg-red text-on-red", orange: "bg-orange text-on-orange" } as const;

/** What a colour says: danger, high, medium, done, in progress; plain says nothing. */
export type Tone = keyof typeof inks;
export type Shape = ComponentType<{ className?: string }>;

interface MarkProps extends Omit<ComponentProps<"span">, "children"> {
  tone?: Tone;
  Icon: Shape;
  children: ReactNode;
}

/** A coloured shape and its word in ink, without a box: how lists, tables and dialogs say what something is. */
export function Mark({ tone = "plain", Icon, className, children, ...props }: MarkProps) {
  return (
    <span
      className={cn("inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-sm", className)}
      {...props}
    >
      <Icon className={cn("size-3.5 shrink-0", inks[tone])} />
      {children}
    </span>
  );
}

const boxClass =
  "inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap rounded-sm px-2 pt-[0.1875rem] pb-px font-semibold text-xs leading-none";

interface TagProps extends Omit<ComponentProps<"span">, "children"> {
  tone?: Tone;
  children: ReactNode;
}

/** A few words on a wash of their colour; plain for a role, a plan, a language. */
export function Tag({ tone = "plain", className, ...props }: TagProps) {
  return <span className={cn(boxClass, washes[tone], className)} {...props} />;
}

interface PlateProps extends Omit<ComponentProps<"span">, "children"> {
  tone: keyof typeof plates;
  children: ReactNode;
}

/** A tag with a solid fill, for two things: an emergency that is open, and a clock that is late. */
export function Plate({ tone, className, ...props }: PlateProps) {
  return <span className={cn(boxClass, plates[tone], className)} {...props} />;
}

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
  closed: { tone: "plain", Icon: BarIcon, label: "ui.status.closed" },
};

interface UrgencyBadgeProps {
  value: UrgencyLevel;
  /** Its ticket is open: an emergency has a red plate until it is claimed. */
  waiting?: boolean;
  className?: string;
}

/** Word, shape and colour of an urgency. */
export function UrgencyBadge({ value, waiting = false, className }: UrgencyBadgeProps) {
  const t = useT();
  const { tone, Icon, label } = urgencies[value];
  if (value === "emergency" && waiting) {
    return (
      <Plate tone="red" className={cn(className)}>
        <OctagonIcon className="size-3.5 [--ground:var(--red)]" />
        {t(label)}
      </Plate>
    );
  }
  return (
    <Mark tone={tone} Icon={Icon} className={cn(className)}>
      {t(label)}
    </Mark>
  );
}

/** Word, shape and colour of a ticket's status. */
export function StatusBadge({ value, className }: { value: TicketStatus; className?: string }) {
  const t = useT();
  const { tone, Icon, label } = statuses[value];
  return (
    <Mark tone={tone} Icon={Icon} className={cn(className)}>
      {t(label)}
    </Mark>
  );
}
