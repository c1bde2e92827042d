import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { weatherSteps } from "#domain/safety/weather.ts";
import { checkClock } from "#web/features/safety/check-clock.ts";
import { contacts, fakeApi } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
afterEach(() => checkClock.clear());

function open(address: string) {
  fakeApi({ "public.auth.me": () => ({ user: null }), "public.config": () => contacts });
  return renderPage(address);
}

const stepsShown = async () => {
  await screen.findByRole("heading", { name: "What to do, in this order" });
  return screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
};

describe("Whoever waits for hours, without an account", () => {
  it("comes from 'Are you safe?', chooses cold or heat, and reads the steps in their order", async () => {
    const user = userEvent.setup();
    const { location } = open("/safety");
    await user.click(await screen.findByRole("link", { name: /Stuck for hours in heat or cold/ }));
    await screen.findByRole("heading", { name: "Waiting in heat or cold", level: 1 });
    expect(screen.queryByRole("heading", { level: 3 })).toBeNull();

    const choice = within(screen.getByRole("navigation", { name: "Cold or heat?" }));
    await user.click(choice.getByRole("link", { name: /^Cold/ }));
    const cold = await stepsShown();
    expect(cold).toHaveLength(weatherSteps.cold.length);
    expect(cold[0]).toBe("Fresh air first");
    screen.getByText(/Carbon monoxide has no smell/);
    screen.getByText(/don't jump it, don't charge it/);

    await user.click(choice.getByRole("link", { name: /^Heat/ }));
    await waitFor(() => expect(location().search).toEqual({ in: "heat" }));
    const heat = await stepsShown();
    expect(heat[0]).toBe("Shade and moving air");
    expect(heat).toContain("Heat stroke");
    expect(screen.queryByText(/don't jump it, don't charge it/)).toBeNull();
    expect(choice.getByRole("link", { name: /^Heat/ }).getAttribute("aria-current")).toBe("page");
  });

  it("chooses anew where the address names no weather", async () => {
    const { location } = open("/safety/weather?in=fog");
    await screen.findByRole("heading", { name: "Waiting in heat or cold", level: 1 });
    expect(screen.queryByRole("heading", { name: "What to do, in this order" })).toBeNull();
    expect(location().search).toEqual({});
  });

  it("may see where each step comes from, with its grade", async () => {
    open("/safety/weather?in=cold");
    await stepsShown();
    const list = within(screen.getByText("Where this comes from").closest("details") as HTMLElement);
    list.getByText("FCC, text to 911 (fcc.gov)");
    expect(list.getAllByRole("listitem", { hidden: true }).length).toBeGreaterThan(10);
  });
});

describe("The clock of the next look", () => {
  it("runs half an hour, goes on after the page was left, calls when it is due, and starts again", async () => {
    const vibrate = vi.fn();
    vi.stubGlobal(
      "navigator",
      new Proxy(navigator, { get: (own, name) => (name === "vibrate" ? vibrate : Reflect.get(own, name, own)) }),
    );
    const user = userEvent.setup();
    const { unmount } = open("/safety/weather?in=cold");
    await user.click(await screen.findByRole("button", { name: "Start 30 minutes" }));
    expect(screen.getByRole("timer").textContent).toMatch(/^(30:00|29:59)$/);
    unmount();

    vi.useFakeTimers({ now: Date.now() + 29 * 60_000, toFake: ["Date", "setInterval", "clearInterval"] });
    open("/safety/weather?in=heat");
    expect((await screen.findByRole("timer")).textContent).toMatch(/^(1:00|0:5\d)$/);
    expect(vibrate).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(61_000));
    expect(screen.getByText("Time to check. Then start it again.").getAttribute("role")).toBe("status");
    expect(vibrate).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole("button", { name: "Checked. Another 30 minutes" }).click());
    expect(screen.getByRole("timer").textContent).toBe("30:00");
    act(() => screen.getByRole("button", { name: "Stop" }).click());
    screen.getByRole("button", { name: "Start 30 minutes" });
  });
});
