import { describe, expect, it } from "vitest";
import { chatLanguages } from "#domain/languages/languages.ts";
import { writtenIn } from "#domain/languages/written-in.ts";
import { readCases } from "#tests/eval/read-cases.ts";

describe("The language that somebody writes in", () => {
  it.each([
    ["en", "the low air buzzer is on and it won't build"],
    ["es", "se me prendió una luz roja y estoy en la orilla"],
    ["es", "¿qué hago con la troca?"],
    ["ar", "الفرامل ما تمسك وانا واقف على الشولدر"],
    ["ar", "واقف على I-40 والـ check engine شاعل"],
    ["ru", "не крутит стартер, стою на стоянке"],
    ["ru", "горит чек, SPN 3251"],
  ] as const)("is %s: %s", (language, text) => {
    expect(writtenIn(text)).toBe(language);
  });

  it.each(["", "3251/0", "ok", "SPN 100 FMI 1", "Cummins X15", "el motor by5abbat gamed", "no"])(
    "is not clear from '%s'",
    (text) => {
      expect(writtenIn(text)).toBeNull();
    },
  );

  it("is hardly ever taken for another one", () => {
    const messages = readCases()
      .filter(({ part }) => part === "looked-at")
      .map(({ language, messages: [first] }) => ({ language, found: writtenIn(first?.content ?? "") }));
    for (const language of chatLanguages) {
      const own = messages.filter((message) => message.language === language);
      const wrong = own.filter(({ found }) => found !== null && found !== language);
      const right = own.filter(({ found }) => found === language);
      expect.soft(wrong.length / own.length).toBeLessThan(0.005);
      expect.soft(right.length / own.length).toBeGreaterThan(0.65);
    }
  });
});
