import { describe, expect, it } from "vitest";
import { driverAtTicket } from "./driver-at-ticket.ts";
import { Technician } from "./technician.ts";

const cheyenne = { latitude: 41.1502, longitude: -104.7811, accuracy: 12 };
const further = { latitude: 41.2311, longitude: -104.7902, accuracy: 12 };

describe("the live place of a ticket", () => {
  it("follows the driver who agreed to it, on the open ticket at the desk, and ends when it is stopped on any page or the ticket is closed", async () => {
    const { page, context, ticketNumber } = await driverAtTicket("Livia Rolling", {
      geolocation: cheyenne,
      permissions: ["geolocation"],
    });
    const technician = await Technician.atDesk();
    await technician.find(ticketNumber);
    const seen = technician.page.getByRole("region", { name: "Live location" });
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
    await technician.page.getByRole("article").getByLabel("Status").selectOption("closed");
    await seen.getByText("The ticket ended.").waitFor();
    await page.getByText("Your live location is shared").first().waitFor({ state: "detached" });
  });
});
