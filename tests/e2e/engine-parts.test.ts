import { expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";

it("a page fetches the words of a language when somebody writes in it, and of no other", async () => {
  const { page } = await newVisitor();
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const part = /\/assets\/(spanish|arabic|russian)-/.exec(request.url())?.[1];
    if (part !== undefined) fetched.add(part);
  });
  await page.goto("/");
  await page.getByLabel("What's wrong?").fill("hay fuego y humo debajo del capó");
  await page.getByLabel("What's wrong?").press("Enter");
  await page.getByRole("dialog", { name: "Safety first" }).waitFor();
  expect([...fetched]).toEqual(["spanish"]);
});
