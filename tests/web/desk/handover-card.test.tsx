import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { chatLanguages, languages } from "#domain/languages/languages.ts";
import { handoverCards } from "#domain/tickets/handover.ts";
import { HandoverCard } from "#web/features/desk/handover-card.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";

beforeAll(() => activateLanguage("en"));
afterEach(() => activateLanguage("en"));

const handover = handoverCards({
  messages: [{ role: "user", content: "low air buzzer, 50 psi" }],
  issue: "Truck will not build air.",
  truck: { brand: "Mack", year: 2018, model: "Anthem" },
  where: { highway: "I-80", direction: "W", mileMarker: "102" },
});
const ticket = { handover, assessment: null };

describe("The hand-over card on the desk", () => {
  it("speaks the language of the page", async () => {
    await activateLanguage("ru");
    render(<HandoverCard ticket={ticket} />);
    screen.getByText("Опасность:");
    screen.getByText(/“Truck will not build air\.”/);
  });

  it("speaks English where the page's language is none of the card's", async () => {
    await activateLanguage("uz");
    render(<HandoverCard ticket={ticket} />);
    screen.getByText("Danger:");
  });

  it("is read in any of its languages, in the direction of that language, whatever the page speaks", async () => {
    const user = userEvent.setup();
    render(<HandoverCard ticket={ticket} />);
    for (const language of chatLanguages) {
      const choice = screen.getByRole("button", { name: languages[language].own });
      await user.click(choice);
      expect(choice.getAttribute("aria-pressed")).toBe("true");
      const list = screen.getByRole("list");
      expect(list.getAttribute("lang")).toBe(language);
      expect(list.getAttribute("dir")).toBe(languages[language].direction);
      const lines = within(list).getAllByRole("listitem");
      expect(lines.map((line) => line.textContent)).toEqual(handover[language]);
    }
  });

  it("is not there for a ticket that has none", () => {
    const { container } = render(<HandoverCard ticket={{ handover: null, assessment: null }} />);
    expect(container.textContent).toBe("");
  });
});
