import { describe, expect, it } from "vitest";
import { driverAtTicket } from "./driver-at-ticket.ts";
import { Technician } from "./technician.ts";

/** A technician who has the ticket open and claimed. */
async function atTicket(ticketNumber: string) {
  const technician = await Technician.atDesk();
  await technician.find(ticketNumber);
  await technician.claim("Toni");
  return { desk: technician.page, job: technician.page.getByRole("region", { name: "Job on the road" }) };
}

function between(text: string): string {
  const said = /ETA \d.*/.exec(text)?.[0];
  if (said === undefined) throw new Error(`no arrival in: ${text}`);
  return said;
}

describe("the way of the help", () => {
  it("is set at the desk and read on the driver's open page: steps, the arrival, one taken back, the ticket released", async () => {
    const { page, ticketNumber } = await driverAtTicket("Stella Stranded");
    const steps = page.getByRole("list", { name: "Where help is" });
    const standing = (step: string) => steps.locator('[aria-current="step"]').filter({ hasText: step });
    const sign = (text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
    expect(await steps.count()).toBe(0);

    const { desk, job } = await atTicket(ticketNumber);
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

    await desk.getByRole("button", { name: "Release", exact: true }).click();
    await steps.waitFor({ state: "detached" });
    await page.getByText("Waiting for a technician").first().waitFor();
  });
});
