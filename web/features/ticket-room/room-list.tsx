import { ArrowDown } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#domain/languages/languages.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import { Button } from "../../components/ui/button.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { OutgoingLine, type Reader, RoomLine } from "./room-items.tsx";
import type { Room } from "./use-room.ts";
import { useSeenLines } from "./use-seen-lines.ts";
import { type Translations, useTranslations } from "./use-translations.ts";

interface RoomListProps {
  room: Room;
  reader: Reader;
  ticketId: string;
  /** The ticket's, in which its driver wants to be answered. */
  preferredLanguage: Language;
  /** False while something covers the list: nothing counts as seen then. */
  inSight?: boolean;
  /** Told up to which number messages were on the screen; keeps its identity. */
  onSeen?: ((seq: number) => void) | undefined;
}

/** Lines that are drawn at first, and added with each 'Show earlier'. */
const step = 200;
/** This near to its end the list follows what is said. Pixels. */
const nearEnd = 80;

/** What was said, oldest first. It follows the newest line unless the reader has scrolled up: then it says 'n new'. */
export function RoomList(props: RoomListProps) {
  const { room, reader, ticketId, preferredLanguage, inSight = true, onSeen } = props;
  const t = useT();
  const { state, markRead, retry, discard } = room;
  const { items, outbox } = state;
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const [drawn, setDrawn] = useState(step);
  const [scrolledUp, setScrolledUp] = useState(false);
  const noteSeen = useCallback(
    (seq: number) => {
      markRead(seq);
      onSeen?.(seq);
    },
    [markRead, onSeen],
  );
  const head = items.at(-1)?.seq ?? 0;

  const onScroll = () => {
    const list = box.current;
    if (list === null) return;
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd;
    setScrolledUp(!atEnd.current);
  };

  const toEnd = useCallback(() => {
    const list = box.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, []);

  const writing = outbox.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or a message of one's own moves the end
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
  }, [head, writing, toEnd]);

  const lineList = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = lineList.current;
    if (list === null) return;
    // Photos, lines that were not drawn yet and the keyboard change a height after the fact.
    const observer = new ResizeObserver(() => (atEnd.current ? toEnd() : undefined));
    observer.observe(list);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [toEnd]);

  const written = useRef(writing);
  useEffect(() => {
    if (writing > written.current) {
      atEnd.current = true;
      setScrolledUp(false);
      toEnd();
    }
    written.current = writing;
  }, [writing, toEnd]);

  const waiting = state.epoch === null && items.length === 0;
  const lines = useMemo(() => items.slice(-drawn), [items, drawn]);
  const seenSeq = useSeenLines({ list: box, lines, inSight, connected: state.welcomed, onSeen: noteSeen });
  const unseen = scrolledUp ? items.filter((item) => item.seq > seenSeq && item.kind === "message").length : 0;
  const translations = useTranslations({ ticketId, room, reader, preferredLanguage }, lines);
  const delivered = deliveryOf(room, reader);

  return (
    <div className="relative min-h-0">
      <section
        ref={box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
        tabIndex={0}
        aria-label={t(reader === "driver" ? "room.messages" : "room.messages_staff")}
        className="relative flex h-full flex-col overflow-y-auto overscroll-contain p-4"
      >
        {waiting ? <Loading text={t("room.loading")} /> : null}
        {!waiting && items.length + outbox.length === 0 ? <EmptyRoom reader={reader} /> : null}
        {items.length > drawn ? (
          <Button variant="quiet" className="mx-auto mb-3 flex" onClick={() => setDrawn(drawn + step)}>
            {t("room.earlier")}
          </Button>
        ) : null}
        {/* A line that is not drawn keeps the width that it had: the column must not be as wide as that after a turn. */}
        <ol ref={lineList} className="mt-auto grid grid-cols-1 gap-3">
          {lines.map((item, index) => (
            <DayAndLine
              key={item.seq}
              item={item}
              before={lines[index - 1]}
              after={lines[index + 1]}
              reader={reader}
              delivery={delivered?.seq === item.seq ? delivered.state : null}
              translations={translations}
            />
          ))}
          {outbox.map((message) => (
            <OutgoingLine
              key={message.clientId}
              message={message}
              online={state.welcomed}
              onRetry={retry}
              onDiscard={discard}
            />
          ))}
        </ol>
      </section>
      {unseen > 0 ? (
        <Button
          className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-full"
          onClick={() => {
            atEnd.current = true;
            setScrolledUp(false);
            toEnd();
          }}
        >
          <ArrowDown className="size-5" aria-hidden />
          {t("room.new", { count: unseen })}
        </Button>
      ) : null}
      <Announcer items={items} reader={reader} translations={translations} />
    </div>
  );
}

