import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { wordsOf } from "../e2e/words.ts";
import { RunningApp } from "../support/app.ts";
import { chromiumOptions } from "../support/chromium-options.ts";
import { accounts, type State, states, type Viewer } from "./states.ts";

const folder = join(".generated", "screens");
const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1440: 900 };
const looks = ["night", "day", "red", "rtl"] as const;
type Look = (typeof looks)[number];

const { values } = parseArgs({
  options: { pages: { type: "string" }, widths: { type: "string" }, looks: { type: "string" } },
});
const named = (text: string | undefined) => text?.split(",").map((part) => part.trim());
const wantedPages = named(values.pages);
const chosen = states.filter(({ name }) => wantedPages?.some((part) => name.startsWith(part)) ?? true);
const widths = named(values.widths)?.map(Number) ?? Object.keys(heights).map(Number);
const wantedLooks = looks.filter((look) => named(values.looks)?.includes(look) ?? true);

/** A page of the viewer's at this width, signed in. */
async function pageOf(browser: Browser, url: string, viewer: Viewer, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 768,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  if (viewer !== "anybody") {
    await context.request.post("/api/trpc/public.auth.signIn", {
      data: { email: accounts[viewer], password: "breakdown-demo" },
    });
  }
  return await context.newPage();
}

async function ticketsOf(browser: Browser, url: string): Promise<Readonly<Record<string, string>>> {
  const page = await pageOf(browser, url, "driver", 390);
  const answer = await page.request.get("/api/trpc/driver.tickets.list?input={}");
  const { items } = (await answer.json()).result.data as { items: { ticketNumber: string; status: string }[] };
  await page.context().close();
  return Object.fromEntries(items.toReversed().map(({ status, ticketNumber }) => [status, ticketNumber]));
}

/** Goes to the state in one language and look, and waits until nothing is being fetched. */
async function arrive(page: Page, state: State, tickets: Readonly<Record<string, string>>, look: Look): Promise<void> {
  const language = look === "rtl" ? "ar" : "en";
  await page.goto("/theme.js");
  // The worker chooses the language of a built page by its cookie.
  await page.context().addCookies([{ name: "language", value: language, url: page.url() }]);
  await page.evaluate(
    ([chosenLanguage = "", chosenLook = ""]) => {
      localStorage.setItem("language", chosenLanguage);
      localStorage.setItem("look", chosenLook);
    },
    [language, look === "rtl" ? "night" : look],
  );
  await page.goto(state.path.replace(/\{(\w+)\}/, (_, status: string) => tickets[status] ?? status));
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await state.then?.(page, wordsOf(language));
  await page.waitForLoadState("networkidle");
}

async function changeLook(page: Page, look: Look): Promise<void> {
  await page.evaluate((next) => {
    localStorage.setItem("look", next);
    window.dispatchEvent(new StorageEvent("storage"));
  }, look);
}

/** The pictures of one state at one width; the looks of one language are taken without leaving the page. */
async function take(page: Page, state: State, tickets: Readonly<Record<string, string>>, width: number): Promise<void> {
  let before: Look | null = null;
  for (const look of wantedLooks) {
    if (before === null || before === "rtl" || look === "rtl") await arrive(page, state, tickets, look);
    else await changeLook(page, look);
    before = look;
    const hasDialog = (await page.getByRole("dialog").count()) > 0;
    const path = join(folder, `${state.name}-${width}-${look}.png`);
    await page.screenshot({ path, fullPage: !hasDialog, animations: "disabled" });
  }
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const app = await RunningApp.start();
const browser = await chromium.launch(chromiumOptions());
try {
  const tickets = await ticketsOf(browser, app.url);
  for (const width of widths) {
    for (const viewer of new Set(chosen.map((state) => state.viewer))) {
      const page = await pageOf(browser, app.url, viewer, width);
      for (const state of chosen.filter((one) => one.viewer === viewer)) {
        try {
          await take(page, state, tickets, width);
        } catch (error) {
          process.exitCode = 1;
          process.stderr.write(`${state.name} at ${width}: ${error instanceof Error ? error.message : error}\n`);
        }
      }
      await page.context().close();
    }
    process.stdout.write(`${width} px: done\n`);
  }
} finally {
  await browser.close();
  await app.stop();
}
