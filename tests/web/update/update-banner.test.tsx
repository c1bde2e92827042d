import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { UpdateBanner } from "#web/features/update/update-banner.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { checkedEvery, followServiceWorker } from "#web/lib/service-worker.ts";
import { FakeContainer, FakeWorker } from "./fake-container.ts";

const hour = 3_600_000;
const start = new Date("2026-03-01T10:00:00Z");

beforeEach(async () => {
  localStorage.clear();
  await activateLanguage("en");
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(container: FakeContainer) {
  const reload = vi.fn();
  await followServiceWorker(container.asContainer(), reload);
  const view = render(<UpdateBanner />);
  return { reload, view };
}

const banner = () => screen.queryByRole("complementary", { name: "Update Available" });

describe("The update banner", () => {
  test("is not there on a first visit, when the first version begins to keep the app", async () => {
    const container = new FakeContainer(false);
    const { reload } = await open(container);
    expect(container.registered).toEqual([{ url: "/sw.js", options: { scope: "/", updateViaCache: "none" } }]);
    act(() => container.takeOver(new FakeWorker("activated")));
    expect(banner()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test("offers a new version; 'Update Now' takes it over and draws the page anew", async () => {
    const container = new FakeContainer(true);
    const { reload } = await open(container);
    const worker = await act(() => container.install());
    expect(banner()).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Update Now" }));
    expect(worker.messages).toEqual(["take-over"]);
    expect(reload).not.toHaveBeenCalled();
    act(() => container.takeOver(worker));
    expect(reload).toHaveBeenCalledOnce();
  });

  test("goes away with 'Later', and the version is taken over by itself after 24 hours", async () => {
    const container = new FakeContainer(true);
    await open(container);
    const worker = await act(() => container.install());
    fireEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(banner()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(23.9 * hour));
    expect(worker.messages).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(0.2 * hour));
    expect(worker.messages).toEqual(["take-over"]);
  });

  test("the 24 hours go on over visits", async () => {
    localStorage.setItem("update.found-at", String(start.getTime() - 25 * hour));
    const container = new FakeContainer(true);
    const worker = new FakeWorker("installed");
    container.registration.waiting = worker;
    await open(container);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(worker.messages).toEqual(["take-over"]);
  });

  test("after 24 hours the update waits for a dialog to be closed", async () => {
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("role", "dialog");
    const container = new FakeContainer(true);
    await open(container);
    const worker = await act(() => container.install());
    await act(() => vi.advanceTimersByTimeAsync(30 * hour));
    expect(worker.messages).toEqual([]);
    expect(banner()).not.toBeNull();
    dialog.remove();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(worker.messages).toEqual(["take-over"]);
  });

  test("a page whose version was taken over in another tab is drawn anew when nothing is open", async () => {
    const container = new FakeContainer(true);
    const { reload } = await open(container);
    await act(() => container.takeOver(new FakeWorker("activated")));
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a new version is asked for every hour", async () => {
    const container = new FakeContainer(true);
    await open(container);
    await vi.advanceTimersByTimeAsync(3 * checkedEvery + 60_000);
    expect(container.registration.checks).toBe(3);
  });
});
