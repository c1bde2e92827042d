import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { call, query } from "./call.ts";
import { Driver } from "./driver.ts";
import { submitTicket, wide } from "./driver-at-ticket.ts";
import { Technician } from "./technician.ts";

const cheyenne = { latitude: 41.1502, longitude: -104.7811, accuracy: 12 };
const further = { latitude: 41.2311, longitude: -104.7902, accuracy: 12 };

function between(text: string): string {
  const said = /ETA \d.*/.exec(text)?.[0];
  if (said === undefined) throw new Error(`no arrival in: ${text}`);
  return said;
}

/** One ticket, open on both sides, goes through all of this, in this order. */
describe("A driver of a fleet and a technician with the same ticket", () => {
  let page: Page;
  let context: BrowserContext;
  let ticketNumber: string;
  let ticketId: string;
  let technician: Technician;
  let desk: Page;
  beforeAll(async () => {
    const options = { ...wide, geolocation: cheyenne, permissions: ["geolocation"], staysForFile: true };
    const driver = await Driver.signedUp("Stella Stranded", options);
    ({ page, context } = driver.visitor);
    const { user } = await query(page.request, "public.auth.me", {});
    const { page: office } = await newVisitor();
    await call(office.request, "public.auth.signIn", { email: "admin@demo.test", password: "breakdown-demo" });
    await call(office.request, "admin.plans.set", { userId: user.id, tierName: "fleet_manager" });
    ticketNumber = await submitTicket(driver, { issueDescription: "The alternator is dead" });
    ticketId = (await query(page.request, "driver.tickets.get", { ticketNumber })).id;
    await page.goto(`/tickets/${ticketNumber}`);
    await page.getByLabel("Message", { exact: true }).waitFor();
    technician = await Technician.atDesk("tech@demo.test", { staysForFile: true });
    desk = technician.page;
  });

  it("who doesn't feel safe tells the staff in two taps, reads quietly that they saw it, and takes it back", async () => {
    await page.getByRole("button", { name: "I don't feel safe here" }).click();
    const question = page.getByRole("region", { name: "I don't feel safe here" });
    await question.getByText("This isn't 911").waitFor();
    expect(await question.getByRole("link", { name: "Call 911" }).getAttribute("href")).toBe("tel:911");
    expect(await desk.getByText(`${ticketNumber}: the driver doesn't feel safe`).count()).toBe(0);
    await question.getByRole("button", { name: "Tell them quietly" }).click();
    await page.getByText("They know.").waitFor();

    const alert = desk.getByRole("listitem").filter({ hasText: `${ticketNumber}: the driver doesn't feel safe` });
    await alert.getByRole("button", { name: "Open ticket" }).click();
    const article = desk.getByRole("article", { name: ticketNumber });
    const notice = article.getByRole("region", { name: "The driver doesn't feel safe" });
    await notice.getByText("Not on the driver's screen").waitFor();
    await notice.getByRole("button", { name: "I have seen it" }).click();
    await notice.getByText(/^Seen by /).waitFor();
    await alert.waitFor({ state: "detached" });

    await page.getByText(/has seen it, /).waitFor();
    const written = await page.getByRole("main").innerText();
    expect(written).not.toMatch(/doesn't feel safe/);

    await page.getByRole("button", { name: "I feel safe again" }).click();
    await page.getByRole("button", { name: "I don't feel safe here" }).waitFor();
    await notice.waitFor({ state: "detached" });
  });

  it("see a part go from the proposal over the approval to its delivery", async () => {
    await technician.claim("Tess");
    await desk.getByLabel("Part", { exact: true }).fill("Alternator, Delco Remy 24SI");
    await desk.getByLabel("Price in dollars").fill("480");
    await desk.getByRole("button", { name: "Propose part" }).click();

    const mine = page.getByRole("region", { name: "Parts for your truck" }).getByRole("listitem");
    await mine.getByText("Your plan takes off 10%").waitFor();
    await mine.getByText("$432.00").waitFor();
    await mine.getByRole("button", { name: "Approve" }).click();
    const question = page.getByRole("dialog", { name: "Approve this part?" });
    await question.getByText(/You pay \$432\.00/).waitFor();
    await question.getByRole("button", { name: "Approve" }).click();
    await mine.getByText("Approved").waitFor();

    const theirs = desk.getByRole("listitem").filter({ hasText: "Delco Remy" }).filter({ hasText: "To pay" });
    for (const [step, status] of [
      ["Mark as ordered", "Ordered"],
      ["Mark as delivered", "Delivered"],
    ] as const) {
      await theirs.getByRole("button", { name: step }).click();
      await desk.getByRole("dialog").getByRole("button", { name: step }).click();
      await theirs.getByText(status, { exact: true }).waitFor();
      await mine.getByText(status, { exact: true }).waitFor();
    }
    expect(await theirs.getByRole("button").count()).toBe(0);
  });

  it("see where help is: steps, the arrival, one taken back, the ticket released", async () => {
    const steps = page.getByRole("list", { name: "Where help is" });
    const standing = (step: string) => steps.locator('[aria-current="step"]').filter({ hasText: step });
    const sign = (text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
    expect(await steps.count()).toBe(0);

    const job = desk.getByRole("region", { name: "Job on the road" });
    const next = (step: string) => job.getByRole("button", { name: `Next: ${step}` }).click();

    await job.getByLabel("ETA in").selectOption({ label: "30 to 45 min" });
    await next("Dispatched");
    await standing("Dispatched").waitFor();
    await sign("Help has been dispatched").waitFor();
    await sign(/ETA \d/).waitFor();
    const arrival = await sign(/ETA \d/).innerText();

    await next("En route");
    await standing("En route").waitFor();
    await sign("Help is on the way").waitFor();
    expect((await sign(/ETA \d/).innerText()).replace("Help is on the way", "Help has been dispatched")).toBe(arrival);

    await job.getByLabel("ETA in").selectOption({ label: "60 to 90 min" });
    await job.getByRole("button", { name: "Update ETA" }).click();
    await page.getByRole("listitem").filter({ hasText: "arrival updated" }).waitFor();
    expect(await sign(/ETA \d/).innerText()).not.toContain(between(arrival));

    await next("On scene");
    await standing("On scene").waitFor();
    await expect.poll(() => sign(/ETA \d/).count()).toBe(0);

    await job.getByRole("button", { name: "Go back" }).click();
    const question = desk.getByRole("dialog", { name: "Go back to an earlier step?" });
    await question.getByLabel("En route").check();
    await question.getByRole("button", { name: "Set it back" }).click();
    await standing("En route").waitFor();
    await page.getByText("No ETA yet. Ask your technician.").waitFor();
    expect(await steps.locator("time").count()).toBe(3);

    await page.reload();
    await standing("En route").waitFor();

    // The button's undo would keep it from the driver for some seconds.
    await call(desk.request, "tech.tickets.release", { ticketId, name: "Tess" });
    await steps.waitFor({ state: "detached" });
    await page.getByText("Waiting for a technician").first().waitFor();
  });

  it("share the live place until the driver stops it on any page, or the ticket is resolved", async () => {
    const seen = desk.getByRole("region", { name: "Live location" });
    expect(await seen.count()).toBe(0);

    await page.getByRole("button", { name: "Share my live location" }).click();
    const question = page.getByRole("dialog", { name: "Share your live location?" });
    await question.getByText("Our technicians only").waitFor();
    expect(await seen.count()).toBe(0);
    await question.getByRole("button", { name: "Share it now" }).click();
    await page.getByText("Your live location is shared").first().waitFor();

    await seen.getByText("41.15020, -104.78110").waitFor();
    await seen.getByText("Live", { exact: true }).waitFor();
    await context.setGeolocation(further);
    await seen.getByText("41.23110, -104.79020").waitFor();
    expect(await seen.getByText("41.15020").count()).toBe(0);

    await page.goto("/pricing");
    const strip = page.getByRole("region", { name: "Your live location is shared" });
    await strip.getByRole("button", { name: "Stop sharing" }).click();
    await strip.waitFor({ state: "detached" });
    await seen.getByText("The driver stopped it.").waitFor();
    expect(await seen.getByText("41.23110").count()).toBe(0);

    await page.goto(`/tickets/${ticketNumber}`);
    await page.getByRole("button", { name: "Share my live location" }).click();
    await page.getByRole("button", { name: "Share it now" }).click();
    await seen.getByText("41.23110, -104.79020").waitFor();
    await call(desk.request, "tech.tickets.resolve", { ticketId, resolution: "Alternator replaced" });
    await seen.getByText("The ticket ended.").waitFor();
    await page.getByText("Your live location is shared").first().waitFor({ state: "detached" });
  });
});
