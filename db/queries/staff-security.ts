import { asc, eq, isNull, sql } from "drizzle-orm";
import { type Role, roles } from "#domain/access/roles.ts";
import type { Db } from "../client.ts";
import { staffSettings, userProfiles, users } from "../schema/index.ts";
import { type AuditEntry, auditInsertIf } from "./audit.ts";
import { isEnrolled } from "./second-factors.ts";

/** More members of staff than that are not listed. */
const listedStaff = 500;

/** Whether all staff must have a second factor, and who of them has one; those without first. One round trip. */
export async function readStaffSecurity(db: Db) {
  const [[setting], staff] = await db.batch([
    db.select({ isOn: staffSettings.isOn }).from(staffSettings).where(eq(staffSettings.name, "second_factor_required")),
    db
      .select({
        userId: users.id,
        name: userProfiles.fullName,
        email: users.email,
        roles: sql<string>`(select json_group_array(role) from user_roles where user_roles.user_id = users.id)`,
        enrolledAt: sql<number | null>`(select confirmed_at from second_factors
          where second_factors.user_id = users.id)`.as("enrolled_at"),
      })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.id, users.id))
      .where(sql`exists (select 1 from user_roles where user_roles.user_id = ${users.id}) and ${isNull(users.erasedAt)}
        and ${isNull(users.disabledAt)}`)
      .orderBy(sql`enrolled_at is not null`, asc(userProfiles.fullName), asc(users.id))
      .limit(listedStaff),
  ]);
  return {
    required: setting?.isOn ?? false,
    staff: staff.map(({ roles: held, ...member }) => ({ ...member, roles: rolesOf(held) })),
  };
}

function rolesOf(json: string): readonly Role[] {
  const held: readonly unknown[] = JSON.parse(json);
  return roles.filter((role) => held.includes(role));
}

/**
 * Says whether all staff must have a second factor. To require it, the administrator must have one: false, and nothing
 * written, when not. Saying it again writes nothing and is true.
 */
export async function setSecondFactorRequired(
  db: Db,
  change: { readonly required: boolean; readonly audit: AuditEntry },
): Promise<boolean> {
  const { required, audit } = change;
  const actorId = audit.actorId ?? "";
  const allowed = required ? isEnrolled(actorId) : sql`1`;
  const differs = sql`coalesce((select is_on from staff_settings where name = 'second_factor_required'), 0)
    <> ${required ? 1 : 0}`;
  const done = sql`exists (select 1 from audit_log where id = ${audit.id})`;
  const [, , [now]] = await db.batch([
    db.run(auditInsertIf(audit, sql`${allowed} and ${differs}`)),
    db.run(sql`insert into staff_settings (name, is_on, changed_by, changed_at)
      select 'second_factor_required', ${required ? 1 : 0}, ${actorId}, ${audit.createdAt} where ${done}
      on conflict (name) do update set is_on = excluded.is_on, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at`),
    db.select({ isOn: staffSettings.isOn }).from(staffSettings).where(eq(staffSettings.name, "second_factor_required")),
  ]);
  return (now?.isOn ?? false) === required;
}
