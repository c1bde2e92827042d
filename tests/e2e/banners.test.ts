import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { newVisitor, type Visitor } from "../support/browser.ts";
import { FlakyLine } from "./flaky-line.ts";

let line: FlakyLine;

beforeAll(async () => {
  line = await FlakyLine.to(inject("appUrl"));
});
afterAll(() => line.close());

const headline = "Broken down? Start here.";

/** A visitor who looks at the start page, with a clock that the test turns on. */
async function visitorWithClock(baseURL: string, { keepsOffline = false } = {}): Promise<Visitor> {
  const visitor = await newVisitor({ baseURL, keepsOffline, viewport: { width: 390, height: 844 } });
  await visitor.page.clock.install();
  await visitor.page.goto("/");
  await visitor.page.getByRole("heading", { name: headline }).waitFor();
  return visitor;
}

/** Until the banners, which come when the page has nothing else to do, are at work. */
async function untilBannersWork(page: Page): Promise<void> {
  await page.locator('[aria-live="polite"][class*="aside"]').waitFor({ state: "attached" });
}

async function startChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start chat" }).click();
  await page.getByRole("dialog").waitFor();
}

describe("the install banner", () => {
  const bannerOf = (page: Page) => page.getByRole("complementary", { name: "Put Roadflare on this device" });

  it("comes after 30 seconds, and never again once it was dismissed", async () => {
    const { page, context } = await visitorWithClock(inject("appUrl"));
    await untilBannersWork(page);
    await page.clock.fastForward(20_000);
    await bannerOf(page).waitFor({ state: "detached" });
    await page.clock.fastForward(12_000);
    await bannerOf(page).getByRole("button", { name: "Not now" }).click();
    await bannerOf(page).waitFor({ state: "detached" });

    const next = await context.newPage();
    await next.clock.install();
    await next.goto("/");
    await untilBannersWork(next);
    await next.clock.fastForward(120_000);
    await next.clock.runFor(5000);
    await bannerOf(next).waitFor({ state: "detached" });
  });

  it("waits while a chat is open", async () => {
    const { page } = await visitorWithClock(inject("appUrl"));
    const email = `banner-${randomUUID()}@example.test`;
    await page.request.post("/api/trpc/public.auth.signUp", {
      data: { fullName: "Bo Banner", email, phone: "+1 307 555 0142", password: "mirrors and mudflaps" },
    });
    await page.request.post("/api/trpc/driver.trucks.create", {
      data: { brand: "Kenworth", year: 2019, model: "T680" },
    });
    await page.reload();
    await startChat(page);
    await page.getByRole("dialog").getByText("T680").first().click();
    await page.getByLabel("Your message").waitFor();
    await page.clock.fastForward(60_000);
    await page.clock.runFor(5000);
    await bannerOf(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Close the chat" }).click();
    await page.clock.runFor(5000);
    await bannerOf(page).waitFor();
  });
});

describe("the update banner", () => {
  it("is found within the hour, waits through 'Later' and a form, and is taken over after 24 hours", async () => {
    const visitor = await visitorWithClock(line.url, { keepsOffline: true });
    const { page } = visitor;
    visitor.expectErrors(/Failed to load resource/);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const banner = page.getByRole("complementary", { name: "Update Available" });
    await untilBannersWork(page);
    line.deploy(`a version of ${randomUUID()}`);
    await page.clock.fastForward(61 * 60_000);
    await banner.getByRole("button", { name: "Later" }).click();
    await banner.waitFor({ state: "detached" });

    await startChat(page);
    await page.clock.fastForward(25 * 3_600_000);
    await page.clock.runFor(60_000);
    await page.getByRole("dialog", { name: "Start Your 14-Day Free Trial" }).waitFor();
    await Promise.all([
      page.waitForEvent("load"),
      page
        .getByRole("button", { name: "Close" })
        .click()
        .then(() => page.clock.runFor(60_000)),
    ]);
    await page.getByRole("heading", { name: headline }).waitFor();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
  });
});
