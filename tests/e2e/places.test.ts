import { describe, expect } from "vitest";
import { browserTest, newVisitor } from "#tests/support/browser.ts";
import { driverAtTicket } from "./driver-at-ticket.ts";

const elko = { latitude: 40.8324, longitude: -115.7631 };
const withPosition = { geolocation: elko, permissions: ["geolocation"] };

describe("Where one stands", () => {
  browserTest("is said without a network, once the safety page was there", async () => {
    const { page, context, expectErrors } = await newVisitor(withPosition);
    expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto("/safety");
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /where-dialog/.test(name)),
    );
    await page.locator('section[aria-label^="Notifications"]').waitFor({ state: "attached" });
    await context.setOffline(true);
    await page.getByRole("button", { name: "Where am I?" }).click();
    await page.getByRole("dialog").getByText("40.83240, -115.76310").first().waitFor();
    await page.getByLabel("Highway").fill("I-80");
    await page.getByLabel("Direction").selectOption("westbound");
    await page.getByLabel("Mile marker or exit").fill("301");
    await page.getByText("I-80 westbound, mile marker 301").waitFor();
  });
});

describe("Help nearby", () => {
  browserTest("stands in a list and on a map around a ticket's place", async () => {
    const { page } = await driverAtTicket("Nell Nearby", { place: { locationLat: 41.1502, locationLng: -104.7811 } });
    await page.getByRole("button", { name: "Help nearby" }).click();
    const dialog = page.getByRole("dialog", { name: "Help nearby" });
    await dialog
      .getByText(/^\d+\.\d mi$/)
      .first()
      .waitFor();
    const map = dialog.getByRole("img", { name: /^Map: you and/ });
    await map.waitFor();
    const before = await map.locator("circle").first().getAttribute("r");
    await dialog.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => map.locator("circle").first().getAttribute("r")).not.toBe(before);
    expect(await page.request.get("/api/tiles/6/11/24").then((answer) => answer.status())).toBe(404);
  });
});
