import { isRoomErased, listCopiedItems } from "#db/queries/room-copy.ts";
import type { Db } from "#worker/ports/deps.ts";
import type { LoggedItem, RoomPorts } from "#worker/ports/room-ports.ts";

const pageSize = 500;

/** Reads the database's copy of a room's log, page by page, in its order; of an erased room it reads nothing. */
export async function readRoomCopy(db: Db, ticketId: string): ReturnType<RoomPorts["readCopy"]> {
  if (await isRoomErased(db, ticketId)) return { erased: true, items: [] };
  const items: LoggedItem[] = [];
  for (let afterRow = 0; ; ) {
    const rows = await listCopiedItems(db, { ticketId, role: null, afterRow, limit: pageSize });
    for (const { rowSeq, message, event, ticketId: _ticketId, photoIds, ...row } of rows) {
      items.push({ ...row, text: message, photoIds: [...photoIds], ...(event === null ? {} : { event }) });
      afterRow = rowSeq;
    }
    if (rows.length < pageSize) return { erased: false, items };
  }
}
