import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { newVisitor } from "../support/browser.ts";
import { inFullRun } from "../support/full-run.ts";
import { call, query } from "./call.ts";
import { Driver } from "./driver.ts";
import { driverAtTicket, submitTicket } from "./driver-at-ticket.ts";
import { RoomPage } from "./room-page.ts";
import { Technician } from "./technician.ts";
import { wordsOf } from "./words.ts";

const small = { viewport: { width: 320, height: 640 }, hasTouch: true };
const phone = { width: 390, height: 844 };

/** The device keeps the language, and a cookie tells the worker of it; null for the browser's own. */
async function speak(page: Page, language: string | null): Promise<void> {
  await page.context().clearCookies({ name: "language" });
  await page.evaluate((chosen) => {
    if (chosen === null) localStorage.removeItem("language");
    else localStorage.setItem("language", chosen);
  }, language);
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe("A driver's narrow screen", () => {
  it("shows on the smallest phone where the problem is typed and how it is sent, without scrolling", async () => {
    const { page } = await newVisitor(small);
    await page.goto("/");
    const start = await page.getByRole("button", { name: "Start chat" }).boundingBox();
    const call = await page.getByRole("complementary", { name: /Call roadside/ }).boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(call?.y ?? 0);
  });

  it("holds a ticket whose driver has a long address", async () => {
    const driver = await Driver.signedUp("Lena Long", small);
    const { page } = driver;
    const contactEmail = `${"a.rather.long.name.of.somebody".repeat(2)}@haulage-company.example.test`;
    const ticketNumber = await submitTicket(driver, { contactEmail });
    await page.goto(`/tickets/${ticketNumber}`);
    await page.getByRole("button", { name: "Details" }).click();
    await page.getByText(contactEmail).waitFor();
    expect(await pageWidth(page)).toBe(320);
  });

  it("holds its pages in letters of twice the size", async () => {
    const { page, ticketNumber } = await driverAtTicket("Lars Large", {
      viewport: phone,
      hasTouch: true,
      largeLetters: true,
    });
    const spilling: string[] = [];
    const shown = {
      "/": ticketNumber,
      "/safety": "911",
      "/pricing": "Solo Driver",
      "/account": "Member since",
      [`/tickets/${ticketNumber}`]: ticketNumber,
    };
    for (const [path, text] of Object.entries(shown)) {
      await page.goto(path);
      await page.getByRole("main").getByText(text).first().waitFor();
      const width = await pageWidth(page);
      if (width > phone.width) spilling.push(`${path}: ${width}`);
    }
    expect(spilling).toEqual([]);
  });

  it("holds the form for a technician where one reads from right to left", async () => {
    const { page } = await Driver.inChat("Rima Right", "I have a tire problem", { viewport: phone });
    await speak(page, "ar");
    await page.reload();
    const say = wordsOf("ar");
    await page
      .getByRole("button", { name: say("chat.request_support") })
      .first()
      .click();
    const form = page.getByRole("dialog", { name: say("support.title") });
    await form.getByRole("radio").first().waitFor();
    expect(await form.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
});

describe("A ticket on a phone", () => {
  it("is its conversation: status, newest message and field in sight, seen only once the details are closed", async () => {
    const { page, ticketNumber } = await driverAtTicket("Perry Pocket", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const technician = await Technician.atDesk();
    await technician.find(ticketNumber);
    await technician.claim("Tess");
    const desk = new RoomPage(technician.page);
    await page.getByRole("status").filter({ hasText: "Tess is on your breakdown" }).waitFor();

    await page.getByRole("button", { name: "Details" }).click();
    await desk.write("Which engine is it?");
    await page.getByRole("dialog", { name: "Details" }).getByRole("button", { name: "1 new message" }).waitFor();
    expect(await desk.line("Which engine is it?").getByText("Seen").count()).toBe(0);
    await page.getByRole("button", { name: "1 new message" }).click();
    await desk.line("Which engine is it?").getByText("Seen").waitFor();

    const head = await page.getByRole("region", { name: "Status" }).boundingBox();
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(128);
    for (const part of [page.getByText("Which engine is it?"), page.getByLabel("Message", { exact: true })]) {
      const box = await part.last().boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  });

  it("is reopened by what its driver writes after it was resolved, and takes nothing once it is cancelled", async () => {
    const { page, ticketNumber } = await driverAtTicket("Rory Reopen", { viewport: phone, hasTouch: true });
    const { page: desk } = await newVisitor();
    await call(desk.request, "public.auth.signIn", { email: "tech@demo.test", password: "breakdown-demo" });
    const { id } = await query(page.request, "driver.tickets.get", { ticketNumber });
    await call(desk.request, "tech.tickets.resolve", { ticketId: id, resolution: "Belt replaced" });
    await page.getByRole("button", { name: "Reopen ticket" }).waitFor();
    await new RoomPage(page).write("It is leaking again");
    await page.getByRole("status").filter({ hasText: "Waiting for a technician" }).waitFor();
    await page.getByText("You reopened it").waitFor();

    await call(page.request, "driver.tickets.cancel", { ticketId: id });
    await page.getByRole("link", { name: "Ask for help again" }).waitFor();
    expect(await page.getByLabel("Message", { exact: true }).count()).toBe(0);
  });
});

describe("The desk's narrow screen", () => {
  let page: Page;
  beforeAll(async () => {
    const { visitor } = await Technician.atDesk("tech@demo.test", { staysForFile: true });
    // A ticket that does not exist, below.
    visitor.expectErrors(/404/);
    page = visitor.page;
  });
  beforeEach(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await speak(page, null);
  });

  it("stays where it is on a wide screen too: its panes scroll, and nothing beyond them", async () => {
    await page.locator("[data-ticket]").first().click();
    await page.getByRole("article").getByText("Internal notes").waitFor();
    const heights = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
    expect(heights[0]).toBe(heights[1]);
    await page.goto("/support/dashboard");
  });

  it("speaks another language when its menu is told to", async () => {
    await page.setViewportSize(small.viewport);
    await page.getByRole("button", { name: "Open the menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("combobox", { name: "Language" }).selectOption("es");
    await page.locator("html[lang=es]").waitFor({ state: "attached" });
    await page.getByRole("button", { name: wordsOf("es")("desk.sign_out") }).waitFor();
    await speak(page, null);
    await page.reload();
    await page.locator("html[lang=en] [data-ticket]").first().waitFor();
  });

  it("holds its bar at every width, in the longest languages", async () => {
    const spilling: string[] = [];
    for (const language of inFullRun<readonly string[]>(interfaceLanguages, ["en", "ru"])) {
      await speak(page, language);
      await page.reload();
      await page.locator(`html[lang=${language}] [data-ticket]`).first().waitFor();
      for (const width of [320, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const needed = await pageWidth(page);
        if (needed > width) spilling.push(`${language} at ${width}: ${needed}`);
      }
    }
    expect(spilling).toEqual([]);
  });

  it("leads back from a ticket that does not exist", async () => {
    await page.setViewportSize(phone);
    await page.goto("/support/dashboard?ticket=TRK-000000");
    await page.getByText("Couldn't load this ticket").waitFor();
    await page.getByRole("button", { name: "All tickets" }).click();
    await page.locator("[data-ticket]").first().waitFor();
  });

  it("holds a conversation that was wider a moment ago", async () => {
    const { page: driver, ticketNumber } = await driverAtTicket("Tara Turn");
    const room = new RoomPage(driver);
    const words =
      "of what is said while the tablet lies across, as wide as a pane can be, and higher on a phone; ".repeat(4);
    for (let line = 1; line <= 12; line++) await room.write(`line ${line} ${words}`);
    await page.goto(`/support/dashboard?ticket=${ticketNumber}`);
    const messages = page.getByRole("region", { name: "Messages with the driver" });
    await messages.getByText("line 12 ").waitFor();
    // A line has a width to keep only once it was drawn.
    for (const line of [1, 12]) await messages.getByText(`line ${line} of`).scrollIntoViewIfNeeded();
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Conversation" }).click();
    await messages.waitFor();
    expect(await pageWidth(page)).toBe(phone.width);
  });

  it("keeps the alert of a driver who does not feel safe below a fifth of the smallest phone", async () => {
    const { page: driver, ticketNumber } = await driverAtTicket("Nora Narrow");
    await page.setViewportSize(small.viewport);
    await page.goto("/support/dashboard");
    await page.locator("[data-ticket]").first().waitFor();
    await driver.getByRole("button", { name: "I don't feel safe here" }).click();
    await driver.getByRole("button", { name: "Tell them quietly" }).click();
    const alert = page.getByRole("listitem").filter({ hasText: `${ticketNumber}: the driver doesn't feel safe` });
    await alert.getByRole("button", { name: "Open ticket" }).waitFor();
    expect((await alert.boundingBox())?.height).toBeLessThan(small.viewport.height / 5);
    await driver.getByRole("button", { name: "I feel safe again" }).click();
    await alert.waitFor({ state: "detached" });
  });

  it("names a driver from the beginning where one reads from right to left", async () => {
    const name = "Maximiliana Montgomery-Featherstonehaugh the Third";
    const { ticketNumber } = await driverAtTicket(name);
    await speak(page, "ar");
    await page.setViewportSize(phone);
    await page.goto("/support/dashboard");
    const written = page.locator(`[data-ticket="${ticketNumber}"] bdi`, { hasText: name });
    await written.waitFor();
    const isInSight = await written.evaluate((box) => {
      const letter = document.createRange();
      letter.setStart(box.firstChild ?? box, 0);
      letter.setEnd(box.firstChild ?? box, 1);
      const card = box.closest("button")?.getBoundingClientRect();
      const { left, right } = letter.getBoundingClientRect();
      return card !== undefined && left >= card.left && right <= card.right;
    });
    expect(isInSight).toBe(true);
  });
});
