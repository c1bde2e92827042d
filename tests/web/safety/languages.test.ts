import { afterEach, describe, expect, test } from "vitest";
import { assess } from "#domain/diagnosis/index.ts";
import { chatLanguages, interfaceLanguages } from "#domain/languages/languages.ts";
import { emergencyCards, issueCards } from "#web/features/home/cards.ts";
import { activateLanguage, t } from "#web/lib/i18n.tsx";

/** Compiled catalogues by language and file, as the build makes them. */
const files = import.meta.glob<Record<string, unknown>>("../../../web/messages/*/{safety,shell,ui,chat,weather}.json", {
  eager: true,
  import: "default",
});

function texts(language: string, file: string): Record<string, unknown> {
  return files[`../../../web/messages/${language}/${file}.json`] ?? {};
}

afterEach(() => activateLanguage("en"));

describe("Whoever is in danger reads it in their own language", () => {
  test.each([...interfaceLanguages])("%s has every word of the safety pages", (language) => {
    for (const file of ["safety", "weather"]) {
      expect(Object.keys(texts("en", file)).filter((key) => !(key in texts(language, file)))).toEqual([]);
    }
  });

  test.each([...interfaceLanguages])("%s has the safety card of the chat and of the dialogs", (language) => {
    const card = Object.keys(texts("en", "chat")).filter((key) => /^(safety_card|flow\.(trial|signup))\./.test(key));
    expect(card.length).toBeGreaterThan(10);
    expect(card.filter((key) => !(key in texts(language, "chat")))).toEqual([]);
  });

  test.each(["safety", "weather"])("the numbers of the rules are the same in every language: %s", (file) => {
    for (const language of interfaceLanguages) {
      for (const key of Object.keys(texts("en", file))) {
        // "4-ways" is a word of English, and other languages say metres in brackets beside feet.
        const numbers = (from: string) =>
          JSON.stringify(texts(from, file)[key])
            .replaceAll("4-ways", "")
            .replaceAll(/\(\d+ (?:m|м|م)[^)]*\)/gu, "")
            .match(/\d+/g) ?? [];
        expect([...numbers(language)].sort(), `${language}: ${key}`).toEqual([...numbers("en")].sort());
      }
    }
  });
});

describe("A card says in the chat's languages what it says in English", () => {
  const category: Readonly<Record<string, string>> = { steering: "steering_suspension" };
  test.each([...chatLanguages])("%s", async (language) => {
    await activateLanguage(language);
    for (const { id, prompt } of [...emergencyCards, ...issueCards]) {
      const content = t(prompt);
      expect(assess({ messages: [{ role: "user", content }], language }).category, content).toBe(category[id] ?? id);
    }
  });
});
