import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { InstallBanner } from "#web/features/install/install-banner.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { followInstallPrompt } from "#web/lib/install-prompt.ts";
import { makeRouter } from "#web/router.tsx";
import { offerToInstall, runInstalled } from "./browser-offer.ts";

followInstallPrompt();

beforeEach(async () => {
  localStorage.clear();
  await activateLanguage("en");
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const router = makeRouter(createMemoryHistory({ initialEntries: ["/"] }));
  return render(
    <RouterContextProvider router={router}>
      <InstallBanner />
    </RouterContextProvider>,
  );
}

const banner = () => screen.queryByRole("complementary", { name: "Put Roadflare on this device" });
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe("The install banner", () => {
  test("comes after 30 seconds and leads to the steps where the browser offers nothing", async () => {
    open();
    await wait(29);
    expect(banner()).toBeNull();
    await wait(3);
    expect(banner()).not.toBeNull();
    expect(screen.getByRole("link", { name: "How to install" }).getAttribute("href")).toBe("/install");
  });

  test("is dismissed for good", async () => {
    const view = open();
    await wait(32);
    fireEvent.click(screen.getByRole("button", { name: "Not now" }));
    expect(banner()).toBeNull();
    view.unmount();
    open();
    await wait(120);
    expect(banner()).toBeNull();
  });

  test("waits for a chat or a form to be closed", async () => {
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("role", "dialog");
    open();
    await wait(120);
    expect(banner()).toBeNull();
    dialog.remove();
    await wait(3);
    expect(banner()).not.toBeNull();
  });

  test("shows the browser's own question where it offers one", async () => {
    open();
    await wait(32);
    const { prompt } = offerToInstall("dismissed");
    fireEvent.click(screen.getByRole("button", { name: "Install Now" }));
    await wait(1);
    expect(prompt).toHaveBeenCalledOnce();
    expect(banner()).toBeNull();
  });

  test("is not there in the installed app", async () => {
    runInstalled();
    open();
    await wait(120);
    expect(banner()).toBeNull();
  });
});
