import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { StaffLanguage } from "#domain/languages/languages.ts";
import { type Page, pageOf } from "#domain/paging.ts";
import type { ListTechsInput } from "#domain/techs/inputs.ts";
import type { Db } from "../client.ts";
import { techProfiles, userProfiles, userRoles, users } from "../schema/index.ts";
import { type AuditEntry, auditInsert, auditInsertIf } from "./audit.ts";
import { containsPatterns } from "./full-text.ts";
import { userSessionsDelete } from "./sessions.ts";
import { canTakeTickets } from "./tech-availability.ts";
import { ticketsRelease } from "./ticket-release.ts";
import { isUniqueViolation } from "./unique-violation.ts";

const techFields = {
  id: techProfiles.id,
  userId: techProfiles.userId,
  fullName: techProfiles.fullName,
  email: techProfiles.email,
  phone: techProfiles.phone,
  languages: techProfiles.languages,
  specializations: techProfiles.specializations,
  isAvailable: techProfiles.isAvailable,
  createdAt: techProfiles.createdAt,
};

/** Unfinished tickets of the technician; read from the index that holds no others. */
const openTickets = sql<number>`(select count(*) from support_tickets
  where support_tickets.assigned_to = tech_profiles.user_id and support_tickets.status in ('open', 'in_progress'))`;

function selectTechs(db: Db) {
  return db.select({ ...techFields, openTickets: openTickets.as("open_tickets") }).from(techProfiles);
}

export type TechRow = Awaited<ReturnType<typeof selectTechs>>[number];

/** Technicians in order of their names, found by name or e-mail; `available`: those who may be given a ticket. */
export async function listTechs(
  db: Db,
  { cursor, limit, q, available }: ListTechsInput & { readonly available: boolean },
): Promise<Page<TechRow>> {
  const rows = await selectTechs(db)
    .where(and(available ? canTakeTickets() : undefined, q === "" ? undefined : named(q), after(cursor)))
    .orderBy(asc(techProfiles.fullName), asc(techProfiles.id))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => `${last.id}.${last.fullName}`);
}

function named(typed: string): SQL {
  const matches = containsPatterns(typed).map(
    (pattern) =>
      sql`${techProfiles.fullName} like ${pattern} escape '\\' or ${techProfiles.email} like ${pattern} escape '\\'`,
  );
  return sql`(${sql.join(matches, sql` or `)})`;
}

function after(cursor: string | null | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const end = cursor.indexOf(".");
  return sql`(${techProfiles.fullName}, ${techProfiles.id}) > (${cursor.slice(end + 1)}, ${cursor.slice(0, end)})`;
}

/** One technician; null when there is none. */
export async function findTech(db: Db, techId: string): Promise<TechRow | null> {
  const [row] = await selectTechs(db).where(eq(techProfiles.id, techId));
  return row ?? null;
}

/** True when there is such an account and it is in use. */
export async function isUsableAccount(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt), isNull(users.erasedAt)));
  return found.length > 0;
}

export interface NewTech {
  readonly id: string;
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly languages: readonly StaffLanguage[];
  readonly specializations: readonly string[];
  readonly isAvailable: boolean;
}

interface Grant {
  readonly audit: AuditEntry;
  /** A session of the account that goes on: the administrator's own, should it be theirs. */
  readonly keptSessionId: string;
}

/**
 * Profile, role, answered application and record in one transaction and one round trip. The account's sessions end, so
 * that the role begins with a new sign-in. False, and nothing written, when there is a profile already.
 */
export async function createTechIfNew(db: Db, tech: NewTech, { audit, keptSessionId }: Grant): Promise<boolean> {
  const { userId } = tech;
  const now = audit.createdAt;
  try {
    await db.batch([
      db.insert(techProfiles).values({ ...tech, createdAt: now, updatedAt: now }),
      db
        .insert(userRoles)
        .values({ userId, role: "tech", grantedBy: audit.actorId, createdAt: now })
        .onConflictDoNothing(),
      db.update(userProfiles).set({ techRequestedAt: null }).where(eq(userProfiles.id, userId)),
      userSessionsDelete(db, userId, keptSessionId),
      auditInsert(db, audit),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "tech_profiles.user_id")) return false;
    throw error;
  }
}

type Changeable = Omit<NewTech, "id" | "userId" | "email">;
/** What is absent or undefined stays. */
export type TechChanges = { readonly [Field in keyof Changeable]?: Changeable[Field] | undefined };

/** Changes a profile and writes the record of it; null when there is none. One round trip. */
export async function updateTech(
  db: Db,
  techId: string,
  { changes, audit }: { readonly changes: TechChanges; readonly audit: AuditEntry },
): Promise<TechRow | null> {
  const [, , [row]] = await db.batch([
    db.run(auditInsertIf(audit, exists(techId))),
    db
      .update(techProfiles)
      .set({ ...changes, updatedAt: audit.createdAt })
      .where(eq(techProfiles.id, techId)),
    selectTechs(db).where(eq(techProfiles.id, techId)),
  ]);
  return row ?? null;
}

/**
 * Deletes a profile, takes the role away, ends the sessions and sets the technician's unfinished tickets free, all or
 * nothing, in one round trip. Answers the ids of those tickets; null when the profile was gone already.
 */
export async function removeTech(
  db: Db,
  removal: {
    readonly tech: { readonly id: string; readonly userId: string };
    readonly actor: { readonly userId: string; readonly name: string };
  } & Grant,
): Promise<readonly string[] | null> {
  const { tech, actor, audit, keptSessionId } = removal;
  const { userId } = tech;
  const when = sql`not exists (select 1 from tech_profiles where user_id = ${userId})`;
  const [, deleted, , , , released] = await db.batch([
    db.run(auditInsertIf(audit, exists(tech.id))),
    db.delete(techProfiles).where(eq(techProfiles.id, tech.id)).returning({ id: techProfiles.id }),
    db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, "tech"), when)),
    userSessionsDelete(db, userId, keptSessionId),
    ...ticketsRelease(db, { userId, actor, now: audit.createdAt, when }),
  ]);
  return deleted.length === 0 ? null : released.map(({ id }) => id);
}

function exists(techId: string): SQL {
  return sql`exists (select 1 from tech_profiles where id = ${techId})`;
}
