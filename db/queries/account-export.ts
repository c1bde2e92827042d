import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "../client.ts";
import {
  cannedResponses,
  distressSignals,
  fleetInvites,
  fleetMembers,
  fleets,
  livePlaces,
  pushSubscriptions,
  secondFactors,
  sessions,
  signIns,
  subscriptionTiers,
  supportTickets,
  techProfiles,
  ticketShares,
  userProfiles,
  userRoles,
  userSubscriptions,
  users,
} from "../schema/index.ts";
import { listsOf, readRest } from "./account-lists.ts";

/** Everything that the database has of a person, apart from what is for the staff; null when there is no account. */
export async function readAccountData(db: Db, userId: string) {
  const lists = listsOf(db, userId);
  const [
    [account],
    roles,
    [technician],
    [subscription],
    owned,
    [membership],
    devices,
    attempts,
    [secondFactor],
    pushes,
    shares,
    live,
    distress,
    replies,
    trucks,
    repairs,
    talks,
    messages,
    tickets,
    lines,
    translations,
    parts,
    pictures,
    records,
  ] = await db.batch([
    selectAccount(db, userId),
    db
      .select({ role: userRoles.role, createdAt: userRoles.createdAt })
      .from(userRoles)
      .where(eq(userRoles.userId, userId)),
    selectTechnician(db, userId),
    selectSubscription(db, userId),
    db
      .select({
        createdAt: fleets.createdAt,
        invited: fleetInvites.email,
        invitedAt: fleetInvites.createdAt,
        acceptedAt: fleetInvites.acceptedAt,
      })
      .from(fleets)
      .leftJoin(fleetInvites, eq(fleetInvites.fleetId, fleets.id))
      .where(eq(fleets.ownerId, userId)),
    db.select({ joinedAt: fleetMembers.joinedAt }).from(fleetMembers).where(eq(fleetMembers.userId, userId)),
    db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    // Ninety days of them: a thousand is more than an account's limits let happen in ordinary use.
    db
      .select({
        outcome: signIns.outcome,
        factor: signIns.factor,
        network: signIns.network,
        userAgent: signIns.userAgent,
        createdAt: signIns.createdAt,
      })
      .from(signIns)
      .where(eq(signIns.userId, userId))
      .orderBy(desc(signIns.seq))
      .limit(1000),
    db.select({ enrolledAt: secondFactors.confirmedAt }).from(secondFactors).where(eq(secondFactors.userId, userId)),
    db
      .select({ language: pushSubscriptions.language, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
    db
      .select({
        ticketId: ticketShares.ticketId,
        withPhotos: ticketShares.withPhotos,
        createdAt: ticketShares.createdAt,
        expiresAt: ticketShares.expiresAt,
        revokedAt: ticketShares.revokedAt,
      })
      .from(ticketShares)
      .where(eq(ticketShares.createdBy, userId)),
    selectLivePlaces(db, userId),
    selectDistress(db, userId),
    db
      .select({
        shortcut: cannedResponses.shortcut,
        title: cannedResponses.title,
        texts: cannedResponses.texts,
        createdAt: cannedResponses.createdAt,
        updatedAt: cannedResponses.updatedAt,
      })
      .from(cannedResponses)
      .where(eq(cannedResponses.ownerId, userId)),
    lists.trucks.select(""),
    lists.repairs.select(""),
    lists.conversations.select(""),
    lists.messages.select(0),
    lists.tickets.select(0),
    lists.lines.select(0),
    lists.translations.select(0),
    lists.parts.select(0),
    lists.photos.select(""),
    lists.records.select(0),
  ]);
  if (account === undefined) return null;
  return {
    account: { ...account, roles },
    technician: technician ?? null,
    subscription: subscription ?? null,
    fleet: { owned, joinedAt: membership?.joinedAt ?? null },
    sessions: devices,
    signIns: attempts,
    secondFactor: secondFactor ?? null,
    pushSubscriptions: pushes,
    shares,
    livePlaces: live,
    distress,
    replies,
    trucks: await readRest(lists.trucks, trucks),
    repairs: await readRest(lists.repairs, repairs),
    conversations: await readRest(lists.conversations, talks),
    messages: await readRest(lists.messages, messages),
    tickets: await readRest(lists.tickets, tickets),
    lines: await readRest(lists.lines, lines),
    translations: await readRest(lists.translations, translations),
    parts: await readRest(lists.parts, parts),
    photos: await readRest(lists.photos, pictures),
    records: await readRest(lists.records, records),
  };
}

export type AccountData = NonNullable<Awaited<ReturnType<typeof readAccountData>>>;

function selectAccount(db: Db, userId: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: userProfiles.fullName,
      companyName: userProfiles.companyName,
      phone: userProfiles.phone,
      lastLanguage: userProfiles.lastLanguage,
      repliesByMail: userProfiles.repliesByMail,
      techRequestedAt: userProfiles.techRequestedAt,
      memberSince: users.createdAt,
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.id, users.id))
    .where(eq(users.id, userId));
}

/** The device's own name for its sharing is left out: with it one could send in its stead. */
function selectLivePlaces(db: Db, userId: string) {
  const { sharingId: _door, ...fields } = getTableColumns(livePlaces);
  return db
    .select(fields)
    .from(livePlaces)
    .innerJoin(supportTickets, eq(supportTickets.id, livePlaces.ticketId))
    .where(eq(supportTickets.userId, userId));
}

function selectDistress(db: Db, userId: string) {
  return db
    .select(getTableColumns(distressSignals))
    .from(distressSignals)
    .innerJoin(supportTickets, eq(supportTickets.id, distressSignals.ticketId))
    .where(eq(supportTickets.userId, userId));
}

function selectTechnician(db: Db, userId: string) {
  return db
    .select({
      fullName: techProfiles.fullName,
      displayName: techProfiles.displayName,
      email: techProfiles.email,
      phone: techProfiles.phone,
      languages: techProfiles.languages,
      specializations: techProfiles.specializations,
      isAvailable: techProfiles.isAvailable,
      createdAt: techProfiles.createdAt,
      updatedAt: techProfiles.updatedAt,
    })
    .from(techProfiles)
    .where(eq(techProfiles.userId, userId));
}

function selectSubscription(db: Db, userId: string) {
  return db
    .select({
      tierName: subscriptionTiers.tierName,
      status: userSubscriptions.status,
      trialStart: userSubscriptions.trialStart,
      trialEnd: userSubscriptions.trialEnd,
      currentPeriodEnd: userSubscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: userSubscriptions.cancelAtPeriodEnd,
      pastDueSince: userSubscriptions.pastDueSince,
      billingInterval: userSubscriptions.billingInterval,
      scheduledTierName: userSubscriptions.scheduledTierName,
      scheduledInterval: userSubscriptions.scheduledInterval,
      stripeCustomerId: userSubscriptions.stripeCustomerId,
      stripeSubscriptionId: userSubscriptions.stripeSubscriptionId,
      updatedAt: userSubscriptions.updatedAt,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(eq(userSubscriptions.userId, userId));
}
