import { memo, useState } from "react";
import type { Language } from "#domain/languages/languages.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import { PhotoGrid } from "../../components/photos/photo-grid.tsx";
import { PlainText } from "../../components/plain-text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { useFormat } from "../../lib/format.ts";
import { isMessageKey, useT } from "../../lib/i18n.tsx";
import { eventText } from "../../lib/ticket-event.ts";
import { LineText, TranslationMark } from "./line-text.tsx";
import type { OutgoingMessage } from "./room-reducer.ts";
import type { LineTranslation } from "./translation-store.ts";

/** Whose page shows the room; their own side is the end of the line. */
export type Reader = "driver" | "staff";

interface Bubble {
  readonly own: boolean;
  readonly note: boolean;
}

function bubbleClass({ own, note }: Bubble): string {
  return cn(
    "max-w-full rounded-xl px-3 py-2",
    own ? "rounded-ee-sm bg-amber-wash" : "rounded-es-sm bg-raised",
    note && "bg-orange-wash",
  );
}

interface RoomLineProps {
  item: RoomItem;
  reader: Reader;
  /** The same person wrote the line before: the name is not said again. */
  follows: boolean;
  /** The same person wrote the next line in the same minute: the time stands there. */
  timedBelow: boolean;
  /** Who has seen one's own latest message; null for any other line. */
  delivery: "sent" | "seen" | null;
  /** Null where the line needs no translation. */
  translation: LineTranslation | null;
  reads: Language;
  /** Keeps its identity. */
  onTranslate: (item: RoomItem) => void;
}

/** One line of the log; drawn anew only when it changes, so that a thousand of them stay quick. */
export const RoomLine = memo(function RoomLine(props: RoomLineProps) {
  const { item, reader, follows, timedBelow, delivery, translation, reads, onTranslate } = props;
  const t = useT();
  const format = useFormat();
  const [original, setOriginal] = useState(false);
  const isMarked = translation !== null && translation.state !== "same";
  const isTimed = !timedBelow || delivery !== null || isMarked;
  if (item.kind === "system") {
    return (
      <li
        data-seq={item.seq}
        className="flex items-center gap-3 text-ink-soft text-sm [contain-intrinsic-size:auto_2rem] [content-visibility:auto]"
      >
        <span aria-hidden="true" className="h-0.5 grow bg-line" />
        <span dir={item.event === undefined ? "auto" : undefined} className="text-center">
          {item.event === undefined ? item.text : eventText(t, item.event, reader, format)}{" "}
          <time dateTime={new Date(item.createdAt).toISOString()} className="whitespace-nowrap">
            {format.time(item.createdAt)}
          </time>
        </span>
        <span aria-hidden="true" className="h-0.5 grow bg-line" />
      </li>
    );
  }
  const own = item.senderType === (reader === "driver" ? "driver" : "support");
  const note = item.audience === "staff";
  return (
    <li
      data-seq={item.seq}
      className={cn(
        "grid gap-1 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]",
        own ? "ms-8 justify-items-end" : "me-8 justify-items-start",
        follows && "-mt-1.5",
      )}
    >
      {follows ? (
        <span className="sr-only">{item.senderName}</span>
      ) : (
        <p className="flex items-baseline gap-2 text-ink-soft text-sm">
          <bdi className="font-semibold text-ink">{own && reader === "driver" ? t("room.you") : item.senderName}</bdi>
          {note ? <span className="font-semibold text-orange-ink">{t("room.staff_note")}</span> : null}
        </p>
      )}
      {item.text === "" ? null : (
        <LineText
          text={item.text}
          translation={translation}
          reads={reads}
          original={original}
          className={bubbleClass({ own, note })}
        />
      )}
      <PhotoGrid photoIds={item.photoIds} className={own ? "justify-end" : ""} />
      <div
        className={cn(
          "flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm",
          own && "justify-end",
          isMarked && (own ? "-my-2 -ms-8" : "-my-2 -me-8"),
          !isTimed && "sr-only",
        )}
      >
        <p className={cn("text-xs", isMarked && "py-2.5")}>
          <time dateTime={new Date(item.createdAt).toISOString()} title={format.dateTime(item.createdAt)}>
            {format.time(item.createdAt)}
          </time>
          {delivery === null ? "" : ` · ${t(delivery === "seen" ? "room.state.seen" : "room.state.sent")}`}
        </p>
        {isMarked ? (
          <div className="flex flex-wrap items-center gap-x-2.5">
            <TranslationMark
              translation={translation}
              original={original}
              onToggle={() => setOriginal(!original)}
              onTranslate={() => onTranslate(item)}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
});

interface OutgoingLineProps {
  message: OutgoingMessage;
  /** False while the line is gone. */
  online: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** A message of this device that is not in the log yet, and what becomes of it. */
export function OutgoingLine({ message, online, onRetry, onDiscard }: OutgoingLineProps) {
  const t = useT();
  const refused = message.state === "refused";
  const note = message.audience === "staff";
  return (
    <li className="ms-8 grid justify-items-end gap-1" data-state={message.state}>
      {message.text === "" ? null : (
        <PlainText text={message.text} className={cn(bubbleClass({ own: true, note }), refused ? "" : "opacity-70")} />
      )}
      <PhotoGrid photoIds={message.photoIds} className="justify-end" />
      {refused ? (
        <div role="alert" className="grid justify-items-end gap-1">
          <p className="flex items-center gap-2 font-semibold text-orange-ink text-sm">
            <OctagonIcon className="size-5" />
            {t("room.state.refused", { reason: reasonText(t, message.error) })}
          </p>
          <div className="flex gap-2">
            <Button variant="secondary" onClick={() => onRetry(message.clientId)}>
              {t("room.retry")}
            </Button>
            <Button variant="quiet" onClick={() => onDiscard(message.clientId)}>
              {t("room.discard")}
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-ink-soft text-xs">
          {t(message.state === "kept" ? "room.state.sent" : online ? "room.state.sending" : "room.state.waiting")}
        </p>
      )}
    </li>
  );
}

function reasonText(t: ReturnType<typeof useT>, code: string | null): string {
  const key = `room.error.${code ?? ""}`;
  return isMessageKey(key) ? t(key) : "";
}