/** The reader's own latest message, and whether somebody of the other side has seen it. */
function deliveryOf({ state }: Room, reader: Reader): { seq: number; state: "sent" | "seen" } | null {
  const side = reader === "driver" ? "driver" : "support";
  const last = state.items.findLast((item) => item.kind === "message" && item.senderType === side);
  if (last === undefined || last.audience === "staff") return null;
  const others = state.people.filter((person) => (person.role === "driver") !== (reader === "driver"));
  return { seq: last.seq, state: others.some((person) => person.readSeq >= last.seq) ? "seen" : "sent" };
}

interface DayAndLineProps {
  item: RoomItem;
  before: RoomItem | undefined;
  after: RoomItem | undefined;
  reader: Reader;
  delivery: "sent" | "seen" | null;
  translations: Translations;
}

function DayAndLine({ item, before, after, reader, delivery, translations }: DayAndLineProps) {
  const format = useFormat();
  const newDay = before === undefined || !isSameDay(before.createdAt, item.createdAt);
  const follows = before !== undefined && continues(before, item);
  const timedBelow = after !== undefined && continues(item, after) && isSameMinute(item.createdAt, after.createdAt);
  return (
    <>
      {newDay ? (
        <li className="py-1 text-center font-semibold text-ink-soft text-sm">{format.date(item.createdAt)}</li>
      ) : null}
      <RoomLine
        item={item}
        reader={reader}
        follows={follows}
        timedBelow={timedBelow}
        delivery={delivery}
        translation={translations.of(item)}
        reads={translations.reads}
        onTranslate={translations.ask}
      />
    </>
  );
}

/** Whether somebody goes on with what the line before began: they are not named again. */
function continues(before: RoomItem, item: RoomItem): boolean {
  return (
    before.kind === "message" &&
    item.kind === "message" &&
    before.senderName === item.senderName &&
    before.audience === item.audience &&
    item.createdAt - before.createdAt < 300_000 &&
    isSameDay(before.createdAt, item.createdAt)
  );
}

function isSameMinute(a: number, b: number): boolean {
  return Math.floor(a / 60_000) === Math.floor(b / 60_000);
}

function isSameDay(a: number, b: number): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}

function EmptyRoom({ reader }: { reader: Reader }) {
  const t = useT();
  return (
    <div className="grid gap-1 py-6 text-center">
      <p className="font-semibold">{t("room.empty")}</p>
      <p className="text-ink-soft">{t(reader === "driver" ? "room.empty_driver" : "room.empty_staff")}</p>
    </div>
  );
}

interface AnnouncerProps {
  items: readonly RoomItem[];
  reader: Reader;
  translations: Translations;
}

/** Reads out what the other side writes while the page is open, once it is translated; not what was there before. */
function Announcer({ items, reader, translations }: AnnouncerProps) {
  const t = useT();
  const heard = useRef<number | null>(null);
  const [said, setSaid] = useState("");
  const last = items.at(-1);
  const translation = last === undefined ? null : translations.of(last);

  useEffect(() => {
    if (last === undefined) return;
    const isFirst = heard.current === null;
    if (!isFirst && last.seq <= (heard.current ?? 0)) return;
    if (!isFirst && translation?.state === "busy") return;
    heard.current = last.seq;
    const own = last.senderType === (reader === "driver" ? "driver" : "support");
    if (isFirst || own) return;
    if (last.kind === "system") setSaid(last.event === undefined ? last.text : "");
    else {
      const words = translation?.state === "done" ? translation.text : last.text;
      const text = words === "" ? t("room.photos_only", { count: last.photoIds.length }) : words;
      setSaid(t("room.says", { name: last.senderName, text }));
    }
  }, [last, reader, t, translation]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
