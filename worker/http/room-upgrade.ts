import type { Context } from "hono";
import { isDomainError } from "#domain/errors.ts";
import { roomProtocol } from "#domain/room/protocol.ts";
import { authorizeDesk } from "#worker/services/tickets/authorize-desk.ts";
import { authorizeRoom } from "#worker/services/tickets/authorize-room.ts";
import type { AppEnv } from "./app-env.ts";
import { serveError } from "./errors.ts";

/** GET /api/rooms/:ticketId: 401, 404 or 403 before the upgrade; then the socket belongs to the ticket's room. */
export async function upgradeRoom(c: Context<AppEnv, "/api/rooms/:ticketId">): Promise<Response> {
  const { actor, deps } = c.var;
  const ticketId = c.req.param("ticketId");
  return upgrade(c, async () => {
    const member = await authorizeRoom({ actor, deps, input: { ticketId } });
    return (request) => deps.rooms.connectRoom(ticketId, member, request);
  });
}

/** GET /api/desk: the same for the desk, staff alone. */
export async function upgradeDesk(c: Context<AppEnv>): Promise<Response> {
  const { actor, deps } = c.var;
  return upgrade(c, async () => {
    const member = await authorizeDesk({ actor, deps });
    return (request) => deps.rooms.connectDesk(member, request);
  });
}

/** What hands an authorized request to its object. */
type Connect = (request: Request) => Promise<Response>;

async function upgrade(c: Context<AppEnv>, authorize: () => Promise<Connect>): Promise<Response> {
  try {
    const connect = await authorize();
    if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return refuse(c, 426, "room.upgrade_required");
    if (!speaksRoomProtocol(c.req.header("sec-websocket-protocol"))) return refuse(c, 400, "room.protocol_unknown");
    return await connect(c.req.raw);
  } catch (error) {
    if (isDomainError(error)) return serveError(error, c);
    c.var.deps.log.error("room.upgrade_failed", error, { requestId: c.var.requestId });
    return refuse(c, 503, "room.unavailable");
  }
}

function refuse(c: Context<AppEnv>, status: 400 | 426 | 503, code: string): Response {
  return c.json({ error: { code, requestId: c.var.requestId } }, status);
}

/** A client that names subprotocols must name ours among them. */
function speaksRoomProtocol(offered: string | undefined): boolean {
  return offered === undefined || offered.split(",").some((name) => name.trim() === roomProtocol);
}
