import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { tierId } from "#db/queries/tiers.ts";
import {
  conversations,
  fleetTrucks,
  photos,
  repairHistory,
  sessions,
  supportTickets,
  techProfiles,
  userProfiles,
  userRoles,
  userSubscriptions,
  users,
} from "#db/schema/index.ts";
import type { Role } from "#domain/access/roles.ts";
import { newTrial, type SubscriptionStatus } from "#domain/access/subscription.ts";
import type { TierName } from "#domain/billing/plans.ts";
import { crockford, type IdKind, newId, type RandomBytes } from "#domain/ids.ts";
import { newTicketNumber } from "#domain/tickets/ticket-number.ts";
import { responseDueAt } from "#domain/tickets/urgency.ts";

/** The password of every factory-made user, and its hash in the format of the sign-in (so that no test waits for scrypt). */
export const factoryPassword = "night-haul-77";
export const factoryPasswordHash =
  "scrypt$15$8$1$cm9hZGZsYXJlLXRlc3RzIQ$10f4HQG7Bk8vRFp8dAHNbg8v_iiBHJL6sebdmVJ8JJTuhEHLdQNb7hqixv-JNEnO3ADTSozbHLeG8_ZvvKZuKg";

/** Real randomness for tests: everything that they make is unique. */
export const randomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** A new id of a kind, from real randomness. */
export function someId(kind: IdKind): string {
  return newId(kind, randomBytes);
}

type User = typeof users.$inferSelect;
type Profile = typeof userProfiles.$inferSelect;
type Subscription = typeof userSubscriptions.$inferSelect;

interface SubscriptionOptions {
  readonly status?: SubscriptionStatus;
  readonly tierName?: TierName;
  readonly trialStart?: number | null;
  readonly trialEnd?: number | null;
  readonly pastDueSince?: number | null;
  readonly stripeCustomerId?: string | null;
  readonly stripeSubscriptionId?: string | null;
}

export interface UserOptions {
  readonly email?: string;
  readonly fullName?: string | null;
  readonly companyName?: string | null;
  readonly phone?: string | null;
  readonly passwordHash?: string;
  readonly roles?: readonly Role[];
  /** Without it a trial of 14 days for drivers and none for staff; null for none at all. */
  readonly subscription?: SubscriptionOptions | null;
  /** Verified at `now` unless told; null for an address that is not verified. */
  readonly emailVerifiedAt?: number | null;
  readonly disabledAt?: number | null;
  readonly techRequestedAt?: number | null;
  readonly now?: number;
}

export interface MadeUser extends User {
  readonly profile: Profile;
  readonly roles: readonly Role[];
  readonly subscription: Subscription | null;
}

/** An account with its profile, roles and subscription; a technician also gets a profile as a technician. */
export async function makeUser(db: Db, options: UserOptions = {}): Promise<MadeUser> {
  const now = options.now ?? Date.now();
  const id = someId("user");
  const suffix = id.slice(-8).toLowerCase();
  const email = options.email ?? `user-${suffix}@example.test`;
  const roles = options.roles ?? [];
  const fullName = options.fullName === undefined ? `Test Person ${suffix}` : options.fullName;
  const wanted = options.subscription === undefined ? (roles.length === 0 ? {} : null) : options.subscription;
  const subscription = wanted === null ? null : subscriptionRow(id, wanted, now);
  // One round trip: an interactive transaction is ended by the server when a busy machine takes too long.
  const [[user], [profile], [kept]] = await db.batch([
    db
      .insert(users)
      .values({
        id,
        email,
        passwordHash: options.passwordHash ?? factoryPasswordHash,
        createdAt: now,
        disabledAt: options.disabledAt ?? null,
        emailVerifiedAt: options.emailVerifiedAt === undefined ? now : options.emailVerifiedAt,
      })
      .returning(),
    db
      .insert(userProfiles)
      .values({
        id,
        email,
        fullName,
        companyName: options.companyName ?? null,
        phone: options.phone ?? null,
        techRequestedAt: options.techRequestedAt ?? null,
        createdAt: now,
      })
      .returning(),
    // SQLite has no insert of no rows: without a subscription this one reads none.
    subscription === null
      ? db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, id))
      : db.insert(userSubscriptions).values(subscription).returning(),
    ...roles.map((role) => db.insert(userRoles).values({ userId: id, role, createdAt: now })),
    ...(roles.includes("tech") ? [db.insert(techProfiles).values(techRow(id, fullName ?? email, email, now))] : []),
  ]);
  return { ...made(user), profile: made(profile), roles, subscription: kept ?? null };
}

function techRow(userId: string, fullName: string, email: string, now: number) {
  return {
    id: someId("tech"),
    userId,
    fullName,
    email,
    languages: ["en" as const],
    specializations: [],
    createdAt: now,
    updatedAt: now,
  };
}

