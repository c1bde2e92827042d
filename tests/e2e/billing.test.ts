import { eq } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { createDb } from "#db/client.ts";
import { userSubscriptions, users } from "#db/schema/index.ts";
import { Driver } from "./driver.ts";

const hour = 3_600_000;

/** A driver who signed up long ago and has verified the address: the trial ended an hour ago. */
async function expiredDriver(name: string): Promise<Driver> {
  const driver = await Driver.signedUp(name);
  const db = createDb({ url: inject("appDatabaseUrl") });
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, driver.email));
  await db
    .update(userSubscriptions)
    .set({ trialStart: Date.now() - 15 * 24 * hour, trialEnd: Date.now() - hour })
    .where(eq(userSubscriptions.userId, user?.id ?? ""));
  await db
    .update(users)
    .set({ emailVerifiedAt: Date.now() })
    .where(eq(users.id, user?.id ?? ""));
  db.$client.close();
  return driver;
}

/** Presses what opens a page of the payment provider, and waits for that page. */
async function opened(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent("page"), press()]);
  await page.waitForURL(/\/(c\/pay|p\/session)\//);
  return page;
}

async function openCheckout({ page, visitor }: Driver, plan = "Solo Driver"): Promise<Page> {
  return opened(visitor.context, () => page.getByRole("button", { name: `Choose ${plan}` }).click());
}

describe("a driver whose trial is over", () => {
  it("chooses a plan, pays in a new tab, is back in the chat, takes a bigger one, and cancels in the portal", async () => {
    const driver = await expiredDriver("Rosa Expired");
    await driver.page.goto("/");
    await driver.pickIssue("Cooling System");
    const dialog = driver.page.getByRole("dialog", { name: "Trial Expired" });
    await dialog.getByRole("link", { name: "Choose Your Plan" }).click();
    await driver.page.waitForURL(/\/pricing$/);
    await driver.page.getByText("$19.99").first().waitFor();

    const left = await openCheckout(driver, "Fleet Manager");
    await left.getByRole("link", { name: "Cancel" }).click();
    await left.waitForURL(/\/pricing\?checkout=cancelled$/);
    await left.getByText("Checkout canceled. Nothing was charged.").waitFor();
    await left.close();

    const checkout = await openCheckout(driver);
    driver.visitor.expectErrors(/402/);
    await checkout.getByLabel("Card number").fill("4000 0000 0000 0002");
    await checkout.getByRole("button", { name: "Pay" }).click();
    await checkout.getByText("Your card was declined.").waitFor();
    await checkout.getByLabel("Card number").fill("4242 4242 4242 4242");
    await checkout.getByRole("button", { name: "Pay" }).click();

    await checkout.waitForURL(/\/account/);
    await checkout.getByText("Subscription activated!").first().waitFor();
    await checkout.waitForURL(/\/account$/);
    await checkout.getByText("Renews on").waitFor();
    await checkout.getByRole("link", { name: "Start a diagnosis" }).click();
    await checkout.getByRole("button", { name: /^Cooling System/ }).click();
    await checkout.getByLabel("Make").selectOption("Freightliner");
    await checkout.getByLabel("Year").selectOption("2020");
    await checkout.getByLabel("Model", { exact: true }).selectOption("Cascadia");
    await checkout.getByRole("button", { name: "Continue to Diagnosis" }).click();
    const messages = checkout.getByRole("region", { name: "Messages" });
    await messages.getByText("My cooling system isn't working right").waitFor();

    // The tab that was left open knows it too.
    await driver.page.goto("/");
    await driver.pickIssue("Brake System");
    await driver.page.getByRole("region", { name: "Messages" }).waitFor();

    await checkout.goto("/account");
    await checkout.getByRole("button", { name: "Upgrade" }).click();
    await checkout.getByRole("radio", { name: "Fleet Manager" }).first().click();
    await checkout.getByText("Due now").waitFor();
    await checkout
      .getByText(/^\$5\d\.\d\d$|^\$60\.00$/)
      .first()
      .waitFor();
    await checkout.getByRole("button", { name: "Confirm the change" }).click();
    await checkout.getByText("Your plan was changed").waitFor();
    await checkout.getByLabel("Driver's email").fill(`a.long.name.${driver.email}`);
    await checkout.getByRole("button", { name: "Invite" }).click();
    await checkout.getByText("Invited, open until").waitFor();
    // A long address is cut short; it does not make the phone's page wider.
    expect(await checkout.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    const portal = await opened(driver.visitor.context, () =>
      checkout.getByRole("button", { name: "Manage Subscription" }).click(),
    );
    await portal.getByRole("button", { name: "Cancel plan" }).click();
    await portal.getByRole("button", { name: "Don't cancel" }).waitFor();
    await portal.getByRole("link", { name: "Return" }).click();
    await portal.getByText(/^Ends on/).waitFor();
  });
});
