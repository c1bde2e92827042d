import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";
import { endpoint, fakePush, noPush, ourKey } from "./fake-push.ts";

preparePages();
afterEach(() => {
  noPush();
  vi.restoreAllMocks();
});

type Answers = Parameters<typeof fakeApi>[0];

/** The account page over a worker that keeps the device's language as the real one does. */
async function open(answers: Answers = {}, kept: { language: string | null } = { language: null }) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => ({ ...contacts, vapidPublicKey: ourKey }),
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "driver.account.get": () => ({
      ...people.driver,
      phone: null,
      companyName: null,
      memberSince: 1_780_000_000_000,
      fleetRole: null,
      subscription: null,
    }),
    "driver.account.sessions": () => ({ items: [], nextCursor: null }),
    "driver.fleet.get": () => null,
    "driver.tickets.list": () => ({ items: [], nextCursor: null }),
    "driver.push.language": () => kept,
    "driver.push.subscribe": (input) => {
      kept.language = (input as { language: string }).language;
      return { subscribed: true };
    },
    "driver.push.unsubscribe": () => {
      kept.language = null;
      return { subscribed: false };
    },
    ...answers,
  });
  const page = renderPage("/account");
  await screen.findByText("driver@demo.test");
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { user: userEvent.setup(), page, sent, kept };
}

const switchOn = () => screen.findByRole("button", { name: "Turn on alerts" });
const switchOff = () => screen.findByRole("button", { name: "Turn off" });

describe("Alerts on this device", () => {
  test("are switched on by a click, which alone asks the browser, and stay on when the page is drawn anew", async () => {
    const browser = fakePush();
    const { user, page, sent, kept } = await open();
    const button = await switchOn();
    expect(browser.notification.requestPermission).not.toHaveBeenCalled();
    await user.click(button);
    await screen.findByText("On for this device");
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: ourKey });
    const [told] = sent("driver.push.subscribe") as [{ p256dh: string; auth: string }];
    expect(told).toMatchObject({ endpoint, language: "en" });
    expect([told.p256dh.length, told.auth.length]).toEqual([87, 22]);

    page.unmount();
    await open({}, kept);
    await screen.findByText("On for this device");
    expect(browser.notification.requestPermission).toHaveBeenCalledTimes(1);
  });

  test("are switched off, for the worker and for the browser", async () => {
    const browser = fakePush({ permission: "granted" });
    browser.make();
    const { user, sent } = await open({}, { language: "en" });
    await user.click(await switchOff());
    await switchOn();
    expect(sent("driver.push.unsubscribe")).toEqual([{ endpoint }]);
    expect(browser.isSubscribed()).toBe(false);
  });

  test("stay off when the browser's question is only closed", async () => {
    const browser = fakePush({ answer: "default" });
    const { user, sent } = await open();
    await user.click(await switchOn());
    await switchOn();
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(sent("driver.push.subscribe")).toEqual([]);
  });

  test("that the person refuses: the page says where to allow them, and asks no more", async () => {
    fakePush({ answer: "denied" });
    const { user } = await open();
    await user.click(await switchOn());
    await screen.findByText(/are blocked here. Allow them in your browser's settings/);
    expect(screen.queryByRole("button", { name: "Turn on alerts" })).toBeNull();
  });

  test("need the installed app on an iPhone, and the page shows the way", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)");
    await open();
    expect((await screen.findByRole("link", { name: "How to install" })).getAttribute("href")).toBe("/install");
  });

  test("cannot come to a browser that knows no pushes, and the page says so", async () => {
    await open();
    await screen.findByText(/This browser can't alert you while the page is closed/);
  });

  test("are not offered where nothing is pushed", async () => {
    fakePush();
    await open({ "public.config": () => contacts });
    await screen.findByRole("heading", { name: "Account details" });
    expect(screen.queryByText("Alerts on this device")).toBeNull();
  });

  test("follow the language of the page, and come back after a new password", async () => {
    const browser = fakePush({ permission: "granted" });
    browser.make();
    localStorage.setItem("push.owner", people.driver.id);
    const { sent } = await open({}, { language: null });
    await switchOff();
    expect(sent("driver.push.subscribe")).toMatchObject([{ endpoint, language: "en" }]);
  });

  test("that somebody else switched on here are off for the next person", async () => {
    const browser = fakePush({ permission: "granted" });
    browser.make();
    localStorage.setItem("push.owner", "usr_another");
    const { sent } = await open();
    await switchOn();
    expect(sent("driver.push.subscribe")).toEqual([]);
  });

  test("take new keys where the old ones were replaced", async () => {
    const browser = fakePush({ permission: "granted" });
    browser.make(9);
    const { user } = await open();
    await user.click(await switchOn());
    await switchOff();
    expect(browser.subscribe).toHaveBeenCalledTimes(1);
  });

  test("that the browser itself cannot have are off, and the page names the browser", async () => {
    const browser = fakePush();
    browser.subscribe.mockRejectedValueOnce(new DOMException("no push service", "AbortError"));
    const { user } = await open();
    await toasterIsThere();
    await user.click(await switchOn());
    await screen.findByText(/This browser can't alert you/);
    await switchOn();
  });

  test("that the worker could not keep are off, and the page says so", async () => {
    fakePush();
    const { user } = await open({ "driver.push.subscribe": () => new Refusal("service.unavailable", 503) });
    await toasterIsThere();
    await user.click(await switchOn());
    await screen.findByText("Couldn't turn it on");
    await waitFor(() => expect(screen.queryByText("On for this device")).toBeNull());
  });
});
