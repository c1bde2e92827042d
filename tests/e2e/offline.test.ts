import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newVisitor, type Visitor } from "../support/browser.ts";
import { inFullRun } from "../support/full-run.ts";
import { makePng } from "../support/pictures.ts";
import { Driver } from "./driver.ts";
import { driverAtTicket } from "./driver-at-ticket.ts";
import { FlakyLine } from "./flaky-line.ts";
import { RoomPage } from "./room-page.ts";
import { touch } from "./touch.ts";
import { wordsOf } from "./words.ts";

let line: FlakyLine;

beforeAll(async () => {
  line = await FlakyLine.to(inject("appUrl"));
});
afterAll(() => line.close());

/** A visitor whose device keeps the app, behind the line that the test cuts. */
async function keptVisitor(): Promise<Visitor> {
  const visitor = await newVisitor({ baseURL: line.url, keepsOffline: true, staysForFile: true });
  const { page } = visitor;
  visitor.expectErrors(/Failed to load resource|ERR_|Failed to fetch/);
  await page.goto("/");
  // The app fetches the service worker.
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visitor;
}

async function withoutLine(visit: () => Promise<void>): Promise<void> {
  line.cut();
  try {
    await visit();
  } finally {
    line.mend();
  }
}

/** In the order of their names in the list of languages; a full run has all whose words the assistant reads. */
const dangers = inFullRun(
  [
    ["en", "there is fire under the hood"],
    ["es", "hay fuego y humo debajo del capó"],
    ["ar", "هناك نار ودخان تحت غطاء المحرك"],
    ["ru", "под капотом огонь и дым"],
  ] as const,
  [["ar", "هناك نار ودخان تحت غطاء المحرك"]] as const,
);

