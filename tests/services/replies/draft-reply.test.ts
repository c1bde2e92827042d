import { describe, expect, it } from "vitest";
import { copyRoomItems, type RoomCopyRow } from "#db/queries/room-copy.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, someId } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";

async function scene(ticket: Parameters<typeof makeTicket>[1] = {}) {
  const deps = testDeps();
  const { actor } = await makeActor(deps.db, "tech");
  const { id: ticketId } = await makeTicket(deps.db, { issueDescription: "Will not crank, only a click", ...ticket });
  const line = (seq: number, senderType: "driver" | "support", message: string, over: Partial<RoomCopyRow> = {}) => ({
    id: someId("item"),
    ticketId,
    epoch: "e1",
    seq,
    kind: "message" as const,
    audience: "everyone" as const,
    senderType,
    senderId: null,
    senderName: "x",
    message,
    photoIds: [],
    clientId: null,
    createdAt: 1000 + seq,
    ...over,
  });
  const draft = async () => (await callerFor(deps, actor).tech.replies.draft({ ticketId })).text ?? "";
  return { deps, actor, ticketId, line, draft };
}

describe("a drafted reply", () => {
  it("is in the driver's language, English where one does not chat in it, with its variables open", async () => {
    const spanish = await scene({ preferredLanguage: "es", issueDescription: "No arranca, solo hace clic" });
    expect(await spanish.draft()).toMatch(/^Hola, \{name\}\. Soy \{technician\}, de Roadflare\./);
    const turkish = await scene({ preferredLanguage: "tr" });
    expect(await turkish.draft()).toMatch(/^Hi \{name\}/);
  });

  it("follows what was said in the room, and never what is for staff alone", async () => {
    const { deps, ticketId, line, draft } = await scene();
    const question = (await draft()).split("\n\n").at(-1) ?? "";
    await copyRoomItems(deps.db, ticketId, [line(1, "support", "There is smoke everywhere", { audience: "staff" })]);
    expect((await draft()).split("\n\n").at(-1)).toBe(question);
    await copyRoomItems(deps.db, ticketId, [
      line(2, "support", question),
      line(3, "driver", "yes, they come on bright"),
    ]);
    const next = await draft();
    expect(next).not.toContain(question);
    expect(next).not.toContain("{name}");
    await copyRoomItems(deps.db, ticketId, [line(4, "driver", "now there is smoke coming out of the engine")]);
    expect(await draft()).toMatch(/^Stop now\./);
  });

  it("changes nothing, takes one round trip, and is of a ticket that there is", async () => {
    const { deps, actor, ticketId } = await scene();
    const { db, requests } = countingDb();
    const { tech } = callerFor({ ...deps, db }, actor);
    await tech.replies.draft({ ticketId });
    expect(requests()).toBe(1);
    expect(await refusal(tech.replies.draft({ ticketId: "tkt_nowhere" }))).toBe("ticket.not_found");
  });
});
