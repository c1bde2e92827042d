import type { Notice } from "#domain/push/notice.ts";
import {
  type Unread,
  unreadAfterMail,
  unreadAfterNotice,
  unreadAfterPush,
  unreadWhileMailing,
} from "#domain/push/unread.ts";
import type { RoomPorts } from "../ports/room-ports.ts";
import type { Deadlines } from "./alarms.ts";
import type { RoomLog } from "./room-log.ts";
import type { RoomSocket, Seats } from "./seats.ts";
import type { UnreadStore } from "./unread-store.ts";

interface WatchParts<Socket extends RoomSocket> {
  readonly ports: Pick<RoomPorts, "clock" | "log" | "mailUnread">;
  readonly log: Pick<RoomLog, "ticketId">;
  readonly seats: Seats<Socket>;
  readonly unread: UnreadStore;
  readonly deadlines: Pick<Deadlines<"mail">, "set" | "clear">;
  lastPing(socket: Socket): number | null;
}

/** Sees to it that a mail tells the driver of what no phone took and nobody has looked at. */
export class UnreadWatch<Socket extends RoomSocket> {
  readonly #parts: WatchParts<Socket>;

  constructor(parts: WatchParts<Socket>) {
    this.#parts = parts;
  }

  /** The driver does not look and is told of something: kept before any phone has answered, so that no lost life loses it. */
  told(notice: Notice): void {
    this.noticePings();
    const { unread, ports } = this.#parts;
    this.#keep(unreadAfterNotice(unread.get(), notice, ports.clock.now()));
  }

  /** A phone took the push of what was told at a time. */
  pushed(toldAt: number): void {
    this.#keep(unreadAfterPush(this.#parts.unread.get(), toldAt));
  }

  /** The driver's page said something: it is open and looked at. */
  looked(): void {
    if (this.#parts.unread.get() !== null) this.forget();
  }

  /** Nothing is unread, and no mail goes out. */
  forget(): void {
    this.#keep(null);
  }

  /** A page that stayed open through the pocket says nothing but pings when it is looked at again; they wake no room. */
  noticePings(): void {
    const { unread, seats, lastPing } = this.#parts;
    const since = unread.get()?.since;
    if (since === undefined) return;
    const isBack = ([socket, { visit, joined }]: readonly [Socket, { visit: { role: string }; joined: boolean }]) =>
      visit.role === "driver" && joined && (lastPing(socket) ?? 0) > since;
    if ([...seats].some(isBack)) this.looked();
  }

  /**
   * The mail is due: it goes out unless the driver has looked meanwhile. It is tried again later when it fails, or when
   * the object is lost in the middle: a second mail in a rare case is better than none.
   */
  async mail(): Promise<void> {
    this.noticePings();
    const { unread, ports, log } = this.#parts;
    const due = unread.get();
    if (due === null || due.mailAt === null) return;
    const mailing = unreadWhileMailing(due, ports.clock.now());
    this.#keep(mailing);
    const then = (next: (standing: Unread) => Unread | null) => {
      const standing = unread.get();
      // Whoever looked while it was on its way has seen it.
      if (standing?.since === mailing.since) this.#keep(next(standing));
    };
    try {
      const { mailed } = await ports.mailUnread(log.ticketId, due.notice);
      then((standing) => (mailed ? unreadAfterMail(standing) : null));
    } catch (error) {
      ports.log.error("room.mail_failed", error, { ticketId: log.ticketId, attempt: due.failures + 1 });
      if (mailing.mailAt === null) then(() => null);
    }
  }

  #keep(next: Unread | null): void {
    const { unread, deadlines } = this.#parts;
    unread.put(next);
    const mailAt = next?.mailAt ?? null;
    if (mailAt === null) deadlines.clear("mail");
    else deadlines.set("mail", mailAt);
  }
}
