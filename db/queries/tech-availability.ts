import { type SQL, sql } from "drizzle-orm";

/** A technician who may be given a ticket: available, with the role, and with an account that is in use. */
export function canTakeTickets(): SQL {
  return sql`(tech_profiles.is_available = 1
    and exists (select 1 from user_roles where user_id = tech_profiles.user_id and role = 'tech')
    and exists (select 1 from users where id = tech_profiles.user_id and disabled_at is null and erased_at is null))`;
}
