import { useState } from "react";
import type { Audience } from "#domain/room/audience.ts";
import { maxMessageLength } from "#domain/room/protocol.ts";
import type { ComposerAssist } from "../../components/composer-assist.ts";
import { MessageComposer } from "../../components/message-composer.tsx";
import { cn } from "../../lib/cn.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import type { Reader } from "./room-items.tsx";
import type { Room } from "./use-room.ts";

interface RoomComposerProps {
  ticketId: string;
  room: Room;
  reader: Reader;
  /** Helps with what goes to the driver; notes for colleagues need none. */
  assist?: ComposerAssist | undefined;
}

const audienceLabels: Readonly<Record<Audience, MessageKey>> = {
  everyone: "room.to_driver",
  staff: "room.to_staff",
};

/** Where one writes to the room: what is sent goes out as soon as there is a line. Staff also leave notes. */
export function RoomComposer({ ticketId, room, reader, assist }: RoomComposerProps) {
  const t = useT();
  const [audience, setAudience] = useState<Audience>("everyone");
  const note = audience === "staff";
  const placeholder =
    reader === "driver" ? "room.placeholder" : note ? "room.placeholder_note" : "room.placeholder_staff";

  return (
    <MessageComposer
      draftKey={`room.draft.${reader}.${ticketId}`}
      label={t("room.input")}
      placeholder={t(placeholder)}
      sendLabel={t("room.send")}
      maxLength={maxMessageLength}
      onTyping={() => room.typing(audience)}
      onSend={(text, photoIds) => {
        room.send(text, { photoIds, audience });
        return true;
      }}
      className={note ? "bg-orange-wash" : "bg-panel"}
      assist={note ? undefined : assist}
    >
      {reader === "staff" ? (
        <div className="flex items-start justify-between gap-2">
          <AudienceChoice value={audience} onChange={setAudience} />
          {note ? null : assist?.button}
        </div>
      ) : null}
    </MessageComposer>
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
