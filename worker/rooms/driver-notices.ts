import { isSeenOnPage, type Notice, noticeOfEvent } from "#domain/push/notice.ts";
import { lookedAtWithin } from "#domain/room/pace.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import type { RoomPorts, RoomVisit } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";
import type { RoomLog } from "./room-log.ts";
import type { RoomSocket, Seats } from "./seats.ts";

/** A message that has just entered the log, and who wrote it. */
export interface Written {
  readonly item: Pick<RoomItem, "audience" | "senderType">;
  readonly visit: RoomVisit;
}

interface NoticeParts<Socket extends RoomSocket> {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly seats: Seats<Socket>;
  lastPing(socket: Socket): number | null;
}

/** What reaches a driver who is not looking at the room. Nothing waits for it, and what fails is only logged. */
export class DriverNotices<Socket extends RoomSocket> {
  readonly #parts: NoticeParts<Socket>;

  constructor(parts: NoticeParts<Socket>) {
    this.#parts = parts;
  }

  /** Of what support wrote together, the last is told, unless the driver reads along. */
  wrote(written: readonly Written[]): void {
    const last = written.findLast(({ item }) => item.senderType === "support" && item.audience === "everyone");
    if (last === undefined || this.#driverIsLooking()) return;
    this.#tell({ kind: "message", by: last.visit.name, actorId: last.visit.userId });
  }

  /** Of changes of the record the last is told: how the job goes only to who does not look, the others to everyone. */
  changed(events: readonly TicketEvent[]): void {
    const looking = this.#driverIsLooking();
    const wanted = (notice: Notice | null) => notice !== null && !(looking && isSeenOnPage(notice));
    const last = events.map(noticeOfEvent).findLast(wanted);
    if (last) this.#tell(last);
  }

  #driverIsLooking(): boolean {
    const { ports, seats, lastPing } = this.#parts;
    const since = ports.clock.now() - lookedAtWithin;
    return [...seats].some(
      ([socket, { visit, joined, connectedAt }]) =>
        visit.role === "driver" && joined && Math.max(connectedAt, lastPing(socket) ?? 0) >= since,
    );
  }

  #tell(notice: Notice): void {
    const { ports, log } = this.#parts;
    ports.notifyDriver(log.ticketId, notice).catch((error: unknown) => {
      ports.log.error("room.notice_failed", error, { ticketId: log.ticketId, kind: notice.kind });
    });
  }
}
