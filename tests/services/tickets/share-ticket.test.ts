import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { photos, ticketShares } from "#db/schema/index.ts";
import { shareLength } from "#domain/tickets/share.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeUser, someId } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { openSharedPhoto } from "#worker/services/photos/open-photo.ts";

const telephone = "(555) 010-4477";
const mailbox = "driver-of-the-share@example.test";

async function scene() {
  const deps = testDeps();
  const { actor } = await makeActor(deps.db, "driver");
  const ticket = await makeTicket(deps.db, {
    userId: actor.userId,
    contactName: "Rosa Alvarez",
    contactPhone: telephone,
    contactEmail: mailbox,
    internalNotes: "staff only",
    locationAddress: "I-40 near Grants, NM",
    issueDescription: "Losing air on the grade",
  });
  const driver = callerFor(deps, actor).driver.tickets;
  const visitor = callerFor(deps, null).public.shared;
  const share = async (withPhotos = false) => {
    const made = await driver.share({ ticketId: ticket.id, withPhotos });
    return { ...made, token: made.url.split("/s/")[1] ?? "" };
  };
  return { deps, actor, ticket, driver, visitor, share };
}

async function keepPhoto({ deps, ticket }: Awaited<ReturnType<typeof scene>>, userId: string): Promise<string> {
  const id = someId("photo");
  await deps.db.insert(photos).values({
    id,
    userId,
    ticketId: ticket.id,
    type: "image/png",
    bytes: 3,
    width: 1,
    height: 1,
    createdAt: deps.clock.now(),
  });
  await deps.photos.put(id, "full", new Uint8Array([1, 2, 3]), "image/png");
  return id;
}

describe("A shared ticket", () => {
  it("is read by anybody with the link, for seven days", async () => {
    const { deps, visitor, share, ticket } = await scene();
    const { url, token, expiresAt } = await share();
    expect(url).toBe(`http://localhost:8787/s/${token}`);
    expect(token).toMatch(/^[0-9a-z]{40}$/);
    expect(expiresAt).toBe(deps.clock.now() + shareLength);

    expect(await visitor.get({ token })).toMatchObject({
      ticketNumber: ticket.ticketNumber,
      status: "open",
      contactName: "Rosa Alvarez",
      issueDescription: "Losing air on the grade",
      locationAddress: "I-40 near Grants, NM",
      technician: null,
      photoIds: [],
    });
    deps.clock.advance(shareLength - 1);
    expect((await visitor.get({ token })).ticketNumber).toBe(ticket.ticketNumber);
    deps.clock.advance(1);
    expect(await refusal(visitor.get({ token }))).toBe("share.not_found");
  });

  it("tells no telephone number, no e-mail, nothing of the staff and no ids", async () => {
    const { visitor, share, ticket, actor } = await scene();
    const told = JSON.stringify(await visitor.get({ token: (await share(true)).token }));
    for (const secret of [telephone, mailbox, "staff only", ticket.id, actor.userId])
      expect(told).not.toContain(secret);
  });

  it("names whoever has it as its driver reads the name", async () => {
    const made = await scene();
    const { id } = await makeUser(made.deps.db, { roles: ["tech"] });
    const ticket = await makeTicket(made.deps.db, {
      userId: made.actor.userId,
      status: "in_progress",
      assignedTo: id,
      assignedName: "Dana",
    });
    const { url } = await made.driver.share({ ticketId: ticket.id });
    expect((await made.visitor.get({ token: url.split("/s/")[1] ?? "" })).technician).toBe("Dana · Support Team");
  });

  it("is nobody else's to share, and the record knows only the token's hash", async () => {
    const { deps, ticket, share } = await scene();
    const other = callerFor(deps, (await makeActor(deps.db, "driver")).actor).driver.tickets;
    expect(await refusal(other.share({ ticketId: ticket.id }))).toBe("ticket.not_found");
    expect(await refusal(other.share({ ticketId: someId("ticket") }))).toBe("ticket.not_found");

    const { token, id } = await share();
    const [row] = await deps.db.select().from(ticketShares).where(eq(ticketShares.ticketId, ticket.id));
    expect(row?.id).toBe(id);
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("shows nothing any more once it was taken back; its maker alone can do that", async () => {
    const { deps, driver, visitor, share, ticket } = await scene();
    const [first, second] = [await share(), await share()];
    const other = callerFor(deps, (await makeActor(deps.db, "driver")).actor).driver.tickets;
    expect(await refusal(other.revokeShare({ shareId: first.id }))).toBe("share.not_found");
    expect((await other.shares({ ticketId: ticket.id })).items).toEqual([]);

    expect(await driver.revokeShare({ shareId: first.id })).toEqual({ revoked: true });
    expect(await refusal(visitor.get({ token: first.token }))).toBe("share.not_found");
    expect((await visitor.get({ token: second.token })).ticketNumber).toBe(ticket.ticketNumber);
    expect((await driver.shares({ ticketId: ticket.id })).items.map(({ id }) => id)).toEqual([second.id]);
    expect(await refusal(driver.revokeShare({ shareId: first.id }))).toBe("share.not_found");
  });

  it("answers a token that never was like one that has ended", async () => {
    const { visitor } = await scene();
    for (const token of ["", "0".repeat(40), "' OR 1=1 --"]) {
      expect(await refusal(visitor.get({ token }))).toBe("share.not_found");
    }
  });
});

describe("Photos behind a link", () => {
  it("are shown only where that was ticked, the driver's alone, and as long as the link works", async () => {
    const made = await scene();
    const { deps, actor, visitor, share } = made;
    const own = await keepPhoto(made, actor.userId);
    const ofStaff = await keepPhoto(made, (await makeUser(deps.db, { roles: ["tech"] })).id);
    const [without, withThem] = [await share(false), await share(true)];

    expect((await visitor.get({ token: without.token })).photoIds).toEqual([]);
    expect((await visitor.get({ token: withThem.token })).photoIds).toEqual([own]);

    const open = (token: string, photoId: string) =>
      openSharedPhoto({ actor: null, deps, input: { token, photoId, size: "full", has: null } });
    expect((await open(withThem.token, own)).photo?.bytes).toBe(3);
    expect(await refusal(open(without.token, own))).toBe("photo.not_found");
    expect(await refusal(open(withThem.token, ofStaff))).toBe("photo.not_found");
    expect(await refusal(open(withThem.token, someId("photo")))).toBe("photo.not_found");
    deps.clock.advance(shareLength);
    expect(await refusal(open(withThem.token, own))).toBe("photo.not_found");
  });
});