function subscriptionRow(userId: string, options: SubscriptionOptions, now: number) {
  const status = options.status ?? "trialing";
  const trial = newTrial(now);
  return {
    id: someId("subscription"),
    userId,
    tierId: tierId(options.tierName ?? "solo_driver"),
    status,
    trialStart: options.trialStart === undefined ? trial.trialStart : options.trialStart,
    trialEnd: options.trialEnd === undefined ? trial.trialEnd : options.trialEnd,
    pastDueSince: options.pastDueSince ?? (status === "past_due" ? now : null),
    stripeCustomerId: options.stripeCustomerId ?? null,
    stripeSubscriptionId: options.stripeSubscriptionId ?? null,
    updatedAt: now,
  };
}

/** A truck of a driver, who is made when `userId` is not given. */
export async function makeTruck(db: Db, options: Partial<typeof fleetTrucks.$inferInsert> = {}) {
  const now = options.createdAt ?? Date.now();
  const [truck] = await db
    .insert(fleetTrucks)
    .values({
      id: someId("truck"),
      brand: "Freightliner",
      year: 2020,
      model: "Cascadia",
      truckName: `Unit ${crockford(4, randomBytes)}`,
      createdAt: now,
      updatedAt: now,
      ...options,
      userId: options.userId ?? (await makeUser(db)).id,
    })
    .returning();
  return made(truck);
}

/** A repair that its driver wrote down, of a truck. */
export async function makeRepair(
  db: Db,
  truckId: string,
  options: Pick<typeof repairHistory.$inferInsert, "summary" | "repairDate">,
) {
  await db
    .insert(repairHistory)
    .values({ id: someId("repair"), truckId, kind: "manual", createdAt: options.repairDate, ...options });
}

/** A conversation without messages, of a driver who is made when `userId` is not given. */
export async function makeConversation(db: Db, options: Partial<typeof conversations.$inferInsert> = {}) {
  const now = options.createdAt ?? Date.now();
  const [conversation] = await db
    .insert(conversations)
    .values({
      id: someId("conversation"),
      brand: "Kenworth",
      year: 2019,
      model: "T680",
      language: "en",
      createdAt: now,
      updatedAt: now,
      ...options,
      userId: options.userId ?? (await makeUser(db)).id,
    })
    .returning();
  return made(conversation);
}

/** An open ticket, of a driver who is made when `userId` is not given. No ticket event is written. */
export async function makeTicket(db: Db, options: Partial<typeof supportTickets.$inferInsert> = {}) {
  const now = options.createdAt ?? Date.now();
  const urgencyLevel = options.urgencyLevel ?? "medium";
  const [ticket] = await db
    .insert(supportTickets)
    .values({
      id: someId("ticket"),
      ticketNumber: newTicketNumber(randomBytes),
      submissionId: crypto.randomUUID(),
      status: "open",
      responseDueAt: responseDueAt(urgencyLevel, null, now),
      contactName: `Driver ${crockford(6, randomBytes)}`,
      contactPhone: "+1-555-555-0123",
      preferredLanguage: "en",
      truckBrand: "Freightliner",
      truckYear: 2020,
      truckModel: "Cascadia",
      issueDescription: "Air pressure drops when parked.",
      locationAddress: "I-80 mile marker 102, Elko, NV",
      chatHistory: [],
      createdAt: now,
      updatedAt: now,
      ...options,
      urgencyLevel,
      userId: options.userId ?? (await makeUser(db)).id,
    })
    .returning();
  return made(ticket);
}

/** A photo's row (the store is not touched), of a driver who is made when `userId` is not given. */
export async function makePhoto(db: Db, options: Partial<typeof photos.$inferInsert> = {}) {
  const [photo] = await db
    .insert(photos)
    .values({
      id: someId("photo"),
      type: "image/jpeg",
      bytes: 1000,
      width: 640,
      height: 480,
      createdAt: Date.now(),
      ...options,
      userId: options.userId ?? (await makeUser(db)).id,
    })
    .returning();
  return made(photo);
}

export interface MadeSession {
  /** What the cookie `session` holds. */
  readonly token: string;
  /** The session's row: the token's SHA-256 in hexadecimal. */
  readonly id: string;
  /** Ready for a request: `session=<token>`. */
  readonly cookie: string;
}

/** A signed-in device of a user: 30 days from now unless told otherwise. */
export async function makeSession(
  db: Db,
  userId: string,
  options: { readonly expiresAt?: number; readonly userAgent?: string | null; readonly now?: number } = {},
): Promise<MadeSession> {
  const now = options.now ?? Date.now();
  const token = crockford(40, randomBytes).toLowerCase();
  const id = await sha256Hex(token);
  await db.insert(sessions).values({
    id,
    userId,
    expiresAt: options.expiresAt ?? now + 30 * 86_400_000,
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    userAgent: options.userAgent ?? null,
  });
  return { token, id, cookie: `session=${token}` };
}

async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function made<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("the database returned no row for an insert");
  return row;
}
