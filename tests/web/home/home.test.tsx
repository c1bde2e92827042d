import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

function arrive(user: unknown = null) {
  fakeApi({
    "public.auth.me": () => ({ user }),
    "public.config": () => contacts,
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "driver.trucks.list": () => ({ items: [], nextCursor: null }),
  });
  return renderPage("/");
}

const hrefOf = (link: HTMLElement) => link.getAttribute("href");

describe("a card of the start page", () => {
  it.each([
    ["Towing Service", "I need a towing service"],
    ["Roadside Assistance", "I need roadside assistance"],
    ["Parts Delivery", "I need parts delivered to my location"],
    ["Engine Problems", "My truck's engine is having issues"],
    ["Brake System", "I'm having brake problems"],
    ["Electrical Issues", "My truck has electrical problems"],
    ["Cooling System", "My cooling system isn't working right"],
    ["Transmission", "I'm having transmission problems"],
    ["Warning Lights", "I have warning lights on my dashboard"],
    ["Tire Problems", "I'm having tire problems"],
    ["Fuel System", "I'm having fuel system problems"],
    ["Steering & Suspension", "I'm having steering or suspension problems"],
  ])("%s starts the chat with '%s'", async (title, prompt) => {
    arrive();
    const cards = within(await screen.findByTestId("common-issues"));
    expect(cards.getAllByRole("button")).toHaveLength(12);
    await userEvent.click(cards.getByRole("button", { name: new RegExp(`^${title}`) }));
    await userEvent.click(await screen.findByRole("button", { name: /^I'm safe|^Go to the full/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Start Your 14-Day Free Trial" }));
    // Whoever has an account signs in and comes back to what was picked.
    const back = new URL(hrefOf(dialog.getByRole("link", { name: "Sign in" })) ?? "", "http://localhost");
    const start = new URL(back.searchParams.get("returnTo") ?? "", "http://localhost");
    expect(start.searchParams.get("start")).toBe(prompt);
  });
});

describe("the start page", () => {
  it("begins with a hero of at least 90 % of the screen's height", async () => {
    arrive();
    const hero = (await screen.findByRole("heading", { level: 1 })).closest("section");
    expect(hero?.className).toContain("min-h-[90vh]");
  });

  it("leads to the issues, the prices and the benefits", async () => {
    arrive();
    const issues = await screen.findByRole("link", { name: "Common truck issues" });
    expect(hrefOf(issues)).toBe("#common-issues");
    expect(document.querySelector("#common-issues")).toBe(screen.getByTestId("common-issues"));
    expect(hrefOf(screen.getByRole("link", { name: "See pricing" }))).toBe("/pricing");
    expect(hrefOf(screen.getByRole("link", { name: "See the benefits" }))).toBe("/benefits");
    screen.getByText(/^Save \u2066\$1,200\u2069\+ per breakdown/);
  });

  it("says in six badges what one gets", async () => {
    arrive();
    const badges = within(await screen.findByRole("region", { name: "What you get" })).getAllByRole("listitem");
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      "24/7 available",
      "Instant responses",
      "Expert AI help",
      "Technicians online",
      "Towing and roadside",
      "Parts delivery",
    ]);
  });
});

describe("the frame of the page", () => {
  it("shows a driver on trial the days that are left, and the account", async () => {
    arrive(people.driver);
    const header = within(await screen.findByRole("navigation", { name: "Main" }));
    await header.findByText("Trial: 9 days left");
    expect(hrefOf(header.getByRole("link", { name: "Account" }))).toBe("/account");
    expect(header.queryByRole("link", { name: "Sign In" })).toBeNull();
    expect(header.queryByRole("link", { name: "Pricing" })).toBeNull();
  });

  it.each([
    ["a visitor", null, { Pricing: "/pricing", "Sign In": "/auth" }],
    ["a driver", people.driver, { Account: "/account" }],
  ])("has the header's links for %s in the menu of a phone", async (_who, user, own) => {
    arrive(user);
    await userEvent.click(await screen.findByRole("button", { name: "Open the menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    const links = { "Install App": "/install", Benefits: "/benefits", ...own };
    for (const [name, path] of Object.entries(links)) {
      expect(hrefOf(await menu.findByRole("link", { name })), name).toBe(path);
    }
    if (user !== null) menu.getByText("Trial: 9 days left");
  });

  it("ends with three mailboxes and four quick links", async () => {
    arrive();
    const footer = within(await screen.findByRole("contentinfo"));
    for (const address of [contacts.contactTech, contacts.contactSales, contacts.contactInfo]) {
      expect(hrefOf(await footer.findByRole("link", { name: address }))).toBe(`mailto:${address}`);
    }
    const quick = within(footer.getByRole("navigation", { name: "Quick links" })).getAllByRole("link");
    expect(quick.map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ["Home", "/"],
      ["Pricing", "/pricing"],
      ["Sign In", "/auth"],
      ["Support Login", "/support/login"],
    ]);
  });
});
