import { type Role, roles } from "#domain/access/roles.ts";
import { DomainError } from "#domain/errors.ts";
import { randomBytes } from "#worker/integrations/random.ts";
import { systemClock } from "#worker/integrations/system-clock.ts";
import { grantRole } from "#worker/services/users/grant-role.ts";
import { CommandError, runCommand } from "../command-error.ts";
import { withDatabase } from "../runtime/with-database.ts";
import { readSettings } from "../settings/settings.ts";

const projectRoot = process.cwd();

/** npm run grant -- EMAIL ROLE: how the first administrator of a deployment comes to be. */
await runCommand(async () => {
  const [email, role] = process.argv.slice(2);
  if (!email || !isRole(role)) throw new CommandError(`Use: npm run grant -- EMAIL ${roles.join("|")}`);
  const settings = readSettings({ projectRoot, environment: process.env });
  await withDatabase(settings, projectRoot, async (db) => {
    try {
      await grantRole({ actor: null, deps: { db, clock: systemClock, randomBytes }, input: { email, role } });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "user.not_found") throw error;
      throw new CommandError(`There is no account with the e-mail ${email}: sign up first.`);
    }
  });
  process.stdout.write(`${email} has the role ${role} from the next sign-in on.\n`);
});

function isRole(role: string | undefined): role is Role {
  return roles.some((known) => known === role);
}
