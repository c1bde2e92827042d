import { expect, it } from "vitest";
import { isKnown } from "#domain/diagnosis/languages/known.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { firstLook, warmUp } from "#web/features/diagnosis/engine-here.ts";

it.each(chatLanguages)("an engine that was warmed up in %s knows it before anything is asked", async (language) => {
  expect(isKnown(language)).toBe(false);
  await warmUp(language);
  expect(isKnown(language)).toBe(true);
});

it("and answers as ever", async () => {
  const { card } = await firstLook({ messages: [{ role: "user", content: "no tengo frenos" }], language: "es" });
  expect(card?.title).toMatch(/frenos/i);
});
