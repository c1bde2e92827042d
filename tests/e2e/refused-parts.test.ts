import { expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";

/** A start page whose parts come from the network, not from what the device keeps; some paths are refused. */
async function open(refused: ReadonlySet<string>) {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } });
  visitor.expectErrors(/ERR_FAILED|Failed to load resource|dynamically imported module/);
  const { page } = visitor;
  const scripts: string[] = [];
  await page.route("**/assets/*.js", (route) => {
    const { pathname } = new URL(route.request().url());
    scripts.push(pathname);
    return refused.has(pathname) ? route.abort() : route.continue();
  });
  await page.goto("/");
  await page.getByRole("heading", { name: "Broken down? Start here." }).waitFor();
  return { page, scripts };
}

it("A menu whose code is refused leaves the page, and comes by 'Try again' once it is to be had", async () => {
  const whole = await open(new Set());
  await whole.page.getByRole("button", { name: "Open the menu" }).click();
  await whole.page.getByRole("dialog").waitFor();
  const menu = new Set(whole.scripts.filter((path) => path.includes("mobile-menu")));
  expect(menu.size).toBe(1);
  const { page } = await open(menu);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("alert").filter({ hasText: "Couldn't load this part." }).waitFor();
  menu.clear();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("dialog").waitFor();
});
