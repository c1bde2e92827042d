import type { SubscriptionStatus } from "#domain/access/subscription.ts";
import { type MessageKey, useT } from "../lib/i18n.tsx";
import { Tag, type Tone } from "./ui/badge.tsx";

const statuses: Readonly<Record<SubscriptionStatus, { label: MessageKey; tone: Tone }>> = {
  trialing: { label: "account.status.trialing", tone: "plain" },
  active: { label: "account.status.active", tone: "green" },
  past_due: { label: "account.status.past_due", tone: "orange" },
  unpaid: { label: "account.status.unpaid", tone: "orange" },
  canceled: { label: "account.status.canceled", tone: "plain" },
  paused: { label: "account.status.paused", tone: "plain" },
  incomplete: { label: "account.status.incomplete", tone: "plain" },
  incomplete_expired: { label: "account.status.incomplete_expired", tone: "plain" },
  none: { label: "account.status.none", tone: "plain" },
};

/** Word and colour of where a subscription stands. */
export function SubscriptionBadge({ status }: { status: SubscriptionStatus }) {
  const t = useT();
  const { label, tone } = statuses[status];
  return <Tag tone={tone}>{t(label)}</Tag>;
}
