import { NotebookPen, SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { dockedRef } from "../lib/dock.ts";
import { isComposing, isSendKey } from "../lib/enter-key.ts";
import { useT } from "../lib/i18n.tsx";
import { openWork } from "../lib/open-work.ts";
import { type ComposerAssist, useComposerField } from "./composer-assist.ts";
import { AttachmentStrip } from "./photos/attachment-strip.tsx";
import { PhotoButton } from "./photos/photo-button.tsx";
import { Button } from "./ui/button.tsx";
import { Textarea } from "./ui/textarea.tsx";
import type { MessageDraftField } from "./use-message-draft.ts";

interface MessageComposerProps {
  /** What is written here, as this device keeps it until it is sent. */
  draft: MessageDraftField;
  /** What the field is called, and what stands in it while it is empty. */
  label: string;
  placeholder: string;
  sendLabel: string;
  /** Shown in the send button beside its icon, where sending does more than send. */
  sendText?: string | undefined;
  /** Longest text, in UTF-16 units. */
  maxLength: number;
  /** Sending waits, typing goes on. */
  blocked?: boolean;
  /** Said to a screen reader of the field: why sending waits, or how it is done. */
  hint?: { readonly id: string; readonly text: string };
  /** What is written is a note that stays among colleagues: the field and its button look like one. */
  note?: boolean;
  /** False when the message was not taken; it is then back in the field. What was typed is kept until this is known. */
  onSend: (text: string, photoIds: readonly string[]) => boolean | Promise<boolean>;
  onTyping?: () => void;
  /** Whether something stands here that was not sent: nothing may open over it. */
  onUnsentChange?: (unsent: boolean) => void;
  /** A message that came back from elsewhere and belongs into the field again. */
  returned?: string | null;
  onReturnedTaken?: () => void;
  /** Helps with writing; what it holds back is not sent. */
  assist?: ComposerAssist | undefined;
  /** Stands above the field: to whom one writes. */
  children?: ReactNode;
  className?: string;
}

/**
 * Photos, a field and the send button at the thumb. Enter sends, Shift+Enter starts a line. Nothing typed is lost:
 * the text is kept until the message was taken, also while its photos are on their way.
 */
export function MessageComposer(props: MessageComposerProps) {
  const {
    draft,
    maxLength,
    blocked = false,
    note = false,
    onSend,
    onUnsentChange,
    returned = null,
    onReturnedTaken,
    assist,
  } = props;
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const { photos } = draft;
  const [sending, setSending] = useState(false);

  const tooLong = draft.text.length > maxLength;
  const unsent = draft.text.trim() !== "" || photos.attachments.length > 0;
  const held = assist?.holds(draft.text) ?? null;
  const ready = unsent && !blocked && !sending && !tooLong && held === null;
  const tools = useComposerField(field, draft.text, draft.type);

  const busy = unsent || assist?.open === true;
  useEffect(() => onUnsentChange?.(busy), [busy, onUnsentChange]);

  const { putBack } = draft;
  useEffect(() => {
    if (returned === null) return;
    putBack(returned);
    onReturnedTaken?.();
  }, [returned, onReturnedTaken, putBack]);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (held !== null) tools.select(held);
    if (!ready) return;
    const { text } = draft;
    draft.take();
    setSending(true);
    const photoIds = await photos.upload();
    const nothingLeft = text.trim() === "" && photoIds?.length === 0;
    const taken = photoIds !== null && (nothingLeft || (await onSend(text.trim(), photoIds)));
    setSending(false);
    if (!taken) return draft.putBack(text);
    draft.sent();
    photos.clear();
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === "/" && assist?.onSlash !== undefined && event.currentTarget.selectionEnd === 0) {
      event.preventDefault();
      assist.onSlash();
      return;
    }
    if (!isSendKey(event)) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      ref={dockedRef}
      {...openWork}
      onSubmit={(event) => void send(event)}
      className={cn("relative grid gap-2 border-line border-t p-3", props.className)}
    >
      {assist?.above(tools)}
      {props.children}
      <AttachmentStrip photos={photos} />
      <div className="flex items-end gap-2">
        <PhotoButton onPick={photos.add} disabled={sending} />
        <Textarea
          ref={field}
          rows={1}
          dir="auto"
          value={draft.text}
          enterKeyHint="send"
          aria-label={props.label}
          aria-describedby={props.hint?.id}
          placeholder={props.placeholder}
          className={cn("max-h-[30dvh] min-h-thumb grow resize-none px-3 py-3 text-base", note && "border-orange-ink")}
          onChange={(event) => {
            draft.type(event.target.value);
            if (event.target.value !== "") props.onTyping?.();
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          variant={note ? "secondary" : "primary"}
          className={cn(
            "h-thumb shrink-0 disabled:bg-transparent",
            props.sendText === undefined ? "w-thumb p-0" : "gap-2 px-3",
          )}
          disabled={!ready}
          aria-label={props.sendLabel}
          title={props.sendLabel}
        >
          {note ? (
            <NotebookPen className="size-6" aria-hidden />
          ) : (
            <SendHorizontal className="size-6 rtl:-scale-x-100" aria-hidden />
          )}
          {props.sendText}
        </Button>
      </div>
      {props.hint === undefined ? null : (
        <p id={props.hint.id} className="sr-only">
          {props.hint.text}
        </p>
      )}
      {tooLong ? (
        <p role="alert" className="font-semibold text-orange-ink text-sm">
          {t("composer.too_long", { count: draft.text.length, max: maxLength })}
        </p>
      ) : null}
      {sending && photos.attachments.length > 0 ? (
        <output className="text-ink-soft text-sm">{t("composer.sending_photos")}</output>
      ) : null}
    </form>
  );
}
