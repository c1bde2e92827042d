import { describe, expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { driverAtTicket } from "./driver-at-ticket.ts";
import { Technician } from "./technician.ts";

describe("the frame of a page", () => {
  it("at the desk stays where it is: its panes scroll, and nothing beyond them", async () => {
    const { ticketNumber } = await driverAtTicket("Stella Still");
    const { page } = await Technician.atDesk();
    await page.goto(`/support/dashboard?ticket=${ticketNumber}`);
    await page.getByRole("article", { name: ticketNumber }).getByText("Internal notes").waitFor();
    const heights = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
    expect(heights[0]).toBe(heights[1]);
  });

  it.each(["Divided or one-way", "Two-way", "Curve or hill"])(
    "holds the picture of a road on the narrowest phone: %s",
    async (kind) => {
      const { page } = await newVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true });
      await page.goto("/safety");
      await page.getByRole("tab", { name: kind }).click();
      await page.getByRole("tab", { name: kind, selected: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});
