import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { compileCatalogue } from "#scripts/web-build/message-catalogues.ts";

describe("compiled message catalogues", () => {
  it("say what the texts say, without a parser at hand", () => {
    const texts = { "desk.count": "{count, plural, one {# ticket} other {# tickets}} for {name}" };
    const compiled = JSON.parse(compileCatalogue(JSON.stringify(texts), "en/desk.json"));
    const i18n = setupI18n({ locale: "en", messages: { en: compiled } });
    expect(i18n._("desk.count", { count: 1, name: "Tess" })).toBe("1 ticket for Tess");
    expect(i18n._("desk.count", { count: 3, name: "Tess" })).toBe("3 tickets for Tess");
  });

  it("name the key and the file of a text that cannot be read", () => {
    const texts = JSON.stringify({ "desk.count": "{count, plural, one {#}" });
    expect(() => compileCatalogue(texts, "en/desk.json")).toThrow(
      /en\/desk\.json: "desk\.count" is not a valid message/,
    );
  });
});
