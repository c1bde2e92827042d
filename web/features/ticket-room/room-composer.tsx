import { Languages as LanguagesIcon } from "lucide-react";
import { type Language, languages } from "#domain/languages/languages.ts";
import type { Audience } from "#domain/room/audience.ts";
import { maxMessageLength } from "#domain/room/protocol.ts";
import type { ComposerAssist } from "../../components/composer-assist.ts";
import { MessageComposer } from "../../components/message-composer.tsx";
import { useMessageDraft } from "../../components/use-message-draft.ts";
import { cn } from "../../lib/cn.ts";
import { type MessageKey, useLanguage, useT } from "../../lib/i18n.tsx";
import { languageName } from "../../lib/language-name.ts";
import type { Reader } from "./room-items.tsx";
import type { Room } from "./use-room.ts";
import { useDriverReads } from "./use-translations.ts";
import { useWritingTurn, type WritingTurn } from "./writing-turn.tsx";

interface RoomComposerProps {
  ticketId: string;
  room: Room;
  reader: Reader;
  /** The ticket's, in which its driver wants to be answered. */
  preferredLanguage: Language;
  /** Helps with what is said to the other side; notes for colleagues need none. */
  assist?: ComposerAssist | undefined;
  /** Whose what is typed here is, where several people use one device. */
  writerId?: string | undefined;
  /** What comes before a message of staff to the driver. */
  turn?: WritingTurn | undefined;
}

const ownTurn: WritingTurn = { kind: "own" };

const audienceLabels: Readonly<Record<Audience, MessageKey>> = {
  everyone: "room.to_driver",
  staff: "room.to_staff",
};

/** What the field and its button are called: who reads what is written there can be seen and heard. */
const wordsFor = {
  technician: { label: "room.input", placeholder: "room.placeholder", send: "room.send" },
  everyone: { label: "room.input", placeholder: "room.placeholder_staff", send: "room.send_driver" },
  staff: { label: "room.input_note", placeholder: "room.placeholder_note", send: "room.send_note" },
} as const satisfies Record<string, Record<string, MessageKey>>;

/** Where one writes to the room: what is sent goes out as soon as there is a line. Staff also leave notes. */
export function RoomComposer({ ticketId, room, reader, preferredLanguage, assist, writerId, turn }: RoomComposerProps) {
  const t = useT();
  const writer = writerId === undefined ? [] : [writerId];
  const draft = useMessageDraft(["room.draft", reader, ...writer, ticketId].join("."));
  const audience = reader === "driver" ? "everyone" : draft.audience;
  const note = audience === "staff";
  const passage = useWritingTurn(note ? ownTurn : (turn ?? ownTurn));
  const words = wordsFor[reader === "driver" ? "technician" : audience];

  return (
    <MessageComposer
      draft={draft}
      label={t(words.label)}
      placeholder={t(words.placeholder)}
      sendLabel={passage.sendText ?? t(words.send)}
      sendText={passage.sendText}
      note={note}
      maxLength={maxMessageLength}
      onTyping={() => room.typing(audience)}
      onSend={async (text, photoIds) => (await passage.pass()) && room.send(text, { photoIds, audience })}
      className={note ? "bg-orange-wash" : "bg-panel"}
      assist={note ? undefined : assist}
    >
      {passage.dialog}
      {reader === "staff" ? (
        <div className="flex items-start justify-between gap-2">
          <AudienceChoice value={audience} onChange={draft.address} />
          {note ? null : assist?.button}
        </div>
      ) : null}
      {reader === "staff" && !note ? <DriverReads preferredLanguage={preferredLanguage} /> : null}
    </MessageComposer>
  );
}

/** Says that the driver gets what is written here in another language, and in which. */
function DriverReads({ preferredLanguage }: { preferredLanguage: Language }) {
  const t = useT();
  const page = useLanguage();
  const reads = useDriverReads(preferredLanguage);
  if (reads === null) return null;
  return (
    <p className="flex items-start gap-2 text-ink-soft text-sm">
      <LanguagesIcon className="mt-0.5 size-4 shrink-0" aria-hidden />
      {t("room.driver_reads", { language: languageName(t, page, reads) ?? languages[reads].own })}
    </p>
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
            "flex min-h-touch items-center rounded-lg px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus",
            value !== audience && "text-ink-soft",
            value === audience && (audience === "staff" ? "bg-orange-wash text-orange-ink" : "bg-selected"),
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
