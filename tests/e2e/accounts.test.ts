import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { createDb } from "#db/client.ts";
import { randomBytes } from "#worker/adapters/random.ts";
import { systemClock } from "#worker/adapters/system-clock.ts";
import { grantRole } from "#worker/services/users/grant-role.ts";
import { codeAt } from "../support/authenticator.ts";
import { newVisitor } from "../support/browser.ts";
import { call, query } from "./call.ts";

/** Runs the command as the operator of the server does; answers what it prints. */
async function grantCommand(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, TURSO_DATABASE_URL: inject("appDatabaseUrl") };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/run.mjs", "grant", ...args], { env });
  return stdout;
}

describe("accounts in the browser", () => {
  it("a driver signs up, sees the trial, signs out, and signs in again where they were going", async () => {
    const { page } = await newVisitor();
    const email = `account-${randomUUID()}@example.test`;
    await page.goto("/account");
    await page.waitForURL(/\/auth\?/);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full name").fill("Wanda Wheels");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("chains in the side box");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.getByText("Account created successfully!").waitFor();
    await page.goto("/account");
    await page.getByText(email).first().waitFor();
    await page.getByText("Trial: 14 days left").first().waitFor();

    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/account");
    await page.waitForURL(/\/auth\?/);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("chains in the side box");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(/\/account$/);
  });

  it("an administrator signs in, sees the figures, and signs out", async () => {
    const { page } = await newVisitor({ viewport: { width: 1280, height: 800 } });
    await page.goto("/support/login");
    await page.getByLabel("Email").fill("admin@demo.test");
    await page.getByLabel("Password", { exact: true }).fill("breakdown-demo");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/admin/);
    await page.getByText("Pending Orders", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByText("You have been logged out successfully").waitFor();
    await page.waitForURL(/\/support\/login/);
  });

  it("a technician sets up an authenticator app, and signs in with its code and with a recovery code", async () => {
    const { page, context, expectErrors } = await newVisitor();
    // The page may ask for something at the moment in which the test takes its cookies away.
    expectErrors(/401/);
    const email = `second-step-${randomUUID()}@example.test`;
    const password = "gladhands and pigtails";
    await call(page.request, "public.auth.signUp", { fullName: "Tia Two", email, password });
    const db = createDb({ url: inject("appDatabaseUrl") });
    const deps = { db, clock: systemClock, randomBytes };
    await grantRole({ actor: null, deps, input: { email, role: "tech" } });
    await context.clearCookies();

    const signIn = async () => {
      await context.clearCookies();
      await page.goto("/support/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
    };
    await call(page.request, "public.auth.signIn", { email, password });
    await page.goto("/account");
    await page.getByRole("button", { name: "Turn on" }).click();
    const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel("6-digit code").fill(codeAt(secret, Date.now()));
    await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
    await page.getByText("Save your recovery codes").waitFor();
    const recoveryCode = (await page.locator("ul[dir=ltr] li").first().textContent()) ?? "";
    await page.getByRole("button", { name: "I saved the codes" }).click();
    await page.getByText("10 recovery codes left").waitFor();

    await signIn();
    await page.getByLabel("6-digit code").waitFor();
    expect(await query(page.request, "public.auth.me", {})).toEqual({ user: null });
    // A code works once, so this one is the next that the app shows: the server takes it half a minute early.
    await page.getByLabel("6-digit code").fill(codeAt(secret, Date.now() + 30_000));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/support\/dashboard/);

    await signIn();
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/support\/dashboard/);
    await page.goto("/account");
    await page.getByText("9 recovery codes left").waitFor();

    // With the phone and the codes lost, the operator's command lets the password alone in.
    expect(await grantCommand(email, "--reset-second-factor")).toContain("signs in with the password alone");
    expect(await query(page.request, "public.auth.me", {})).toEqual({ user: null });
    await context.clearCookies();
    await call(page.request, "public.auth.signIn", { email, password });
    expect((await query(page.request, "public.auth.me", {})).user).toMatchObject({ email });
  });

  it("an unknown address answers 404", async () => {
    expect((await fetch(`${inject("appUrl")}/no/such/page`)).status).toBe(404);
  });
});
