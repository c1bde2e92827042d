import type { TestProject } from "vitest/node";
import { type StandIn, startStandIn } from "#scripts/stripe-stand-in/server.ts";

export interface ProvidedStripe {
  /** Where the stand-in answers; tests share it, each with customers of its own. */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    stripe: ProvidedStripe;
  }
}

/** Starts the stand-in for the payment provider that local runs use, and tells the tests where it answers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const secrets = { secretKey: "sk_test_of_the_tests", webhookSecret: "whsec_of_the_tests" };
  const standIn: StandIn = await startStandIn(secrets);
  project.provide("stripe", { url: standIn.url, ...secrets });
  return () => standIn.stop();
}
