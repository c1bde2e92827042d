import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { activateLanguage, chooseLanguage, preferredLanguage, t, useT } from "#web/lib/i18n.tsx";

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => activateLanguage("en"));

describe("the active language", () => {
  test("Arabic is whole, and the page runs from right to left", async () => {
    await activateLanguage("ar");
    expect(document.documentElement.dir).toBe("rtl");
    expect(document.documentElement.lang).toBe("ar");
    expect(t("shell.safety")).toBe("هل أنت بأمان؟");
    expect(t("account.title")).toBe("الحساب");
    await activateLanguage("es");
    expect(document.documentElement.dir).toBe("ltr");
    expect(t("account.title")).toBe("Cuenta");
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

  test("an Arabic name leaves an English sentence its direction", async () => {
    await activateLanguage("en");
    expect(t("room.here", { name: "سامي" })).toBe("\u2068سامي\u2069 is here");
    expect(t("room.here", { name: "Sam" })).toBe("Sam is here");
    await activateLanguage("ar");
    expect(t("room.here", { name: "سامي" })).toBe("\u2068سامي\u2069 هنا");
  });

  test("of two choices one after the other the last one holds", async () => {
    await Promise.all([chooseLanguage("ar"), chooseLanguage("es")]);
    await Promise.all([chooseLanguage("es"), chooseLanguage("ar")]);
    expect(document.documentElement.lang).toBe("ar");
    expect(preferredLanguage()).toBe("ar");
  });

  test("the choice is remembered on this device, nonsense there is not believed", async () => {
    await chooseLanguage("ru");
    expect(preferredLanguage()).toBe("ru");
    expect(document.documentElement.lang).toBe("ru");
    localStorage.setItem("language", "tlh");
    expect(interfaceLanguages).toContain(preferredLanguage());
  });
});
