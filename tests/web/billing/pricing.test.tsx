import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

type Answers = Parameters<typeof fakeApi>[0];

const solo = {
  id: "tier_solo_driver",
  tierName: "solo_driver",
  displayName: "Solo Driver",
  monthlyPrice: 1999,
  yearlyPrice: 19_190,
  features: ["plan.diagnosis"],
  truckLimit: 5,
  partsDiscount: 0,
  mostPopular: true,
  priceIds: { month: "price_solo_month", year: "price_solo_year" },
};
const enterprise = {
  ...solo,
  id: "tier_b2b_enterprise",
  tierName: "b2b_enterprise",
  displayName: "B2B Enterprise",
  monthlyPrice: null,
  yearlyPrice: null,
  mostPopular: false,
  priceIds: { month: null, year: null },
};

function api(user: unknown, more: Answers = {}) {
  return fakeApi({
    "public.auth.me": () => ({ user }),
    "public.config": () => contacts,
    "public.plans.list": () => ({ items: [solo, enterprise], nextCursor: null }),
    ...more,
  });
}

/** A tab as `window.open` gives it, which remembers where it was sent. */
function fakeTab() {
  const tab = {
    opener: {} as unknown,
    closed: false,
    address: "",
    location: { replace: (url: string) => (tab.address = url) },
    close: () => (tab.closed = true),
  };
  vi.stubGlobal("open", () => tab);
  return tab;
}

async function choose(plan = "Solo Driver") {
  const user = userEvent.setup();
  const page = renderPage("/pricing");
  const button = await screen.findByRole("button", { name: `Choose ${plan}` });
  await toasterIsThere();
  await user.click(button);
  return { user, page };
}

describe("the prices", () => {
  it("are shown with two decimals, monthly or yearly with what that saves", async () => {
    api(null);
    const user = userEvent.setup();
    renderPage("/pricing");
    const card = async () => within(await screen.findByRole("article", { name: "Solo Driver" }));
    expect((await card()).getByText("$19.99")).toBeDefined();
    expect((await card()).getByText("Most popular")).toBeDefined();
    await user.click(screen.getByRole("tab", { name: "Yearly, save 20%" }));
    expect((await card()).getByText("$191.90")).toBeDefined();
    expect((await card()).getByText("You save $47.98 a year")).toBeDefined();
  });

  it("say that nothing can be bought where there is no payment provider", async () => {
    const priceIds = { month: null, year: null };
    api(people.driver, { "public.plans.list": () => ({ items: [{ ...solo, priceIds }], nextCursor: null }) });
    renderPage("/pricing");
    await screen.findByText(/^You can't buy a plan here right now/);
  });
});

describe("a subscriber", () => {
  const subscriber = {
    ...people.driver,
    tierName: "solo_driver",
    access: { ...people.driver.access, allowed: true, paid: true, status: "active" },
  };

  it("sees the current plan, cannot buy it again, and reads no trial texts", async () => {
    api(subscriber);
    renderPage("/pricing");
    const card = within(await screen.findByRole("article", { name: "Solo Driver" }));
    await card.findByText("Current plan");
    expect(card.queryByRole("button")).toBeNull();
    expect(screen.queryByText(/14 days free/)).toBeNull();
    expect(screen.queryByText("Start free trial")).toBeNull();
  });
});

it("a cancelled checkout comes back to the prices, which say that nothing was charged", async () => {
  api(people.driver);
  renderPage("/pricing?checkout=cancelled");
  await screen.findByText("Checkout canceled. Nothing was charged.");
});

describe("choosing a plan", () => {
  it("without a session says 'Sign in required' and goes to the sign-in page, which comes back", async () => {
    api(null);
    const tab = fakeTab();
    const { page } = await choose();
    await screen.findByText("Sign in required");
    expect(page.location().pathname).toBe("/auth");
    expect(page.location().search).toEqual({ returnTo: "/pricing" });
    expect(tab.address).toBe("");
  });

  it("opens the checkout in the tab that the click opened, cut off from this page", async () => {
    const calls = api(people.driver, { "driver.billing.checkout": () => ({ url: "https://pay.example/cs_1" }) });
    const tab = fakeTab();
    const { user } = await choose();
    await waitFor(() => expect(tab.address).toBe("https://pay.example/cs_1"));
    expect(tab.opener).toBeNull();
    await user.click(screen.getByRole("tab", { name: "Yearly, save 20%" }));
    await user.click(screen.getByRole("button", { name: "Choose Solo Driver" }));
    await waitFor(() => expect(calls.filter(({ name }) => name === "driver.billing.checkout")).toHaveLength(2));
    expect(calls.findLast(({ name }) => name === "driver.billing.checkout")?.input).toEqual({
      priceId: "price_solo_year",
    });
  });

  it.each([
    [new Refusal("billing.plan_invalid", 400), "Invalid plan selected"],
    [new Refusal("billing.unavailable", 503), "Failed to start checkout. Please try again."],
  ] as const)("that the worker refuses with %o closes the tab and says so", async (refusal, message) => {
    api(people.driver, { "driver.billing.checkout": () => refusal });
    const tab = fakeTab();
    await choose();
    await screen.findByText(message);
    expect(tab.closed).toBe(true);
  });

  it("that has no price id is an 'Invalid plan selected'", async () => {
    const half = { ...solo, priceIds: { month: null, year: "price_solo_year" } };
    api(people.driver, { "public.plans.list": () => ({ items: [half], nextCursor: null }) });
    fakeTab();
    await choose();
    await screen.findByText("Invalid plan selected");
  });

  it("beside a running one leads to the account", async () => {
    api(people.driver, { "driver.billing.checkout": () => new Refusal("billing.already_subscribed", 409) });
    fakeTab();
    const { page } = await choose();
    await screen.findByText("You already have an active plan. Change it here.");
    await waitFor(() => expect(page.location().pathname).toBe("/account"));
  });
});

describe("the enterprise plan", () => {
  it("is asked for with a form that names what is missing", async () => {
    const calls = api(null, { "public.plans.contactSales": () => ({ accepted: true }) });
    const user = userEvent.setup();
    renderPage("/pricing");
    await user.click(await screen.findByRole("button", { name: "Contact Sales" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Contact Sales" }));
    await user.type(dialog.getByLabelText("Your name"), "Ada Haul");
    await user.type(dialog.getByLabelText("Email"), "ada@haul.example");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    expect(dialog.getByText("Enter the number of your trucks")).toBeDefined();
    await user.type(dialog.getByLabelText("Number of trucks"), "140");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await screen.findByText("Thank you. We will write to you.");
    expect(calls.find(({ name }) => name === "public.plans.contactSales")?.input).toMatchObject({ trucks: 140 });
  });
});
