import { describe, expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { call, query } from "./call.ts";
import { Driver } from "./driver.ts";
import { submitTicket, wide } from "./driver-at-ticket.ts";
import { Technician } from "./technician.ts";

/** A driver of a fleet, at the page of a ticket of theirs. */
async function fleetDriverWithTicket(name: string) {
  const driver = await Driver.signedUp(name, wide);
  const { page } = driver;
  const { user } = await query(page.request, "public.auth.me", {});
  const { page: office } = await newVisitor();
  await call(office.request, "public.auth.signIn", { email: "admin@demo.test", password: "breakdown-demo" });
  await call(office.request, "admin.plans.set", { userId: user.id, tierName: "fleet_manager" });
  const ticketNumber = await submitTicket(driver, { issueDescription: "The alternator is dead" });
  await page.goto(`/tickets/${ticketNumber}`);
  await page.getByLabel("Message", { exact: true }).waitFor();
  return { driver, ticketNumber };
}

describe("a part", () => {
  it("goes from the technician's proposal over the driver's approval to its delivery, live on both sides", async () => {
    const { driver, ticketNumber } = await fleetDriverWithTicket("Petra Parts");
    const technician = await Technician.atDesk();
    await technician.find(ticketNumber);
    await technician.claim("Tess");
    const desk = technician.page;
    await desk.getByLabel("Part", { exact: true }).fill("Alternator, Delco Remy 24SI");
    await desk.getByLabel("Price in dollars").fill("480");
    await desk.getByRole("button", { name: "Propose part" }).click();

    const mine = driver.page.getByRole("region", { name: "Parts for your truck" }).getByRole("listitem");
    await mine.getByText("Your plan takes off 10%").waitFor();
    await mine.getByText("$432.00").waitFor();
    await mine.getByRole("button", { name: "Approve" }).click();
    const question = driver.page.getByRole("dialog", { name: "Approve this part?" });
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
});
