import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { safetyCard } from "#domain/diagnosis/index.ts";
import { turkishCards } from "#domain/safety/cards/turkish.ts";
import { uzbekCards } from "#domain/safety/cards/uzbek.ts";
import { SafetyCard } from "#web/features/diagnosis/safety-card.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";

afterEach(async () => activateLanguage("en"));

const fire = safetyCard({ drive: "stop_now", redFlags: ["fire"] }, "en");

it.each([
  ["tr", turkishCards],
  ["uz", uzbekCards],
] as const)(
  "a safety card is read in the language of the page, which the assistant does not speak: %s",
  async (language, { titles, steps }) => {
    if (fire === null) throw new Error("A fire has a card.");
    await activateLanguage(language);
    render(<SafetyCard card={fire} />);
    await screen.findByText(titles.fire);
    screen.getByText(steps.call_911);
    expect(screen.queryByText(fire.title)).toBeNull();
  },
);

it("a safety card stays as the assistant said it in a language that it speaks", async () => {
  if (fire === null) throw new Error("A fire has a card.");
  await activateLanguage("ru");
  render(<SafetyCard card={fire} />);
  screen.getByText(fire.title);
});
