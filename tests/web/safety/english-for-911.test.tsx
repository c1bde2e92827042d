import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { interfaceLanguages, languages } from "#domain/languages/languages.ts";
import { activateLanguage, t } from "#web/lib/i18n.tsx";
import { contacts, fakeApi, people } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
afterEach(async () => activateLanguage("en"));

const others = interfaceLanguages.filter((language) => language !== "en");

async function open(language: (typeof interfaceLanguages)[number], path: string) {
  fakeApi({ "public.auth.me": () => ({ user: people.driver }), "public.config": () => contacts });
  await activateLanguage(language);
  renderPage(path);
  return userEvent.setup();
}

describe("What is read to 911", () => {
  it.each(others)("is in English for the call-taker, with the driver's language beside it: %s", async (language) => {
    const user = await open(language, "/safety");
    await user.click(await screen.findByRole("button", { name: t("where.open") }));
    const dialog = within(await screen.findByRole("dialog", { name: t("where.title") }));
    await user.type(dialog.getByLabelText(t("support.highway")), "I-80");
    await user.selectOptions(dialog.getByLabelText(t("support.direction")), "westbound");
    await user.type(dialog.getByLabelText(t("support.mile_marker")), "342");

    const english = dialog.getByText("I-80 westbound, mile marker 342");
    expect(english.getAttribute("lang")).toBe("en");
    expect(english.getAttribute("dir")).toBe("ltr");
    dialog.getByText(`I speak ${languages[language].name}. I need an interpreter.`);
    dialog.getByText(`I-80 ${t("where.direction.westbound")}, ${t("where.mile_marker", { marker: "342" })}`);
  });

  it.each(others)("begins with what to say first, and what that means: %s", async (language) => {
    await open(language, "/safety");
    const said = await screen.findByText(/^I'm a truck driver\. I need help\./);
    expect(said.getAttribute("lang")).toBe("en");
    expect(said.textContent).toContain(`I speak ${languages[language].name}.`);
    screen.getByText(t("safety.say_meaning"));
  });

  it("needs no interpreter on English pages", async () => {
    await open("en", "/safety");
    await screen.findByText("What to tell 911");
    expect(screen.queryByText(/interpreter/)).toBeNull();
  });
});

describe("A driver whose language the assistant does not speak", () => {
  it.each([
    ["uz", "Русский"],
    ["tr", "English"],
  ] as const)("is told before typing in which one it answers: %s", async (language, answers) => {
    await open(language, "/");
    expect((await screen.findByTestId("answer-language")).textContent).toContain(answers);
  });

  it.each(["en", "es", "ar", "ru"] as const)("is no driver who reads %s", async (language) => {
    await open(language, "/");
    await screen.findByLabelText(t("home.ask_label"));
    expect(screen.queryByTestId("answer-language")).toBeNull();
  });
});
