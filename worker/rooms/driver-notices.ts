import { isSeenOnPage, type Notice, noticeOfEvent } from "#domain/push/notice.ts";
import { lookedAtWithin } from "#domain/room/pace.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import type { RoomPorts, RoomVisit } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import type { ConnectionRegistry, RoomSocket } from "./connection-registry.ts";
import type { RoomLog } from "./room-log.ts";
import type { UnreadWatch } from "./unread-watch.ts";

/** A message that has just entered the log, and who wrote it. */
export interface Written {
  readonly item: Pick<RoomItem, "audience" | "senderType">;
  readonly visit: RoomVisit;
}

interface NoticeParts<Socket extends RoomSocket> {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly connections: ConnectionRegistry<Socket>;
  lastPing(socket: Socket): number | null;
}

/** What reaches a driver who is not looking at the room. Nothing waits for it; what fails is logged and left to the mail. */
export class DriverNotices<Socket extends RoomSocket> {
  readonly #parts: NoticeParts<Socket>;
  readonly #unread: Pick<UnreadWatch<Socket>, "told" | "pushed">;

  constructor(parts: NoticeParts<Socket>, unread: Pick<UnreadWatch<Socket>, "told" | "pushed">) {
    this.#parts = parts;
    this.#unread = unread;
  }

  /** Of several messages that support sends together, the last is pushed, and none while the driver reads along. */
  wrote(written: readonly Written[]): void {
    const last = written.findLast(({ item }) => item.senderType === "support" && item.audience === "everyone");
    if (last === undefined || this.#driverIsLooking()) return;
    this.#tell({ kind: "message", by: last.visit.name, actorId: last.visit.userId }, false);
  }

  /** Of changes of the record the last is told: how the job goes only to who does not look, the others to everyone. */
  changed(events: readonly TicketEvent[]): void {
    const looking = this.#driverIsLooking();
    const wanted = (notice: Notice | null) => notice !== null && !(looking && isSeenOnPage(notice));
    const last = events.map(noticeOfEvent).findLast(wanted);
    if (last) this.#tell(last, looking);
  }

  #driverIsLooking(): boolean {
    const { ports, connections, lastPing } = this.#parts;
    const since = ports.clock.now() - lookedAtWithin;
    return [...connections].some(
      ([socket, { visit, joined, connectedAt }]) =>
        visit.role === "driver" && joined && Math.max(connectedAt, lastPing(socket) ?? 0) >= since,
    );
  }

  #tell(notice: Notice, looking: boolean): void {
    const { ports, log } = this.#parts;
    const { ticketId } = log;
    const toldAt = ports.clock.now();
    if (!looking) this.#unread.told(notice);
    ports.notifyDriver(ticketId, notice).then(
      ({ taken }) => {
        if (taken) this.#unread.pushed(toldAt);
      },
      (error: unknown) => ports.log.error("room.notice_failed", error, { ticketId, kind: notice.kind }),
    );
  }
}
