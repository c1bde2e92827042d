import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { createDb } from "#db/client.ts";
import { randomBytes } from "#worker/integrations/random.ts";
import { systemClock } from "#worker/integrations/system-clock.ts";
import { grantRole } from "#worker/services/users/grant-role.ts";
import { codeAt } from "../support/authenticator.ts";
import { newVisitor } from "../support/browser.ts";

const demoPassword = "breakdown-demo";

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

  it("a wrong password says so and signs nobody in", async () => {
    const visitor = await newVisitor();
    visitor.expectErrors(/401/);
    const { page } = visitor;
    await page.goto("/auth");
    await page.getByLabel("Email").fill("driver@demo.test");
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Sign in failed").first().waitFor();
    expect(await (await page.request.get("/api/trpc/public.auth.me")).json()).toEqual({
      result: { data: { user: null } },
    });
  });

  it("a technician arrives at the desk, an administrator at the figures, and a driver is sent away", async () => {
    const staff = await newVisitor();
    await staff.page.goto("/support/login");
    await staff.page.getByLabel("Email").fill("tech2@demo.test");
    await staff.page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await staff.page.getByRole("button", { name: "Sign in" }).click();
    await staff.page.waitForURL(/\/support\/dashboard/);
    await staff.page.goto("/admin");
    await staff.page.getByText("Access Denied").first().waitFor();
    await staff.page.getByText("You don't have admin privileges").waitFor();

    const admin = await newVisitor({ viewport: { width: 1280, height: 800 } });
    await admin.page.goto("/support/login");
    await admin.page.getByLabel("Email").fill("admin@demo.test");
    await admin.page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await admin.page.getByRole("button", { name: "Sign in" }).click();
    await admin.page.waitForURL(/\/admin/);
    for (const card of [
      "Total Tickets",
      "Open Tickets",
      "Resolved Tickets",
      "Total Users",
      "Pending Orders",
      "Completed Orders",
    ]) {
      await admin.page.getByText(card, { exact: true }).first().waitFor();
    }
    await admin.page.getByRole("button", { name: "Logout" }).click();
    await admin.page.getByText("You have been logged out successfully").waitFor();
    await admin.page.waitForURL(/\/support\/login/);

    const driver = await newVisitor();
    await driver.page.goto("/support/login");
    await driver.page.getByLabel("Email").fill("driver@demo.test");
    await driver.page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await driver.page.getByRole("button", { name: "Sign in" }).click();
    await driver.page.getByText("You don't have technician access").first().waitFor();
    expect(await (await driver.page.request.get("/api/trpc/public.auth.me")).json()).toEqual({
      result: { data: { user: null } },
    });
    await driver.page.goto("/support/dashboard");
    await driver.page.waitForURL(/\/support\/login/);
  });

  it("a technician sets up an authenticator app, and signs in with its code and with a recovery code", async () => {
    const { page, context } = await newVisitor();
    const email = `second-step-${randomUUID()}@example.test`;
    const password = "gladhands and pigtails";
    await page.request.post("/api/trpc/public.auth.signUp", { data: { fullName: "Tia Two", email, password } });
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
    await signIn();
    await page.waitForURL(/\/support\/dashboard/);
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
    expect(await (await page.request.get("/api/trpc/public.auth.me")).json()).toEqual({
      result: { data: { user: null } },
    });
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
    expect(await (await page.request.get("/api/trpc/public.auth.me")).json()).toEqual({
      result: { data: { user: null } },
    });
    await signIn();
    await page.waitForURL(/\/support\/dashboard/);
    await expect(grantCommand(email, "--reset-second-factor")).rejects.toThrow("there is nothing to reset");
  });

  it("an unknown address answers 404 with the page that says so", async () => {
    const visitor = await newVisitor();
    visitor.expectErrors(/404/);
    const response = await visitor.page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await visitor.page.getByText("Oops! Page not found").waitFor();
    await visitor.page.getByRole("link", { name: "Return to Home" }).click();
    await visitor.page.waitForURL((url) => url.pathname === "/");
  });
});
