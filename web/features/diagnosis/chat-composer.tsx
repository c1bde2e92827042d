import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { maxChatMessageLength } from "#domain/chat/turn.ts";
import { AttachmentStrip } from "../../components/photos/attachment-strip.tsx";
import { PhotoButton } from "../../components/photos/photo-button.tsx";
import { usePhotoAttachments } from "../../components/photos/use-photo-attachments.ts";
import { Button } from "../../components/ui/button.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useT } from "../../lib/i18n.tsx";
import { keepDraft, keptDraft } from "./chat-kept.ts";

interface ChatComposerProps {
  conversationId: string;
  /** A reply is pending: typing goes on, sending waits. */
  blocked: boolean;
  /** False when the message was not taken; it then stays in the field. */
  onSend: (text: string, photoIds: readonly string[]) => boolean;
  /** A message that came back; it belongs into the field again. */
  returned: string | null;
  onReturnedTaken: () => void;
  /** Whether something stands in the field: nothing may open over it. */
  onUnsentChange: (unsent: boolean) => void;
}

/** The field at the thumb: what is typed is kept on the device until it was sent. */
export function ChatComposer(props: ChatComposerProps) {
  const { conversationId, blocked, onSend, returned, onReturnedTaken, onUnsentChange } = props;
  const t = useT();
  const photos = usePhotoAttachments();
  const [text, setText] = useState(() => keptDraft(conversationId));
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const tooLong = text.length > maxChatMessageLength;
  const unsent = text.trim() !== "" || photos.attachments.length > 0;

  useEffect(() => onUnsentChange(unsent), [unsent, onUnsentChange]);
  useEffect(() => keepDraft(conversationId, text), [conversationId, text]);

  useEffect(() => {
    if (returned === null) return;
    setText((typed) => (typed.trim() === "" ? returned : `${returned}\n${typed}`));
    onReturnedTaken();
  }, [returned, onReturnedTaken]);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (blocked || sending || !unsent || tooLong) return;
    setSending(true);
    const photoIds = await photos.upload();
    setSending(false);
    if (photoIds === null || !onSend(text.trim(), photoIds)) return;
    setText("");
    photos.clear();
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      onSubmit={(event) => void send(event)}
      className="grid gap-2 border-line border-t-2 bg-panel px-3 pt-2.5 pb-safe"
    >
      <div className="mx-auto grid w-full max-w-2xl gap-2">
        <AttachmentStrip photos={photos} />
        <div className="flex items-end gap-2">
          <PhotoButton onPick={photos.add} disabled={sending} />
          <Textarea
            ref={field}
            rows={1}
            dir="auto"
            value={text}
            enterKeyHint="send"
            aria-label={t("chat.input")}
            aria-describedby="chat-field-state"
            placeholder={t("chat.placeholder")}
            className="max-h-[30dvh] min-h-thumb grow resize-none py-3"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button
            type="submit"
            className="size-thumb shrink-0 p-0"
            disabled={blocked || sending || !unsent || tooLong}
            aria-label={t(sending ? "chat.sending" : "chat.send")}
          >
            <SendHorizontal className="size-6 rtl:-scale-x-100" aria-hidden />
          </Button>
        </div>
        <p
          id="chat-field-state"
          className={tooLong ? "font-semibold text-red-ink text-sm" : "sr-only"}
          role={tooLong ? "alert" : undefined}
        >
          {tooLong
            ? t("chat.too_long", { count: text.length, max: maxChatMessageLength })
            : t(blocked ? "chat.pending" : "chat.hint")}
        </p>
      </div>
    </form>
  );
}
