import { eq } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { createDb } from "#db/client.ts";
import { userSubscriptions, users } from "#db/schema/index.ts";
import { newVisitor } from "../support/browser.ts";
import { Driver } from "./driver.ts";

const hour = 3_600_000;

/** A driver who signed up long ago: the trial ended an hour ago. */
async function expiredDriver(name: string): Promise<Driver> {
  const driver = await Driver.arrive(name);
  const answer = await driver.page.request.post("/api/trpc/public.auth.signUp", {
    data: { fullName: name, email: driver.email, phone: driver.phone, password: driver.password },
  });
  expect(answer.ok()).toBe(true);
  const db = createDb({ url: inject("appDatabaseUrl") });
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, driver.email));
  await db
    .update(userSubscriptions)
    .set({ trialStart: Date.now() - 15 * 24 * hour, trialEnd: Date.now() - hour })
    .where(eq(userSubscriptions.userId, user?.id ?? ""));
  db.$client.close();
  await driver.page.goto("/");
  return driver;
}

/** Follows the link of the welcome mail: only a verified account may invite. */
async function verifyEmail({ visitor, email }: Driver): Promise<void> {
  const page = await visitor.context.newPage();
  const link = async () => {
    const outbox = await page.request.get(`/dev/outbox?format=json&to=${encodeURIComponent(email)}`);
    return /\/auth\/verify\?token=\w+/.exec(await outbox.text())?.[0];
  };
  await expect.poll(link).toBeDefined();
  await page.goto((await link()) ?? "");
  await page.getByRole("button", { name: "Verify email" }).click();
  await page.getByRole("status").getByText("verified").first().waitFor();
  await page.close();
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
  it("chooses a plan, pays in a new tab, and is back in the chat", async () => {
    const driver = await expiredDriver("Rosa Expired");
    await driver.pickIssue("Cooling System");
    const dialog = driver.page.getByRole("dialog", { name: "Trial Expired" });
    await dialog.getByRole("link", { name: "Choose Your Plan" }).click();
    await driver.page.waitForURL(/\/pricing$/);
    await driver.page.getByText("$19.99").first().waitFor();

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
  });

  it("gets nothing for the address alone", async () => {
    const driver = await expiredDriver("Ivan Address");
    await driver.page.goto("/account?success=true");
    await driver.page.getByText("Your payment isn't confirmed yet").waitFor();
    expect(new URL(driver.page.url()).search).toBe("");
    expect(await driver.page.getByText("Subscription activated!").count()).toBe(0);
    await driver.page.getByText("Trial Expired").first().waitFor();
  });

  it("can turn back at the checkout, and cancel in the portal", async () => {
    const driver = await expiredDriver("Mara Portal");
    await driver.page.goto("/pricing");
    const left = await openCheckout(driver, "Fleet Manager");
    await left.getByRole("link", { name: "Cancel" }).click();
    await left.waitForURL(/\/pricing$/);
    await left.close();

    const paid = await openCheckout(driver);
    await paid.getByRole("button", { name: "Pay" }).click();
    await paid.getByText("Subscription activated!").first().waitFor();
    const portal = await opened(driver.visitor.context, () =>
      paid.getByRole("button", { name: "Manage Subscription" }).click(),
    );
    await portal.getByRole("button", { name: "Cancel plan" }).click();
    await portal.getByRole("button", { name: "Don't cancel" }).waitFor();
    await portal.getByRole("link", { name: "Return" }).click();
    await portal.getByText(/^Ends on/).waitFor();
  });
});

