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
import type { ConnectionRegistry, RoomSocket } from "./connection-registry.ts";
import type { RoomLog } from "./room-log.ts";
import type { UnreadStore } from "./unread-store.ts";

interface WatchParts<Socket extends RoomSocket> {
  readonly ports: Pick<RoomPorts, "clock" | "log" | "mailUnread">;
  readonly log: Pick<RoomLog, "ticketId">;
  readonly connections: ConnectionRegistry<Socket>;
  readonly unread: UnreadStore;
  readonly deadlines: Pick<Deadlines<"mail">, "set" | "clear">;
  lastPing(socket: Socket): number | null;
}

/** Mails the driver about messages that no device received and the driver has not seen. */
export class UnreadWatch<Socket extends RoomSocket> {
  readonly #parts: WatchParts<Socket>;

  constructor(parts: WatchParts<Socket>) {
    this.#parts = parts;
  }

  /** Records a notice to a driver who is away, before any device has answered, so that an eviction does not lose it. */
  told(notice: Notice): void {
    this.noticePings();
    const { unread, ports } = this.#parts;
    this.#keep(unreadAfterNotice(unread.get(), notice, ports.clock.now()));
  }

  /** A device accepted the push of the notice sent at this time. */
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
    const { unread, connections, lastPing } = this.#parts;
    const since = unread.get()?.since;
    if (since === undefined) return;
    const isBack = ([socket, { visit, joined }]: readonly [Socket, { visit: { role: string }; joined: boolean }]) =>
      visit.role === "driver" && joined && (lastPing(socket) ?? 0) > since;
    if ([...connections].some(isBack)) this.looked();
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
      // A driver who opened the ticket in the meantime has seen it.
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