describe("without signal", () => {
  let kept: Visitor;
  beforeAll(async () => {
    kept = await keptVisitor();
  });

  it("the start page comes, and answers 'What's wrong?' with the safety card", async () => {
    const { page } = kept;
    await withoutLine(async () => {
      await page.reload();
      await page.getByRole("heading", { name: "Broken down? Start here." }).waitFor();
      await page.getByLabel("What's wrong?").fill("smoke and flames are coming from under the hood");
      await page.getByLabel("What's wrong?").press("Enter");
      const card = page.getByRole("dialog", { name: "Safety first" });
      await card.getByRole("link", { name: /Call 911/ }).waitFor();
    });
  });

  it("'Are you safe?' opens at its own address and by one tap, with the roadside number", async () => {
    const { page } = kept;
    await withoutLine(async () => {
      await page.goto("/safety");
      await page.getByRole("heading", { name: "Are you safe?", level: 1 }).waitFor();
      await page.getByRole("tab", { name: "Hill or curve" }).click();
      await page.getByText("100–500 ft").first().waitFor();
      expect(await page.locator('a[href="tel:911"]').count()).toBeGreaterThan(0);
      await page.locator('a[href^="tel:"]').filter({ hasText: "555" }).first().waitFor();
      await page.getByRole("link", { name: "Start a diagnosis" }).click();
      await page.getByRole("heading", { name: "Broken down? Start here." }).waitFor();
      await page.getByRole("link", { name: "Are you safe?" }).first().click();
      await page.getByRole("heading", { name: "Are you safe?", level: 1 }).waitFor();
    });
  });

  it("a driver who waits in frost gets from the notice to the steps and the clock", async () => {
    const { page, context } = kept;
    await withoutLine(async () => {
      await page.goto("/safety");
      await page.getByRole("heading", { name: "Are you safe?", level: 1 }).waitFor();
      await context.setOffline(true);
      await page.getByRole("status").getByRole("link", { name: "Stuck for hours in heat or cold?" }).click();
      await page.getByRole("heading", { name: "Waiting in heat or cold", level: 1 }).waitFor();
      await page.getByRole("link", { name: /^Cold/ }).click();
      await page.getByRole("heading", { name: "Fresh air first" }).waitFor();
      await page.getByRole("button", { name: "Start 30 minutes" }).click();
      await page.goto("/safety/weather?in=heat");
      await page.getByRole("heading", { name: "Heat stroke" }).waitFor();
      await page
        .getByRole("timer")
        .filter({ hasText: /^(30:00|29:\d\d)$/ })
        .waitFor();
      await page.locator('a[href="tel:911"]').first().waitFor();
    }).finally(() => context.setOffline(false));
  });

  it("a code on the dash is put into words", async () => {
    const { page } = kept;
    await withoutLine(async () => {
      await page.goto("/codes");
      await page.getByLabel("Code", { exact: true }).fill("SPN 100 FMI 1");
      await page.getByLabel("Code", { exact: true }).press("Enter");
      await page.getByText("Low oil pressure: shut it down now").waitFor();
      await page.getByText("Don't drive it", { exact: true }).first().waitFor();
    });
  });

  it.each(dangers)("the safety steps and the first answer come in %s", async (language, danger) => {
    const say = wordsOf(language);
    const page = await kept.context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await withoutLine(async () => {
      await page.goto("/safety");
      await page.getByRole("heading", { name: say("safety.title"), level: 1 }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      for (const step of ["flashers", "out", "triangles"])
        await page.getByRole("heading", { name: say(`safety.step.${step}`), exact: true }).waitFor();
      await page.getByRole("button", { name: say("safety.clock_start") }).waitFor();
      await page.getByText(say("safety.hazmat_title")).waitFor();
      await page.locator('a[href^="tel:"]').filter({ hasText: "555" }).first().waitFor();
      await page.goto("/");
      await page.getByLabel(say("home.ask_label")).fill(danger);
      await page.getByLabel(say("home.ask_label")).press("Enter");
      const answer = page.getByRole("dialog", { name: say("flow.first.title_safety") });
      await answer.locator('a[href="tel:911"]').first().waitFor();
    });
    await page.evaluate(() => localStorage.removeItem("language"));
    await kept.context.clearCookies({ name: "language" });
    await page.close();
  });

  // The last one: from here on the line delivers another version.
  it("keeps the version that it has until 'Update Now' takes over the one that was deployed", async () => {
    const { page } = kept;
    await page.goto("/");
    line.deploy("a new version");
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const banner = page.getByRole("complementary", { name: "Update Available" });
    await banner.waitFor();
    await page.reload();
    await banner.waitFor();
    await Promise.all([page.waitForEvent("load"), banner.getByRole("button", { name: "Update Now" }).click()]);
    await page.getByRole("heading", { name: "Broken down? Start here." }).waitFor();
    const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(waiting).toBe(false);
    expect(await banner.count()).toBe(0);
  });
});

describe("a line that swallows requests and closes nothing", () => {
  it("holds up no photo, no answer and no request for help, and what was typed stays", async () => {
    const driver = await Driver.inChat("Silas Silence", "My engine isn't working right", { baseURL: line.url });
    driver.visitor.expectErrors(/Failed to load resource|ERR_|WebSocket/);
    const { page, messages } = driver;

    line.swallow("/api/photos");
    await page.locator("input[type=file]").setInputFiles({
      name: "dash.png",
      mimeType: "image/png",
      buffer: Buffer.from(makePng(64, 48)),
    });
    await driver.say("Here is the dash, no codes");
    await page.getByText("Sending the photos...").waitFor();
    await page.getByRole("button", { name: "Remove dash.png" }).click();
    await messages.getByText("Here is the dash, no codes").waitFor();
    await driver.answered();
    line.answer("/api/photos");

    line.swallow("subscriber.chat.send");
    const danger = "Oil pressure dropped to zero and the engine knocks";
    await driver.say(danger);
    await messages.getByText("Answered on your phone: no connection.").waitFor();
    await messages.getByRole("alert").getByRole("listitem").first().waitFor();
    await page.getByRole("button", { name: "Stop the answer" }).click();
    await driver.answered();
    expect(await page.getByLabel("Your message").inputValue()).toBe(danger);
    line.answer("subscriber.chat.send");
    await page.getByLabel("Your message").press("Enter");
    await messages.getByText(danger, { exact: true }).waitFor();
    await driver.answered();
    expect(await messages.getByText(danger, { exact: true }).count()).toBe(1);

    line.swallow("driver.tickets.submit");
    const form = page.getByRole("dialog", { name: "Request Human Support" });
    const issue = form.getByLabel("Describe Your Issue");
    if (!(await form.isVisible())) await page.getByRole("button", { name: "Request Support" }).first().click();
    await issue.fill("Engine knocks, no oil pressure");
    await form.getByRole("button", { name: "Submit Request" }).click();
    await form.getByRole("button", { name: "Stop sending" }).click();
    await form.getByText(/^Stopped\. Your request may have gone through/).waitFor();
    expect(await issue.inputValue()).toBe("Engine knocks, no oil pressure");
    line.answer("driver.tickets.submit");
    await form.getByRole("button", { name: "Submit Request" }).click();
    await page.waitForURL(/\/tickets\/TRK-/);
  });
});

describe("two tabs on one ticket", () => {
  it("that write without signal lose nothing and double nothing, also when one of them is closed", async () => {
    const { page, context, ticketNumber, expectErrors } = await driverAtTicket("Tess Tabs", { baseURL: line.url });
    expectErrors(/Failed to load resource|ERR_|WebSocket/);
    const other = await context.newPage();
    await other.goto(`/tickets/${ticketNumber}`);
    const [first, second] = [new RoomPage(page), new RoomPage(other)];
    await first.write("say before");
    await second.line("say before").waitFor();
    await withoutLine(async () => {
      for (const { page } of [first, second]) await page.getByText(/^Connection lost\./).waitFor();
      await first.write("say first 1");
      await second.write("say second 1");
      await first.write("say first 2");
      await second.write("say second 2");
      for (const text of ["say first 2", "say second 2"]) {
        await first.line(text).waitFor();
        await second.line(text).waitFor();
      }
      await page.close();
    });
    await second.page.getByText(/^Connection lost\./).waitFor({ state: "detached" });
    await second.page.getByText("Sending...").first().waitFor({ state: "detached" });

    const elsewhere = await newVisitor({ storageState: await context.storageState() });
    await elsewhere.page.goto(`/tickets/${ticketNumber}`);
    const room = new RoomPage(elsewhere.page);
    await room.line("say second 2").waitFor();
    const said = await room.linesWith("say");
    expect(said.toSorted()).toEqual(["say before", "say first 1", "say first 2", "say second 1", "say second 2"]);
    expect(said.filter((text) => text.startsWith("say first"))).toEqual(["say first 1", "say first 2"]);
    expect(said.filter((text) => text.startsWith("say second"))).toEqual(["say second 1", "say second 2"]);
  });
});

describe("the worker's answers for the installed app", () => {
  it("carry the right types, and the service worker is never kept", async () => {
    const { page } = await newVisitor();
    const script = await page.request.get("/sw.js");
    expect(script.status()).toBe(200);
    expect(script.headers()["content-type"]).toContain("javascript");
    expect(script.headers()["cache-control"]).toMatch(/no-cache|max-age=0/);
    const manifest = await page.request.get("/manifest.webmanifest");
    expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
    expect(manifest.headers()["content-security-policy"]).toContain("worker-src 'self'");
    for (const { src } of (await manifest.json()).icons) expect((await page.request.get(src)).status(), src).toBe(200);
    expect((await page.request.get("/install")).status()).toBe(200);
  });
});
