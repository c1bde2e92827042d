import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import {
  activateLanguage,
  chooseLanguage,
  completeLanguages,
  isMessageKey,
  preferredLanguage,
  t,
  useT,
} from "#web/lib/i18n.tsx";

/** Compiled catalogues by language and file, as the build makes them. */
const files = import.meta.glob<Record<string, unknown>>("../../web/messages/*/*.json", {
  eager: true,
  import: "default",
});

function catalogue(language: string): Map<string, Record<string, unknown>> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${language}/`));
  return new Map(own.map(([path, messages]) => [path.split("/").at(-1) ?? "", messages]));
}

function keysOf(language: string): string[] {
  return [...catalogue(language).values()].flatMap((messages) => Object.keys(messages));
}

/** The names of a compiled message's placeholders. */
function placeholders(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token as [string, unknown, unknown];
    const inside = typeof choices === "object" && choices !== null ? Object.values(choices).flatMap(placeholders) : [];
    return [name, ...inside];
  });
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => activateLanguage("en"));

describe("the catalogues", () => {
  test("no key stands in two English files", () => {
    const keys = keysOf("en");
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("no language has a key or a file that English lacks", () => {
    const english = new Set(keysOf("en"));
    const englishFiles = [...catalogue("en").keys()];
    for (const language of interfaceLanguages) {
      expect(keysOf(language).filter((key) => !english.has(key))).toEqual([]);
      expect([...catalogue(language).keys()].filter((file) => !englishFiles.includes(file))).toEqual([]);
    }
  });

  test("a translation fills the placeholders that its English text has", () => {
    const english = Object.assign({}, ...catalogue("en").values()) as Record<string, unknown>;
    for (const language of interfaceLanguages) {
      const own = Object.assign({}, ...catalogue(language).values()) as Record<string, unknown>;
      for (const [key, message] of Object.entries(own)) {
        expect(new Set(placeholders(message)), `${language}: ${key}`).toEqual(new Set(placeholders(english[key])));
      }
    }
  });

  test("the languages that are called complete have every key", () => {
    const english = keysOf("en");
    for (const language of completeLanguages) {
      const own = new Set(keysOf(language));
      expect(english.filter((key) => !own.has(key))).toEqual([]);
    }
  });
});

describe("the active language", () => {
  test("what Arabic lacks is said in English, the page runs from right to left", async () => {
    await activateLanguage("ar");
    expect(document.documentElement.dir).toBe("rtl");
    expect(document.documentElement.lang).toBe("ar");
    expect(t("shell.safety")).toBe("هل أنت بأمان؟");
    const lacking = keysOf("en").find((key) => !keysOf("ar").includes(key));
    if (lacking === undefined || !isMessageKey(lacking)) return;
    expect(t(lacking)).not.toBe(lacking);
  });

  test("components follow a change of the language", async () => {
    await activateLanguage("en");
    function Greeting() {
      return <p>{useT()("shell.safety")}</p>;
    }
    render(<Greeting />);
    expect(screen.getByText("Are you safe?")).toBeDefined();
    await act(() => activateLanguage("ar"));
    expect(screen.getByText("هل أنت بأمان؟")).toBeDefined();
  });

  test("counts are said with the language's own plural", async () => {
    await activateLanguage("en");
    expect(t("shell.trial_days", { days: 1 })).toBe("Trial: 1 day left");
    expect(t("shell.trial_days", { days: 14 })).toBe("Trial: 14 days left");
  });

  test("the choice is remembered on this device, nonsense there is not believed", async () => {
    await chooseLanguage("ru");
    expect(preferredLanguage()).toBe("ru");
    expect(document.documentElement.lang).toBe("ru");
    localStorage.setItem("language", "tlh");
    expect(interfaceLanguages).toContain(preferredLanguage());
  });
});
