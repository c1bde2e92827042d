import { X } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { type Translate, useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

type Topic = RouterOutputs["admin"]["audit"]["list"]["about"];

interface AuditTopicProps {
  /** Undefined while it is loading; null when it is gone. */
  topic: Topic | undefined;
  onClear: () => void;
}

/** Which ticket or person the record is narrowed to, and the way back to all of it. */
export function AuditTopic({ topic, onClear }: AuditTopicProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-xl border border-line bg-panel py-1 ps-4 pe-1 sm:ps-5">
      <p className="py-2 font-semibold leading-snug [overflow-wrap:anywhere]" aria-live="polite">
        {topic === undefined ? t("ui.loading") : topicText(t, topic)}
      </p>
      <Button variant="quiet" className="max-sm:-ms-4" onClick={onClear}>
        <X aria-hidden="true" className="size-5 shrink-0" />
        {t("audit.about_clear")}
      </Button>
    </div>
  );
}

function topicText(t: Translate, topic: Topic): string {
  if (topic === null) return t("audit.about_gone");
  const { ticketNumber, name, email } = topic;
  if (ticketNumber !== null) return t("audit.about_ticket", { ticket: ticketNumber });
  return t("audit.about_person", { name: name ?? email ?? "" });
}
