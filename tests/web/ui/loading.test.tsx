import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { Loading } from "#web/components/ui/spinner.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";

beforeAll(() => activateLanguage("en"));
afterEach(() => vi.restoreAllMocks());

function lineIs(there: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(there);
  fireEvent(window, new Event(there ? "online" : "offline"));
}

it("A wait says without a line that it waits for one, and goes on when it is back", () => {
  lineIs(false);
  render(<Loading text="Loading your account..." />);
  expect(screen.getByRole("status").textContent).toMatch(/^Waiting for a connection/);
  lineIs(true);
  expect(screen.getByRole("status").textContent).toBe("Loading your account...");
});

it("A wait for what is made on the device goes on without a line", () => {
  lineIs(false);
  render(<Loading here text="Reading what you wrote..." />);
  expect(screen.getByRole("status").textContent).toBe("Reading what you wrote...");
});
