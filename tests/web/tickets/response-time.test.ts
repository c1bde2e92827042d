import { describe, expect, test } from "vitest";
import { responseTimeIn } from "#web/features/tickets/response-time.ts";
import { makeFormat } from "#web/lib/format.ts";
import { intlLocales } from "#web/lib/intl-locales.ts";

describe("the time within which a technician answers", () => {
  test.each([
    ["en", "15 minutes", "15 minutes"],
    ["ru", "1 hour", "1 час"],
    ["ru", "4 hours", "4 часа"],
    ["uz", "24 hours", "24 soat"],
    ["uz", "15 minutes", "15 daqiqa"],
    ["tr", "4 hours", "4 saat"],
  ] as const)("is said in the reader's language: %s, %s", (language, text, said) => {
    expect(responseTimeIn(makeFormat(intlLocales[language]), text)).toBe(said);
  });

  test("stays as it is when it is something else", () => {
    expect(responseTimeIn(makeFormat(intlLocales.ru), "soon")).toBe("soon");
  });
});
