import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

type Answers = Parameters<typeof fakeApi>[0];

const active = { allowed: true, status: "active", daysLeft: 0, warning: false, paid: true, blocking: null };
const subscription = {
  status: "active",
  trialStart: null,
  trialEnd: null,
  currentPeriodEnd: Date.UTC(2026, 11, 21, 12),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  billingInterval: "month",
  scheduledTierName: null,
  scheduledInterval: null,
  managed: true,
  bought: true,
  granted: false,
  tier: { tierName: "solo_driver", displayName: "Solo Driver", monthlyPrice: 1999, yearlyPrice: 19_190 },
};

function api(more: Answers = {}, changes: object = {}, access: object = active, fleetRole: "member" | null = null) {
  const user = { ...people.driver, access, fleetRole };
  return fakeApi({
    "public.auth.me": () => ({ user }),
    "public.config": () => contacts,
    "driver.account.get": () => ({
      ...user,
      memberSince: Date.UTC(2026, 0, 5),
      phone: null,
      companyName: null,
      techRequestedAt: null,
      subscription: { ...subscription, ...changes },
    }),
    "driver.account.sessions": () => ({ items: [], nextCursor: null }),
    "driver.fleet.get": () => null,
    "driver.billing.check": () => ({ access, subscription: null }),
    ...more,
  });
}

describe("back from a payment", () => {
  it("the subscription is read first, then 'Subscription activated!' is said, then the address is clean", async () => {
    const calls = api();
    const page = renderPage("/account?success=true");
    await toasterIsThere();
    expect((await screen.findAllByText("Subscription activated!")).length).toBeGreaterThan(0);
    expect(calls.some(({ name }) => name === "driver.billing.check")).toBe(true);
    await waitFor(() => expect(page.location().searchStr).toBe(""));
  });

  it("the address alone gives nothing", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    const none = {
      allowed: false,
      status: "trialing",
      daysLeft: 0,
      warning: false,
      paid: false,
      blocking: "trial_expired",
    };
    const calls = api({}, { status: "trialing", bought: false, managed: false, trialEnd: 1 }, none);
    const page = renderPage("/account?success=true");
    await vi.advanceTimersByTimeAsync(10_000);
    await screen.findByText("Your payment isn't confirmed yet");
    vi.useRealTimers();
    expect(screen.queryByText("Subscription activated!")).toBeNull();
    expect(calls.filter(({ name }) => name === "driver.billing.check").length).toBeGreaterThan(1);
    await waitFor(() => expect(page.location().searchStr).toBe(""));
  });
});

describe("the plan", () => {
  it.each([
    [{}, "Renews on Dec 21, 2026"],
    [{ cancelAtPeriodEnd: true }, "Ends on Dec 21, 2026"],
    [{ scheduledTierName: "fleet_manager", scheduledInterval: "year" }, "Changes to Fleet Manager on Dec 21, 2026"],
    [{ granted: true }, "This plan was set up for you by our sales team."],
  ])("with %o says: %s", async (changes, text) => {
    api({}, changes);
    renderPage("/account");
    await screen.findByText(text);
  });

  it("whose payment is late says so on every page, until when it goes on, and leads to the card", async () => {
    const late = { ...active, status: "past_due" };
    api({}, { status: "past_due", pastDueSince: Date.UTC(2026, 10, 20, 12) }, late);
    renderPage("/account");
    await screen.findByText(/^The last payment didn't go through. The diagnosis works until Nov 27, 2026/);
    expect(screen.getByText(/Your last payment didn't go through/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Update your card" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Choose Your Plan" })).toBeNull();
  });

  it("whose grace is over reads since when nothing works, not until when it would", async () => {
    const over = { ...active, allowed: false, paid: false, status: "past_due", blocking: "subscription_inactive" };
    api({}, { status: "past_due", pastDueSince: Date.UTC(2026, 10, 10, 12) }, over);
    renderPage("/account");
    await screen.findByText(/^The last payment didn't go through. The diagnosis stopped on Nov 17, 2026/);
  });

  it("whose portal does not open says 'Failed to open subscription management portal.'", async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal("open", () => tab);
    api({ "driver.billing.portal": () => new Refusal("billing.unavailable", 503) });
    const user = userEvent.setup();
    renderPage("/account");
    const button = await screen.findByRole("button", { name: "Manage Subscription" });
    await toasterIsThere();
    await user.click(button);
    await screen.findByText("Failed to open subscription management portal.");
    expect(tab.close).toHaveBeenCalled();
  });
});

const lapsed = { ...active, allowed: false, paid: false, blocking: "subscription_inactive" };
const trial = { ...active, status: "trialing", daysLeft: 2, warning: true, paid: false };
const unbought = { status: "trialing", bought: false, managed: false, trialEnd: Date.UTC(2026, 11, 1, 12) };
const choose = { role: "link", name: "Choose Your Plan" };
const manage = { role: "button", name: "Manage Subscription" };
const upgrade = { role: "link", name: "Upgrade" };

describe("every state", () => {
  it.each([
    ["a trial with days left", unbought, { ...trial, daysLeft: 9, warning: false }, "Free trial, 9 days left", upgrade],
    ["a trial that ends soon", unbought, trial, "Your trial ends in 2 days", upgrade],
    [
      "a trial that ended",
      unbought,
      { ...lapsed, status: "trialing", blocking: "trial_expired" },
      "Trial Expired",
      upgrade,
    ],
    [
      "a trial that was carried into a bought plan",
      { status: "trialing", trialEnd: Date.UTC(2026, 11, 1, 12) },
      { ...active, status: "trialing" },
      /^Free until Dec 1, 2026/,
      manage,
    ],
    [
      "an unpaid plan",
      { status: "unpaid" },
      { ...lapsed, status: "unpaid" },
      /Add a working card to turn it back on/,
      manage,
    ],
    [
      "a paused plan",
      { status: "paused" },
      { ...lapsed, status: "paused" },
      /Add a working card to turn it back on/,
      manage,
    ],
    ["a cancelled plan", { status: "canceled" }, { ...lapsed, status: "canceled" }, "Subscription Inactive", choose],
    [
      "a purchase not finished",
      { status: "incomplete" },
      { ...lapsed, status: "incomplete" },
      "Subscription Inactive",
      choose,
    ],
    [
      "a purchase given up",
      { status: "incomplete_expired" },
      { ...lapsed, status: "incomplete_expired" },
      "Subscription Inactive",
      choose,
    ],
  ])("%s is named, with the way on from there", async (_, changes, access, text, way) => {
    api({}, changes, access);
    renderPage("/account");
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByRole(way.role, { name: way.name })).toBeDefined();
    // A second subscription beside one that waits for its payment would not bring it back.
    expect(screen.queryByRole("link", { name: "Choose Your Plan" }) !== null).toBe(way === choose);
  });

  it("of a fleet's driver is the fleet's to pay", async () => {
    api({}, { status: "canceled" }, active, "member");
    renderPage("/account");
    await screen.findByText("Your fleet pays for this plan.");
    expect(screen.queryByRole("button", { name: "Manage Subscription" })).toBeNull();
  });

  it("of somebody late in a fleet is not told to its drivers", async () => {
    api({}, {}, { ...active, status: "past_due" }, "member");
    renderPage("/account");
    await screen.findByText("Your fleet pays for this plan.");
    expect(screen.queryByText(/Your last payment didn't go through/)).toBeNull();
  });
});
