import type { ReactNode } from "react";
import type { Language } from "#domain/languages/languages.ts";
import type { ComposerAssist } from "../../components/composer-assist.ts";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { RoomComposer } from "./room-composer.tsx";
import type { Reader } from "./room-items.tsx";
import { RoomList } from "./room-list.tsx";
import type { Room } from "./use-room.ts";
import type { WritingTurn } from "./writing-turn.tsx";

interface RoomViewProps {
  ticketId: string;
  room: Room;
  /** The driver's page speaks of the technician, the desk's of the driver, and lets staff leave notes. */
  reader: Reader;
  /** The ticket's, in which its driver wants to be answered. */
  preferredLanguage: Language;
  /** What stands in the place of the field, where nothing can be written. */
  instead?: ReactNode;
  /** Helps with what is written: saved replies for staff, lamps and wheels to tap for the driver. */
  assist?: ComposerAssist | undefined;
  /** Whose what is typed here is, where several people use one device. */
  writerId?: string | undefined;
  /** What comes before a message of staff to the driver. */
  turn?: WritingTurn | undefined;
  /** Shown above the field. */
  above?: ReactNode;
  /** False while something covers the room: nothing counts as seen then. */
  inSight?: boolean;
  /** Told up to which number messages were on the screen; keeps its identity. */
  onSeen?: ((seq: number) => void) | undefined;
  className?: string;
}

/** A ticket's room: how the line stands, what was said, who is there, and where one writes. Fills its parent. */
export function RoomView(props: RoomViewProps) {
  const { ticketId, room, reader, preferredLanguage, instead, assist, writerId, turn, className } = props;
  const { above, inSight = true, onSeen } = props;
  return (
    <div className={cn("grid min-h-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto_auto]", className)}>
      <LineBanner room={room} />
      <RoomList
        ticketId={ticketId}
        room={room}
        reader={reader}
        preferredLanguage={preferredLanguage}
        inSight={inSight}
        onSeen={onSeen}
      />
      <WhoIsThere room={room} reader={reader} />
      <div>
        {above}
        {instead ?? (
          <RoomComposer
            ticketId={ticketId}
            room={room}
            reader={reader}
            preferredLanguage={preferredLanguage}
            assist={assist}
            writerId={writerId}
            turn={turn}
          />
        )}
      </div>
    </div>
  );
}

/** Says so while there is no line; nothing is lost meanwhile. */
function LineBanner({ room: { state } }: { room: Room }) {
  const t = useT();
  return (
    <div role="status" aria-live="polite">
      {state.status === "away" ? (
        <p className="bg-orange px-4 py-2.5 font-semibold text-on-orange">{t("room.away")}</p>
      ) : null}
      {state.status === "signed_out" ? (
        <p className="bg-orange-wash px-4 py-2.5 font-semibold">
          {t("room.signed_out")}{" "}
          <a
            href={`/auth?returnTo=${encodeURIComponent(location.pathname)}`}
            className="text-blue-ink underline underline-offset-4"
          >
            {t("room.sign_in")}
          </a>
        </p>
      ) : null}
      {state.status === "refused" ? (
        <p className="bg-orange-wash px-4 py-2.5 font-semibold">{t("room.refused")}</p>
      ) : null}
    </div>
  );
}

/** Who of the other side is here, and who is writing. Keeps its place, so that nothing jumps. */
function WhoIsThere({ room: { state }, reader }: { room: Room; reader: Reader }) {
  const t = useT();
  const me = state.you?.userId;
  const others = state.people.filter((person) => person.userId !== me);
  const typing = state.typing.filter((typist) => typist.userId !== me);
  const [typist] = typing;
  const names = others.map((person) => person.name);

  const text =
    typist !== undefined
      ? typing.length === 1
        ? t("room.typing", { name: typist.name })
        : t("room.typing_many", { count: typing.length })
      : names.length === 1
        ? t("room.here", { name: names[0] ?? "" })
        : names.length > 1
          ? t("room.here_many", { names: names.join(", ") })
          : state.welcomed
            ? t(reader === "driver" ? "room.nobody" : "room.driver_away")
            : "";

  return (
    <p className="flex min-h-8 items-center gap-2 px-4 pb-1 text-ink-soft text-sm" aria-live="off">
      {names.length > 0 ? <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-green-ink" /> : null}
      <span>{text}</span>
    </p>
  );
}
