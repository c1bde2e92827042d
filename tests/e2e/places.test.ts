import { describe, it } from "vitest";
import { newVisitor } from "../support/browser.ts";

const elko = { latitude: 40.8324, longitude: -115.7631 };
const withPosition = { geolocation: elko, permissions: ["geolocation"] };

describe("Where am I?", () => {
  it("shows the position without a network, once the safety page was there", async () => {
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
