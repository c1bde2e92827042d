import { expect, test } from "vitest";
import { activateLanguage, chooseLanguage, loadRest, t } from "#web/lib/i18n.tsx";

test("public pages are drawn with the first part; the rest adds to it, also in another language", async () => {
  await activateLanguage("en", "first");
  expect(t("shell.safety")).toBe("Are you safe?");
  expect(t("account.title"), "nothing, rather than a bare key").toBe("");

  await loadRest();
  expect(t("account.title")).toBe("Account");
  expect(t("shell.safety")).toBe("Are you safe?");

  await chooseLanguage("ar");
  expect(t("shell.safety")).toBe("هل أنت بأمان؟");
  await chooseLanguage("en");
  expect(t("account.title")).toBe("Account");
});
