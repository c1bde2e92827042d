import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { newVisitor } from "../support/browser.ts";
import { inFullRun } from "../support/full-run.ts";

describe("the frame of a page", () => {
  it("holds the picture of every road on the narrowest phone", async () => {
    const { page } = await newVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true });
    await page.goto("/safety");
    for (const kind of ["Interstate or one-way", "Two-way, undivided", "Hill or curve"]) {
      await page.getByRole("tab", { name: kind }).click();
      await page.getByRole("tab", { name: kind, selected: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBe(320);
    }
  });

  it("holds what stands in its bar, in the longest languages, for a driver in the trial", async () => {
    const { page, context } = await newVisitor({ viewport: { width: 1024, height: 700 } });
    const account = { email: `bar-${randomUUID()}@example.test`, password: "tarp straps on mile 212" };
    await page.request.post("/api/trpc/public.auth.signUp", { data: { fullName: "Bea Bar", ...account } });
    const spilling: string[] = [];
    await page.goto("/safety");
    for (const language of inFullRun<readonly string[]>(interfaceLanguages, ["en", "ru", "ar"])) {
      await context.clearCookies({ name: "language" });
      await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
      await page.goto("/");
      await page.locator(`html[lang=${language}] header a[href="/account"]`).waitFor({ state: "attached" });
      for (const width of [640, 1024, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const spilt = await page.locator("header *").evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { left, right, width: own } = element.getBoundingClientRect();
            const isSpilling = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
            return own > 0 && (left < 0 || right > innerWidth || isSpilling) ? [element.textContent ?? ""] : [];
          }),
        );
        spilling.push(...spilt.map((text) => `${language} at ${width}: ${text}`));
      }
    }
    expect(spilling).toEqual([]);
  });
});
