import { readStandingAccess } from "#db/queries/room-members.ts";
import { putPhotosOnTicket } from "#db/queries/room-photos.ts";
import { findNextHeldUntil, listPendingTicketEvents, markTicketEventsTold } from "#db/queries/ticket-events.ts";
import { roomPace } from "#domain/room/pace.ts";
import { deskStub, objectInTime, roomStub } from "../adapters/durable-rooms.ts";
import { jsonLog } from "../adapters/json-log.ts";
import { randomBytes } from "../adapters/random.ts";
import { systemClock } from "../adapters/system-clock.ts";
import { type Env, readSettings } from "../env.ts";
import type { AccessEnd, DeskPorts, RoomPorts } from "../ports/room-ports.ts";
import type { RoomMember } from "../ports/rooms.ts";
import { endedAmong } from "../rooms/access-end.ts";
import { mailUnread } from "../services/push/mail-unread.ts";
import { notifyDriver } from "../services/push/notify-driver.ts";
import { copyMessages } from "../services/tickets/copy-messages.ts";
import { escalateTicket } from "../services/tickets/escalate-ticket.ts";
import { readRoomCopy } from "../services/tickets/read-room-copy.ts";
import { reopenWrittenTicket } from "../services/tickets/reopen-ticket.ts";
import { openDb } from "./database.ts";
import { makeDeps } from "./deps.ts";
import { makePush } from "./push.ts";

/** The local runtime serves one developer or a test: it allows this many times the message rate. */
const localPaceFactor = 10;

/** The ports of ticket rooms, from the environment's bindings and settings. */
export function makeRoomPorts(env: Env): RoomPorts {
  const settings = readSettings(env);
  const factor = settings.LOCAL_RUNTIME === "true" ? localPaceFactor : 1;
  const desk = () => deskStub({ desk: env.DESK });
  return {
    clock: systemClock,
    randomBytes,
    log: jsonLog,
    pace: { burst: roomPace.burst * factor, perSecond: roomPace.perSecond * factor },
    putPhotosOnTicket: (sent) => putPhotosOnTicket(openDb(env), sent),
    copyItems: async (ticketId, items) => {
      const rows = items.map(({ text, event: _event, ...item }) => ({ ...item, ticketId, message: text }));
      const talk = await copyMessages({ deps: { db: openDb(env) }, input: { ticketId, rows } });
      if (talk === null) return;
      // Dashboards that miss this frame get the same data with their next list.
      await objectInTime(desk().noteTalk(talk)).catch((error: unknown) =>
        jsonLog.error("desk.talk_untold", error, { ticketId }),
      );
    },
    readCopy: (ticketId) => readRoomCopy(openDb(env), ticketId),
    enter: async (visit) => objectInTime(desk().enter(visit)),
    notifyDriver: async (ticketId, notice) => {
      const deps = { db: openDb(env), clock: systemClock, log: jsonLog, push: makePush(settings) };
      return notifyDriver({ deps, input: { ticketId, notice } });
    },
    mailUnread: (ticketId, notice) => mailUnread({ deps: makeDeps(env, () => undefined), input: { ticketId, notice } }),
    // The room does not wait for publishing and mail: both can be slow, and publishing calls the room.
    escalate: (ticketId) => escalateTicket({ deps: makeDeps(env, () => undefined), input: { ticketId } }),
    reopenWritten: (ticketId) => reopenWrittenTicket({ deps: makeDeps(env, () => undefined), input: { ticketId } }),
    reportVisits: async (ticketId, visits) => objectInTime(desk().reportVisits(ticketId, visits)),
  };
}

/** The ports of the desk, from the environment's bindings and settings. */
export function makeDeskPorts(env: Env): DeskPorts {
  return {
    clock: systemClock,
    log: jsonLog,
    listPending: (input) => listPendingTicketEvents(openDb(env), { ...input, now: systemClock.now() }),
    nextHeldUntil: () => findNextHeldUntil(openDb(env), systemClock.now()),
    markTold: (ids) => markTicketEventsTold(openDb(env), ids, systemClock.now()),
    listEnded: (members) => listEnded(env, members),
    room: (ticketId) => {
      const room = roomStub({ rooms: env.TICKET_ROOMS }, ticketId);
      return {
        tell: async (id, events, complete) => objectInTime(room.tell(id, events, complete)),
        endAccess: async (end) => objectInTime(room.endAccess(end)),
      };
    },
  };
}

async function listEnded(env: Env, members: readonly RoomMember[]): Promise<readonly AccessEnd[]> {
  const sessionIds = [...new Set(members.map((member) => member.sessionId))];
  const userIds = [...new Set(members.map((member) => member.userId))];
  const standing = await readStandingAccess(openDb(env), { sessionIds, userIds, now: systemClock.now() });
  return endedAmong(members, standing);
}
