import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { followInstallPrompt } from "#web/lib/install-prompt.ts";
import { contacts, fakeApi } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";
import { offerToInstall, runInstalled } from "./browser-offer.ts";

preparePages();
followInstallPrompt();

async function open() {
  fakeApi({ "public.auth.me": () => ({ user: null }), "public.config": () => contacts });
  renderPage("/install");
  await screen.findByRole("heading", { name: "Install Roadflare" });
}

const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile";

describe("/install", () => {
  test("has the steps for Android, iPhone and iPad, and a computer, this device's first", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(android);
    await open();
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 3)).toEqual(["Android", "iPhone and iPad", "Computer"]);
    expect(screen.getByText(/add to dock/i)).toBeDefined();
    vi.restoreAllMocks();
  });

  test("has no Install Now button where the browser offers nothing", async () => {
    await open();
    expect(screen.queryByRole("button", { name: "Install Now" })).toBeNull();
  });

  test("installs from the matching platform's card where the browser offers it", async () => {
    await open();
    const { prompt, event } = offerToInstall("accepted");
    expect(event.defaultPrevented).toBe(true);
    const own = screen.getByText("Your device").closest("div.rounded-xl");
    await userEvent.click(within(own as HTMLElement).getByRole("button", { name: "Install Now" }));
    expect(prompt).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event("appinstalled")));
    expect(screen.getByRole("heading", { name: "Already Installed!" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Install Now" })).toBeNull();
  });

  test("says 'Already Installed!' inside the app itself", async () => {
    runInstalled();
    await open();
    expect(screen.getByRole("heading", { name: "Already Installed!" })).toBeDefined();
  });
});
