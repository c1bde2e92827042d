import type { Context } from "hono";
import { isDomainError } from "#domain/errors.ts";
import { roomProtocol } from "#domain/room/protocol.ts";
import type { RoomMember } from "#worker/ports/rooms.ts";
import { authorizeDesk } from "#worker/services/tickets/authorize-desk.ts";
import { authorizeRoom } from "#worker/services/tickets/authorize-room.ts";
import type { AppEnv } from "./app-env.ts";
import { serveError } from "./errors.ts";

/** GET /api/rooms/:ticketId: 401, 404 or 403 before the upgrade; then the socket belongs to the ticket's room. */
export async function upgradeRoom(c: Context<AppEnv, "/api/rooms/:ticketId">): Promise<Response> {
  const { actor, deps } = c.var;
  const ticketId = c.req.param("ticketId");
  return answer(c, async () => {
    const member = await authorizeRoom({ actor, deps, input: { ticketId } });
    return { member, connect: (request) => deps.rooms.connectRoom(ticketId, member, request) };
  });
}

/** GET /api/desk: the same for the desk, staff alone. */
export async function upgradeDesk(c: Context<AppEnv>): Promise<Response> {
  const { actor, deps } = c.var;
  return answer(c, async () => {
    const member = await authorizeDesk({ actor, deps });
    return { member, connect: (request) => deps.rooms.connectDesk(member, request) };
  });
}

interface Admitted {
  readonly member: RoomMember;
  connect(request: Request): Promise<Response>;
}

async function answer(c: Context<AppEnv>, authorize: () => Promise<Admitted>): Promise<Response> {
  const refuse = (status: number, code: string) =>
    Response.json({ error: { code, requestId: c.var.requestId } }, { status });
  try {
    const { connect } = await authorize();
    if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return refuse(426, "room.upgrade_required");
    if (!speaksRoomProtocol(c.req.header("sec-websocket-protocol"))) return refuse(400, "room.protocol_unknown");
    return await connect(c.req.raw);
  } catch (error) {
    if (isDomainError(error)) return serveError(error, c);
    c.var.deps.log.error("room.upgrade_failed", error, { requestId: c.var.requestId });
    return refuse(503, "room.unavailable");
  }
}

/** A client that names subprotocols must name ours among them. */
function speaksRoomProtocol(offered: string | undefined): boolean {
  return offered === undefined || offered.split(",").some((name) => name.trim() === roomProtocol);
}
