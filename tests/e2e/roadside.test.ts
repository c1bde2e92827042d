import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { inFullRun } from "../support/full-run.ts";
import { wordsOf } from "./words.ts";

const day = 24 * 3_600_000;

async function call(page: Page, procedure: string, data: object): Promise<{ ticketNumber: string }> {
  const answer = await page.request.post(`/api/trpc/${procedure}`, { data });
  expect(answer.status(), procedure).toBe(200);
  return (await answer.json()).result.data;
}

/** A new driver, signed in. */
async function signUp(page: Page): Promise<void> {
  await call(page, "public.auth.signUp", {
    fullName: "Gus Glove",
    email: `glove-${randomUUID()}@example.test`,
    phone: "+1 307 555 0142",
    password: "mirrors and mudflaps",
  });
}

describe("A phone whose clock is a day off", () => {
  it.each(
    inFullRun<readonly (readonly [string, number])[]>(
      [
        ["ahead", day],
        ["behind", -day],
      ],
      [["ahead", day]],
    ),
  )("(%s) shows the minutes that are left", async (_where, shift) => {
    const { page, context } = await newVisitor();
    await signUp(page);
    const { ticketNumber } = await call(page, "driver.tickets.submit", {
      submissionId: randomUUID(),
      contactName: "Gus Glove",
      contactPhone: "+1 307 555 0142",
      contactEmail: null,
      truckBrand: "Mack",
      truckYear: 2021,
      truckModel: "Anthem",
      issueDescription: "The radio is dead",
      urgencyLevel: "high",
    });
    await context.addInitScript((by) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + by;
    }, shift);
    await page.goto(`/tickets/${ticketNumber}`);
    const clock = page.getByRole("timer");
    await clock.waitFor();
    expect(await clock.textContent()).toMatch(/^(1:00:00|5\d:\d\d)$/);
  });
});

/** What a glove would miss or the screen does not hold, in words; empty when everything fits. */
async function faultsIn(part: Locator): Promise<string[]> {
  return await part.last().evaluate((root) => {
    const thumb = 55.5;
    const width = document.documentElement.clientWidth;
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width) faults.push("the page is wider than the screen");
    for (const control of root.querySelectorAll("a, button, input, select, textarea, summary, [role=radio]")) {
      const isTick = control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type);
      const target = isTick ? (control.closest("label") ?? control) : control;
      const box = target.getBoundingClientRect();
      if (!target.checkVisibility({ visibilityProperty: true }) || box.width < 2) continue;
      if (control.closest("[aria-hidden=true]") !== null) continue;
      const name = `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent?.slice(0, 40)}`;
      if (box.height < thumb || box.width < thumb) faults.push(`${name}: ${box.width} × ${box.height}`);
      if (box.left < -1 || box.right > width + 1) faults.push(`${name}: beyond the edge`);
    }
    for (const text of root.querySelectorAll("p, h1, h2, span, bdi, label")) {
      const box = text.getBoundingClientRect();
      if (text.closest(".sr-only") !== null || box.width < 2) continue;
      if (box.left < -1 || box.right > width + 1) faults.push(`'${text.textContent?.slice(0, 40)}': beyond the edge`);
    }
    return faults;
  });
}

describe.each(inFullRun(["en", "ar", "es", "ru", "uz", "tr"], ["en"]))(
  "A gloved thumb on a narrow phone, in %s",
  (language) => {
    it("hits everything from the start page to the ticket", async () => {
      const say = wordsOf(language);
      const { page, context } = await newVisitor({
        viewport: { width: 320, height: 640 },
        hasTouch: true,
      });
      await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
      const faults: Record<string, string[]> = {};
      const look = async (state: string, part: Locator) => {
        faults[state] = await faultsIn(part);
      };
      const dialog = (key: string) => page.getByRole("dialog", { name: say(key), exact: true });

      await page.goto("/");
      await page.locator("#common-issues").waitFor();
      await look("cards", page.locator("#common-issues"));
      await look("What's wrong?", page.locator("form").first());
      await page.getByLabel(say("home.ask_label")).fill("flames and smoke under the hood");
      await page.getByLabel(say("home.ask_label")).press("Enter");
      await dialog("flow.first.title_safety").waitFor();
      await look("first answer", dialog("flow.first.title_safety"));
      await page.goto("/?start=");
      await dialog("flow.signup.title").waitFor();
      await look("sign-up", dialog("flow.signup.title"));

      await signUp(page);
      await page.goto("/?start=");
      await page.getByLabel(say("trucks.brand")).waitFor();
      await look("truck form", dialog("trucks.form.title"));
      await call(page, "driver.trucks.create", {
        brand: "Western Star",
        year: 2019,
        model: "4900 EX",
        truckName: "Big blue, unit 4411",
        mileage: 9_999_999,
      });
      await call(page, "driver.trucks.create", { brand: "Volvo", year: 2016, model: "VNL" });
      await page.goto("/?start=");
      await dialog("trucks.pick.title").getByText("Big blue, unit 4411").waitFor();
      await look("picker", dialog("trucks.pick.title"));
      await dialog("trucks.pick.title").getByText("Big blue, unit 4411").click();
      await page.getByText(say("chat.hint")).first().waitFor({ state: "attached" });
      await page.getByLabel(say("chat.input")).fill("I need parts delivered");
      await page.getByLabel(say("chat.input")).press("Enter");
      await page.getByText(say("chat.hint")).first().waitFor({ state: "attached" });
      // The form opens by itself, as the answer offers a person.
      const form = dialog("support.title");
      await form.waitFor();
      await page.keyboard.press("Escape");
      await form.waitFor({ state: "detached" });
      await look("chat", page.getByRole("dialog").first());
      await page
        .getByRole("button", { name: say("chat.request_support") })
        .first()
        .click();
      await form.waitFor();
      await look("support form", form);
      await form.getByRole("button", { name: say("support.submit") }).click();
      await dialog("support.done.title").waitFor();
      await look("ticket's number", dialog("support.done.title"));
      await page.getByRole("link", { name: say("support.done.open") }).click();
      await page.getByRole("timer").waitFor();
      await look("ticket", page.locator("main"));
      expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
    });
  },
);
