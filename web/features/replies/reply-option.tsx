import { type ChatLanguage, type Language, languages } from "#domain/languages/languages.ts";
import { replyTextFor } from "#domain/replies/reply-text.ts";
import { fillReply, type ReplyValues } from "#domain/replies/variables.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import type { Reply } from "./reply-types.ts";
import { TextWithGaps } from "./text-with-gaps.tsx";

interface ReplyOptionProps {
  id: string;
  reply: Reply;
  values: ReplyValues;
  /** The driver's language, and the one that the technician reads; as one wants them, not as there are texts. */
  languagesWanted: { readonly driver: Language; readonly reader: ChatLanguage };
  active: boolean;
  onChoose: () => void;
}

/** One reply of the list: what the driver would read, and beside it the same in the technician's language. */
export function ReplyOption({ id, reply, values, languagesWanted, active, onChoose }: ReplyOptionProps) {
  const t = useT();
  const { driver, reader } = languagesWanted;
  const said = replyTextFor(reply.texts, [driver]);
  if (said === null) return null;
  const read = said.language === reader ? undefined : reply.texts[reader];
  const lines = active ? undefined : 2;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the list has the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onChoose}
      className={cn("grid cursor-pointer gap-1 rounded-md px-3 py-2", active ? "selected" : "hover:bg-key")}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <bdi className="font-semibold">{reply.title}</bdi>
        <code className="font-mono text-ink-soft text-sm" dir="auto">
          /{reply.shortcut}
        </code>
        {reply.scope === "own" ? <Tag>{t("replies.own")}</Tag> : null}
        {said.language === driver ? null : (
          <Tag tone="orange">{t("replies.only_in", { language: languages[said.language].own })}</Tag>
        )}
      </div>
      <div className={cn("grid gap-x-4 gap-y-1", read === undefined ? "" : "@lg:grid-cols-2")}>
        <TextWithGaps text={fillReply(said.text, values, said.language)} language={said.language} lines={lines} />
        {read === undefined ? null : (
          <TextWithGaps
            text={fillReply(read, values, reader)}
            language={reader}
            lines={lines}
            className="text-ink-soft text-sm"
          />
        )}
      </div>
    </div>
  );
}
