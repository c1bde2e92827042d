import { type Role, roles } from "#domain/access/roles.ts";
import { DomainError } from "#domain/errors.ts";
import { randomBytes } from "#worker/adapters/random.ts";
import { systemClock } from "#worker/adapters/system-clock.ts";
import { resetLostFactor } from "#worker/services/security/reset-lost-factor.ts";
import { grantRole } from "#worker/services/users/grant-role.ts";
import { CommandError, runCommand } from "../command-error.ts";
import { withDatabase } from "../runtime/with-database.ts";
import { readSettings } from "../settings/settings.ts";

const projectRoot = process.cwd();
const resetOption = "--reset-second-factor";

/**
 * npm run grant -- EMAIL ROLE makes the first administrator of a deployment;
 * npm run grant -- EMAIL --reset-second-factor helps the sole administrator who lost phone and recovery codes.
 */
await runCommand(async () => {
  const [email, wanted] = process.argv.slice(2);
  if (!email || (wanted !== resetOption && !isRole(wanted))) {
    throw new CommandError(`Use: npm run grant -- EMAIL ${roles.join("|")}, or npm run grant -- EMAIL ${resetOption}`);
  }
  const settings = readSettings({ projectRoot, environment: process.env });
  const done = await withDatabase(settings, projectRoot, async (db) => {
    const deps = { db, clock: systemClock, randomBytes };
    try {
      if (isRole(wanted)) {
        await grantRole({ actor: null, deps, input: { email, role: wanted } });
        return `${email} has the role ${wanted} from the next sign-in on.`;
      }
      await resetLostFactor({ deps, input: { email } });
      return `${email} is signed out everywhere and signs in with the password alone. Set up two-step sign-in again.`;
    } catch (error) {
      throw error instanceof DomainError ? sentenceOf(error, email) : error;
    }
  });
  process.stdout.write(`${done}\n`);
});

function isRole(role: string | undefined): role is Role {
  return roles.some((known) => known === role);
}

function sentenceOf(error: DomainError, email: string): Error {
  switch (error.code) {
    case "user.not_found":
      return new CommandError(`There is no account with the e-mail ${email}: sign up first.`);
    case "second_factor.not_enrolled":
      return new CommandError(`${email} has no two-step sign-in: there is nothing to reset.`);
    default:
      return error;
  }
}
