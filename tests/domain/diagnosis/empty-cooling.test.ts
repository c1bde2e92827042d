import { expect, it } from "vitest";
import { assess } from "#domain/diagnosis/index.ts";

it.each([
  ["en", "coolant is bone dry. can i make 30 miles"],
  ["en", "radiator is empty can I keep going"],
  ["en", "there is nothing in the radiator"],
  ["es", "el radiador está vacío, ¿puedo seguir?"],
  ["ar", "الرديتر فاضي، أقدر أكمل؟"],
  ["ru", "радиатор пустой, доеду?"],
] as const)("an empty cooling system is never driven on with care, in %s: %j", (language, content) => {
  const { drive, urgency } = assess({ messages: [{ role: "user", content }], language });
  expect(["next_safe_exit", "stop_now", "not_applicable"]).toContain(drive);
  expect(["high", "emergency"]).toContain(urgency);
});

it("a level that is only low is not called empty", () => {
  const { drive } = assess({ messages: [{ role: "user", content: "coolant is a little low" }], language: "en" });
  expect(drive).not.toBe("stop_now");
});
