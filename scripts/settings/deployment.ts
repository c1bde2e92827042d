import type { RawSettings } from "#worker/env.ts";
import { CommandError } from "../command-error.ts";
import { checkPayments } from "./payments.ts";
import { isLoopback, type Settings } from "./settings.ts";

type Name = keyof RawSettings;

/** Without these a deployment would send no mail, or show fictitious telephone numbers to people in trouble. */
const required: readonly Name[] = [
  "TURSO_DATABASE_URL",
  "TURSO_AUTH_TOKEN",
  "MAIL_API_URL",
  "MAIL_API_KEY",
  "MAIL_FROM",
  "ADDRESS_HASH_KEY",
  "ROADSIDE_PHONE",
  "CONTACT_TECH",
  "CONTACT_SALES",
  "CONTACT_INFO",
];

const secretNames: readonly Name[] = [
  "TURSO_AUTH_TOKEN",
  "OPENAI_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "MAIL_API_KEY",
  "VAPID_PRIVATE_KEY",
  "ADDRESS_HASH_KEY",
  "SECOND_FACTOR_KEY",
];

export interface Deployment {
  readonly databaseUrl: string;
  /** Where the worker answers: PUBLIC_URL's host as a custom domain, or the account's own workers.dev address. */
  readonly address: DeploymentAddress;
  /** What may be read in the deployment's configuration. */
  readonly vars: Readonly<Record<string, string>>;
  /** Uploaded as the worker's secrets; shown nowhere. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** In wrangler's terms. Without workers.dev there is one origin, so that links, cookies and the origin check agree. */
export type DeploymentAddress =
  | { readonly workers_dev: true }
  | { readonly workers_dev: false; readonly routes: readonly { pattern: string; custom_domain: true }[] };

function addressOf(publicUrl: string): DeploymentAddress {
  const { hostname } = new URL(publicUrl);
  if (hostname.endsWith(".workers.dev")) return { workers_dev: true };
  return { workers_dev: false, routes: [{ pattern: hostname, custom_domain: true }] };
}

/** Divides the settings of a deployment. Throws CommandError when one is missing or leads back to this machine. */
export function checkDeployment({ worker, databaseUrl, publicUrl }: Settings, isPublicUrlGiven: boolean): Deployment {
  const missing = required.filter((name) => worker[name] === undefined);
  if (!isPublicUrlGiven) missing.unshift("PUBLIC_URL");
  if (missing.length > 0 || databaseUrl === undefined) {
    throw new CommandError(`A deployment needs these settings in the environment: ${missing.join(", ")}.`);
  }
  for (const [name, url] of [
    ["PUBLIC_URL", publicUrl],
    ["TURSO_DATABASE_URL", databaseUrl],
  ] as const) {
    if (isLoopback(url))
      throw new CommandError(`Bad setting: ${name} (${url}) leads to this machine and not to a deployment.`);
  }
  if ((worker.VAPID_PUBLIC_KEY === undefined) !== (worker.VAPID_PRIVATE_KEY === undefined)) {
    throw new CommandError(
      "Bad setting: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; one of them is missing.",
    );
  }
  if (worker.STRIPE_API_BASE !== undefined) {
    throw new CommandError("Bad setting: STRIPE_API_BASE is for stand-ins; a deployment talks to Stripe itself.");
  }
  checkPayments(worker);
  const given = Object.entries(worker).filter((entry): entry is [Name, string] => entry[1] !== undefined);
  return {
    databaseUrl,
    address: addressOf(publicUrl),
    vars: Object.fromEntries(given.filter(([name]) => !secretNames.includes(name))),
    secrets: Object.fromEntries(given.filter(([name]) => secretNames.includes(name))),
  };
}
