import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { fillReply, gapsIn, type ReplyValues } from "#domain/replies/variables.ts";
import type { ComposerField } from "../../components/composer-assist.ts";
import { Button } from "../../components/ui/button.tsx";
import { keep, readKept } from "../../lib/device-storage.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { TextWithGaps } from "./text-with-gaps.tsx";

interface SuggestedReplyProps {
  ticketId: string;
  values: ReplyValues;
  field: ComposerField;
}

/**
 * What one might answer next, over an empty field: put into it at a tap, edited and sent by the technician alone. Used
 * or hidden once, the same proposal does not come back on this device.
 */
export function SuggestedReply({ ticketId, values, field }: SuggestedReplyProps) {
  const t = useT();
  const key = `replies.suggested.${ticketId}`;
  const [past, setPast] = useState(() => readKept(key));
  const { data } = useQuery(trpc.tech.replies.draft.queryOptions({ ticketId }, { staleTime: 0 }));
  const draft = data?.text ?? null;
  if (data === undefined || draft === null || draft === past || field.text !== "") return null;
  const text = fillReply(draft, values, data.language);
  const done = () => {
    setPast(draft);
    keep(key, draft);
  };
  return (
    <section aria-label={t("replies.draft")} className="grid gap-1 rounded-lg bg-raised px-3 py-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold text-ink-soft text-lg">{t("replies.draft")}</h3>
        <Button variant="quiet" size="icon" className="-me-2 -my-1" aria-label={t("replies.draft_hide")} onClick={done}>
          <X className="size-5" aria-hidden />
        </Button>
      </div>
      <TextWithGaps text={text} language={data.language} lines={3} className="text-sm" />
      <Button
        variant="link"
        size="inline"
        className="min-h-touch w-fit"
        onClick={() => {
          done();
          field.insert(text, gapsIn(text)[0]);
        }}
      >
        {t("replies.draft_use")}
      </Button>
    </section>
  );
}
