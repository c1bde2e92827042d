import { copyRoomItems, type RoomCopyRow } from "#db/queries/room-copy.ts";
import {
  conversationMessages,
  distressSignals,
  livePlaces,
  mailOutbox,
  messageTranslations,
  partsOrders,
  pushSubscriptions,
  recoveryCodes,
  repairHistory,
  secondFactors,
  signInChallenges,
  signIns,
  ticketEvents,
} from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import type { TestDeps } from "#tests/support/deps.ts";
import { makeConversation, makePhoto, makeSession, makeTicket, makeTruck, someId } from "#tests/support/factories.ts";

type Line = Pick<RoomCopyRow, "audience" | "message" | "senderType"> & Partial<RoomCopyRow>;

/** Copies lines as the room of a ticket does. */
export async function copyLines(deps: TestDeps, ticketId: string, lines: readonly Line[]): Promise<void> {
  const rows = lines.map((line, index) => ({
    id: someId("item"),
    ticketId,
    epoch: "first",
    seq: index + 1,
    kind: "message" as const,
    senderId: null,
    senderName: "Somebody",
    photoIds: [],
    clientId: crypto.randomUUID(),
    createdAt: index,
    ...line,
  }));
  await copyRoomItems(deps.db, ticketId, rows);
}

/** Keeps a photo's bytes in the store, beside its row. */
export async function keepPhoto(deps: TestDeps, options: Parameters<typeof makePhoto>[1]): Promise<string> {
  const { id } = await makePhoto(deps.db, options);
  await deps.photos.put(id, "full", new Uint8Array([1, 2, 3]), "image/jpeg");
  await deps.photos.put(id, "thumb", new Uint8Array([1]), "image/jpeg");
  return id;
}

/** A driver who left something in every place there is. Everything that they wrote holds `word`, which nobody else has. */
export async function makeWholePerson(deps: TestDeps) {
  const { db } = deps;
  const word = `zq${crypto.randomUUID().slice(0, 8)}`;
  const email = `${word}@example.test`;
  const driver = await makeActor(db, "driver", {
    email,
    fullName: `Dana ${word}`,
    companyName: `Haul ${word}`,
    phone: "+1 775 555 0188",
  });
  const userId = driver.user.id;
  const tech = await makeActor(db, "tech", { fullName: "Sam Wrench" });
  const now = deps.clock.now();

  const truck = await makeTruck(db, { userId, truckName: `Unit ${word}`, vin: "1FUJGLDR0CSBX1234" });
  const retired = await makeTruck(db, { userId, truckName: `Old ${word}`, isActive: false });
  await db.insert(repairHistory).values({
    id: someId("repair"),
    truckId: truck.id,
    kind: "manual",
    summary: `Belt of ${word}`,
    repairDate: now,
    createdAt: now,
  });
  const conversation = await makeConversation(db, { userId, truckId: truck.id, summary: `Summary ${word}` });
  await db
    .insert(conversationMessages)
    .values([
      message(conversation.id, "user", `It hisses ${word}`, 1),
      message(conversation.id, "assistant", `Where does it hiss, ${word}?`, 2),
    ]);
  const ticket = await makeTicket(db, {
    userId,
    truckId: truck.id,
    conversationId: conversation.id,
    contactName: `Dana ${word}`,
    contactEmail: email,
    issueDescription: `Air is lost ${word}`,
    internalNotes: `staff think of ${word}`,
    chatHistory: [{ role: "user", content: `It hisses ${word}` }],
  });
  await db.insert(ticketEvents).values({
    id: someId("event"),
    ticketId: ticket.id,
    type: "ticket.submitted",
    version: 1,
    actorId: userId,
    actorName: `Dana ${word}`,
    audience: "everyone",
    data: {},
    createdAt: now,
    toldAt: now,
  });
  const itemId = someId("item");
  await copyLines(deps, ticket.id, [
    {
      id: itemId,
      audience: "everyone",
      senderType: "driver",
      senderId: userId,
      senderName: `Dana ${word}`,
      message: `Hi ${word}`,
    },
    { audience: "staff", senderType: "support", message: `a secret of the staff about ${word}` },
    { audience: "everyone", senderType: "support", message: `On my way, ${word}` },
  ]);
  const translated = { ticketId: ticket.id, writtenIn: "en", createdAt: now } as const;
  await db.insert(messageTranslations).values([
    { ...translated, itemId, language: "es", audience: "everyone", translation: `Hola ${word}` },
    { ...translated, itemId, language: "en", audience: "everyone", translation: null },
    { ...translated, itemId: someId("item"), language: "es", audience: "staff", translation: `un secreto de ${word}` },
  ]);
  for (const key of [`translate:${userId}`, `chat:${userId}`, `billing-check:${userId}`, `sign-in:${email}`]) {
    await deps.limits.hit({ key, limit: 1, windowMs: 1000 });
  }
  await db.insert(partsOrders).values({
    id: someId("part"),
    ticketId: ticket.id,
    partsDescription: `Hose for ${word}`,
    price: 4250,
    createdAt: now,
    updatedAt: now,
  });
  const loosePhoto = await keepPhoto(deps, { userId });
  const ticketPhoto = await keepPhoto(deps, { userId, ticketId: ticket.id });
  const staffPhoto = await keepPhoto(deps, { userId: tech.user.id, ticketId: ticket.id });
  const caller = callerFor(deps, driver.actor);
  const { url } = await caller.driver.tickets.share({ ticketId: ticket.id, withPhotos: true });
  await db
    .insert(distressSignals)
    .values({ ticketId: ticket.id, signalledAt: now, seenAt: now, seenName: `for ${word}` });
  await db.insert(livePlaces).values({
    ticketId: ticket.id,
    sharingId: `phone of ${word}`,
    startedAt: now,
    endsAt: now + 3_600_000,
    latitude: 41.1502,
    longitude: -104.7811,
    measuredAt: now,
    receivedAt: now,
  });
  await makeSession(db, userId, { userAgent: `Phone of ${word}` });
  await db.insert(secondFactors).values({ userId, sealedSecret: word, createdAt: now });
  await db.insert(recoveryCodes).values({ userId, codeHash: word, createdAt: now });
  await db.insert(signInChallenges).values({ id: word, userId, createdAt: now, expiresAt: now });
  await db.insert(signIns).values({
    id: someId("signIn"),
    userId,
    outcome: "signed_in",
    network: "203.0.113.x",
    userAgent: word,
    createdAt: now,
  });
  await db.insert(pushSubscriptions).values({
    id: crypto.randomUUID(),
    userId,
    endpoint: `https://push.example.test/${word}`,
    p256dh: "key",
    auth: "secret",
    createdAt: now,
  });
  const mail = (recipient: string, text: string) => ({
    id: someId("mail"),
    recipient,
    subject: `About ${word}`,
    text,
    html: "",
    createdAt: now,
  });
  await db
    .insert(mailOutbox)
    .values([
      mail(email, `Hello ${word}`),
      mail("sales@example.test", `Dana ${word} asks about the enterprise plan. E-mail: ${email}`),
      mail(tech.user.email, `Nobody has taken ticket ${ticket.ticketNumber}. Place: ${word}`),
    ]);
  const shareToken = url.split("/s/")[1] ?? "";
  const photos = { loose: loosePhoto, onTicket: ticketPhoto, byStaff: staffPhoto };
  return { word, email, driver, userId, tech, caller, truck, retired, conversation, ticket, photos, shareToken };
}

function message(conversationId: string, role: "user" | "assistant", content: string, createdAt: number) {
  return { id: someId("message"), conversationId, turnId: "trn_1", role, content, photoIds: [], createdAt };
}
