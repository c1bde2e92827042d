import type { Page } from "playwright-core";

/** Touches a loaded page, which starts the app, and waits until the app has taken over. */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("app-started").length > 0);
}