describe("a subscriber", () => {
  it("sees what a bigger plan costs, takes it, and invites a driver to the fleet", async () => {
    const driver = await expiredDriver("Olga Owner");
    await driver.page.goto("/pricing");
    const page = await openCheckout(driver);
    await page.getByRole("button", { name: "Pay" }).click();
    await page.getByText("Subscription activated!").first().waitFor();
    await page.getByRole("button", { name: "Upgrade" }).click();
    await page.getByRole("radio", { name: "Fleet Manager" }).first().click();
    await page.getByText("Due now").waitFor();
    await page
      .getByText(/^\$5\d\.\d\d$|^\$60\.00$/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Confirm the change" }).click();
    await page.getByText("Your plan was changed").waitFor();
    await verifyEmail(driver);

    const member = await Driver.arrive("Max Member");
    await member.page.request.post("/api/trpc/public.auth.signUp", {
      data: { fullName: member.name, email: member.email, password: member.password },
    });
    await page.getByLabel("Driver's email").fill(member.email);
    await page.getByRole("button", { name: "Invite" }).click();
    await page.getByText("Invited, open until").waitFor();
    // A long address is cut short; it does not make the phone's page wider.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const outbox = await member.page.request.get(`/dev/outbox?format=json&to=${encodeURIComponent(member.email)}`);
    const { items } = (await outbox.json()) as { items: { text: string }[] };
    const token = /invite=([0-9a-z]{40})/.exec(items.map(({ text }) => text).join("\n"))?.[1];
    await member.page.goto(`/account?invite=${token}`);
    await member.page.getByRole("button", { name: "Join the fleet" }).click();
    await member.page.getByText("Your fleet pays for this plan.").waitFor();
    await page.reload();
    await page.getByText("Max Member").waitFor();

    const submitted = await member.page.request.post("/api/trpc/driver.tickets.submit", {
      data: {
        submissionId: crypto.randomUUID(),
        contactName: member.name,
        contactPhone: member.phone,
        issueDescription: "The radio is dead",
        urgencyLevel: "low",
        preferredLanguage: "en",
        truckBrand: "Kenworth",
        truckYear: 2019,
        truckModel: "T680",
      },
    });
    const { ticketNumber } = (await submitted.json()).result.data as { ticketNumber: string };
    await member.page.goto(`/tickets/${ticketNumber}`);
    await page.reload();
    await page.getByRole("button", { name: `Show request ${ticketNumber}` }).click();
    const ticket = page.getByRole("dialog", { name: ticketNumber });
    await ticket.getByText("The radio is dead").waitFor();
    // A day for a low urgency, two hours for a fleet: the sooner one counts, and both sides see it run.
    for (const place of [member.page, ticket]) {
      expect(await place.getByRole("timer").textContent()).toMatch(/^(2:00:00|1:5\d:\d\d)$/);
    }
  });
});

describe("the enterprise plan", () => {
  it("is asked for by a form that reaches the sales mailbox, and set by an administrator", async () => {
    const boss = await Driver.arrive("Emma Enterprise");
    const { page } = boss;
    const signUp = { fullName: boss.name, email: boss.email, password: boss.password };
    await page.request.post("/api/trpc/public.auth.signUp", { data: signUp });
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Contact Sales" }).click();
    const form = page.getByRole("dialog", { name: "Contact Sales" });
    const company = `Long Haul ${boss.email}`;
    await form.getByLabel("Your name").fill(boss.name);
    await form.getByLabel("Email").fill(boss.email);
    await form.getByLabel("Company").fill(company);
    await form.getByLabel("Number of trucks").fill("140");
    await form.getByRole("button", { name: "Send" }).click();
    await page.getByText("Thank you. We will write to you.").waitFor();
    const config = await (await page.request.get("/api/trpc/public.config")).json();
    const mailbox = encodeURIComponent(config.result.data.contactSales);
    const outbox = await page.request.get(`/dev/outbox?format=json&to=${mailbox}`);
    const { items } = (await outbox.json()) as { items: { subject: string; text: string }[] };
    expect(items.find(({ subject }) => subject === `Enterprise: ${company}`)?.text).toContain("Trucks: 140");

    const { page: office } = await newVisitor({ viewport: { width: 1280, height: 900 } });
    const account = { email: "admin@demo.test", password: "breakdown-demo" };
    await office.request.post("/api/trpc/public.auth.signIn", { data: account });
    await office.goto("/admin/users");
    await office.getByLabel("Search users...").fill(boss.email);
    const card = office.getByRole("listitem").filter({ hasText: boss.email });
    await card.getByText("Solo Driver").waitFor();
    await card.getByRole("button", { name: "Set plan" }).click();
    await office.getByRole("radio", { name: "B2B Enterprise" }).click();
    await office.getByRole("button", { name: "Set this plan" }).click();
    await card.getByText("Set by hand").waitFor();
    await card.getByRole("button", { name: "Set plan" }).click();
    await office.getByText(/^B2B Enterprise, set by /).waitFor();

    await page.goto("/account");
    await page.getByText("This plan was set up for you by our sales team.").waitFor();
    await page.getByText("B2B Enterprise").first().waitFor();
  });
});
