import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { driverAtTicket } from "./driver-at-ticket.ts";
import { Technician } from "./technician.ts";

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

interface Fills {
  readonly amber: readonly string[];
  readonly red: readonly string[];
}

/** What is filled with amber or red in the part of the page that is in sight, by its words. */
async function fillsInSight(page: Page): Promise<Fills> {
  return await page.evaluate(() => {
    const colours = getComputedStyle(document.documentElement);
    // An element for each color: one that changed its color would be on its way from one to the other.
    const resolved = (token: string) => {
      const probe = document.createElement("i");
      probe.style.backgroundColor = colours.getPropertyValue(token);
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const [amber, red] = [resolved("--amber"), resolved("--red")];
    const filledWith = (colour: string) =>
      [...document.body.querySelectorAll<HTMLElement>("*")]
        .filter((element) => {
          const { top, bottom, width, height } = element.getBoundingClientRect();
          const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
          return isInSight && getComputedStyle(element).backgroundColor === colour;
        })
        .map((element) => element.innerText.trim() || (element.getAttribute("aria-label") ?? element.tagName));
    return { amber: filledWith(amber), red: filledWith(red) };
  });
}

/** The sizes, below 14 px or beyond the eight, in which words are written on the page. */
async function sizesOf(page: Page): Promise<readonly number[]> {
  return await page.evaluate(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.checkVisibility() && element.closest("svg") === null)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return [...new Set(sizes)].sort((a, b) => a - b);
  });
}

const driverSizes = [14, 15, 17, 19, 21, 24, 28, 34];
const staffSizes = [14, 15, 16, 18, 20, 22, 28];

describe("One voice at a time", () => {
  it("has at most one amber fill in sight, and red only where something is dangerous, on pages for anybody", async () => {
    const { page, expectErrors } = await newVisitor({ hasTouch: true });
    expectErrors(/404/);
    for (const path of ["/", "/benefits", "/pricing", "/install", "/codes", "/auth", "/no/such/page", "/safety"]) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      for (const viewport of phones) {
        await page.setViewportSize(viewport);
        const { amber, red } = await fillsInSight(page);
        expect(amber.length, `${path} at ${viewport.width}: ${amber.join(", ")}`).toBeLessThanOrEqual(1);
        if (path !== "/safety") expect(red, `${path} at ${viewport.width}`).toEqual([]);
      }
      expect(
        (await sizesOf(page)).filter((size) => !driverSizes.includes(size)),
        path,
      ).toEqual([]);
    }
  });

  it("lets a toast stand over no control, and shows one at a time", async () => {
    const { page, expectErrors } = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
    expectErrors(/401/);
    await page.goto("/auth");
    await page.getByLabel("Email").fill("nobody@example.test");
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    await page.locator("form button[type=submit]").click();
    const toasts = page.locator("[data-sonner-toast]");
    await toasts.first().waitFor();
    const covered = () =>
      page.evaluate(() => {
        const toast = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
        if (toast === undefined) return ["no toast"];
        return [...document.querySelectorAll("a[href], button, input, select, textarea")]
          .filter((control) => control.closest("[data-sonner-toaster]") === null && control.checkVisibility())
          .filter((control) => {
            const { top, bottom, left, right } = control.getBoundingClientRect();
            return bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right;
          })
          .map((control) => control.textContent);
      });
    await expect.poll(covered).toEqual([]);
    expect(await toasts.count()).toBe(1);
  });

  it("holds for a driver's ticket and account, and for the desk and the administrator", async () => {
    const { page, ticketNumber } = await driverAtTicket("Vera Voice", { viewport: { width: 390, height: 844 } });
    for (const path of [`/tickets/${ticketNumber}`, "/account"]) {
      await page.goto(path);
      await page.locator("h1").first().waitFor({ state: "attached" });
      const { amber, red } = await fillsInSight(page);
      expect(amber.length, `${path}: ${amber.join(", ")}`).toBeLessThanOrEqual(1);
      expect(red, path).toEqual([]);
    }
    const { page: desk } = await Technician.atDesk();
    await desk.locator("[data-ticket]").first().waitFor();
    for (const path of ["/support/dashboard", `/support/dashboard?ticket=${ticketNumber}`]) {
      if (path.includes("?")) await desk.goto(path);
      await desk.locator("[data-ticket]").first().waitFor();
      const { amber } = await fillsInSight(desk);
      expect(amber.length, `${path}: ${amber.join(", ")}`).toBeLessThanOrEqual(1);
      expect(
        (await sizesOf(desk)).filter((size) => !staffSizes.includes(size)),
        path,
      ).toEqual([]);
    }
  });
});
