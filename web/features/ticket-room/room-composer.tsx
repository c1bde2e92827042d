import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Audience } from "#domain/room/audience.ts";
import { maxMessageLength } from "#domain/room/protocol.ts";
import { AttachmentStrip } from "../../components/photos/attachment-strip.tsx";
import { PhotoButton } from "../../components/photos/photo-button.tsx";
import { usePhotoAttachments } from "../../components/photos/use-photo-attachments.ts";
import { Button } from "../../components/ui/button.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { cn } from "../../lib/cn.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import type { Reader } from "./room-items.tsx";
import type { Room } from "./use-room.ts";

interface RoomComposerProps {
  ticketId: string;
  room: Room;
  reader: Reader;
}

const audienceLabels: Readonly<Record<Audience, MessageKey>> = {
  everyone: "room.to_driver",
  staff: "room.to_staff",
};

/** Where one writes. What is typed is kept on the device; what is sent goes out as soon as there is a line. */
export function RoomComposer({ ticketId, room, reader }: RoomComposerProps) {
  const t = useT();
  const draftKey = `room.draft.${reader}.${ticketId}`;
  const photos = usePhotoAttachments();
  const [text, setText] = useState(() => readKept(draftKey) ?? "");
  const [audience, setAudience] = useState<Audience>("everyone");
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = text.length > maxMessageLength;
  const ready = (text.trim() !== "" || photos.attachments.length > 0) && !tooLong && !sending;

  useEffect(() => keep(draftKey, text === "" ? null : text), [draftKey, text]);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!ready) return;
    setSending(true);
    const photoIds = await photos.upload();
    setSending(false);
    if (photoIds === null) return;
    room.send(text.trim(), { photoIds, audience });
    setText("");
    photos.clear();
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  const note = audience === "staff";
  const placeholder =
    reader === "driver" ? "room.placeholder" : note ? "room.placeholder_note" : "room.placeholder_staff";

  return (
    <form
      onSubmit={(event) => void send(event)}
      className={cn("grid gap-2 border-line border-t-2 p-3", note ? "bg-orange-wash" : "bg-panel")}
    >
      {reader === "staff" ? <AudienceChoice value={audience} onChange={setAudience} /> : null}
      <AttachmentStrip photos={photos} />
      <div className="flex items-end gap-2">
        <PhotoButton onPick={photos.add} disabled={sending} />
        <Textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          enterKeyHint="send"
          aria-label={t("room.input")}
          placeholder={t(placeholder)}
          className="max-h-[30dvh] min-h-thumb grow resize-none py-3"
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value !== "") room.typing(audience);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" className="size-thumb shrink-0 p-0" disabled={!ready} aria-label={t("room.send")}>
          <SendHorizontal className="size-6 rtl:-scale-x-100" aria-hidden />
        </Button>
      </div>
      {tooLong ? (
        <p role="alert" className="font-semibold text-red-ink text-sm">
          {t("room.too_long", { count: text.length, max: maxMessageLength })}
        </p>
      ) : null}
      {sending ? <output className="text-ink-soft text-sm">{t("room.sending_photos")}</output> : null}
    </form>
  );
}

function AudienceChoice({ value, onChange }: { value: Audience; onChange: (audience: Audience) => void }) {
  const t = useT();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t("room.to")}</legend>
      {(["everyone", "staff"] as const).map((audience) => (
        <label
          key={audience}
          className={cn(
            "flex min-h-touch items-center rounded-lg border-2 px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus",
            value === audience ? "border-ink bg-raised" : "border-transparent text-ink-soft",
          )}
        >
          <input
            type="radio"
            name="audience"
            className="sr-only"
            checked={value === audience}
            onChange={() => onChange(audience)}
          />
          {t(audienceLabels[audience])}
        </label>
      ))}
      {value === "staff" ? <span className="text-orange-ink text-sm">{t("room.staff_note_hint")}</span> : null}
    </fieldset>
  );
}
