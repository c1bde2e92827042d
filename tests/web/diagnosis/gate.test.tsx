import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

type Answers = Parameters<typeof fakeApi>[0];

function visitor(user: unknown, more: Answers = {}) {
  return fakeApi({
    "public.auth.me": () => ({ user }),
    "public.config": () => contacts,
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "driver.trucks.list": () => ({ items: [], nextCursor: null }),
    ...more,
  });
}

function driverWith(access: { allowed: boolean; status: string; daysLeft: number }) {
  return { ...people.driver, access: { warning: false, blocking: null, ...access } };
}

const expired = driverWith({ allowed: false, status: "trialing", daysLeft: 0 });
const lapsed = driverWith({ allowed: false, status: "canceled", daysLeft: 0 });
const ending = driverWith({ allowed: true, status: "trialing", daysLeft: 2 });

async function pick(title: string) {
  const user = userEvent.setup();
  const page = renderPage("/");
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${title}`) }));
  return { user, page };
}

async function ask(text: string) {
  const user = userEvent.setup();
  renderPage("/");
  await user.type(await screen.findByLabelText("What's wrong?"), `${text}{Enter}`);
  return user;
}

/** Picks an issue as a visitor, reads the first answer and goes on. */
async function pickAndGoOn(title: string) {
  const picked = await pick(title);
  await picked.user.click(await screen.findByRole("button", { name: /^I'm safe|^Go to the full/ }));
  return picked;
}

describe("a visitor who picks an issue", () => {
  it("signs up in the dialog and goes on with it", async () => {
    let user: unknown = null;
    const calls = fakeApi({
      "public.auth.me": () => ({ user }),
      "public.config": () => contacts,
      "public.auth.signUp": () => {
        user = people.driver;
        return { accepted: true };
      },
      "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
      "driver.trucks.list": () => ({ items: [], nextCursor: null }),
      "subscriber.chat.start": () => ({ conversationId: "cnv_1" }),
      "subscriber.chat.read": () => new Refusal("conversation.not_found", 404),
    });
    const { user: hand } = await pickAndGoOn("Fuel System");
    const dialog = await screen.findByRole("dialog", { name: "Start Your 14-Day Free Trial" });
    await toasterIsThere();
    await hand.type(within(dialog).getByLabelText("Full name"), "Dana Driver");
    await hand.type(within(dialog).getByLabelText("Email"), "dana@example.test");
    await hand.type(within(dialog).getByLabelText("Phone"), "+1 806 555 0100");
    await hand.type(within(dialog).getByLabelText("Password"), "tarp straps 212");
    await hand.click(within(dialog).getByRole("button", { name: "Start Free Trial" }));
    await screen.findByRole("dialog", { name: "Tell Us About Your Truck" });
    await screen.findByText("Account created successfully!");
    expect(calls.find((call) => call.name === "public.auth.signUp")?.input).toMatchObject({ phone: "+1 806 555 0100" });
  });

  it("cannot sign up there without a telephone number or with a short password", async () => {
    const calls = visitor(null);
    const { user } = await pickAndGoOn("Fuel System");
    const dialog = await screen.findByRole("dialog", { name: "Start Your 14-Day Free Trial" });
    await user.type(within(dialog).getByLabelText("Full name"), "Dana Driver");
    await user.type(within(dialog).getByLabelText("Email"), "dana@example.test");
    await user.type(within(dialog).getByLabelText("Password"), "short");
    await user.click(within(dialog).getByRole("button", { name: "Start Free Trial" }));
    await waitFor(() => expect(within(dialog).getAllByRole("alert").length).toBeGreaterThanOrEqual(2));
    expect(calls.some((call) => call.name === "public.auth.signUp")).toBe(false);
  });

  it("can sign in instead and comes back to the same issue", async () => {
    visitor(null);
    await pickAndGoOn("Fuel System");
    const link = await screen.findByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe(
      `/auth?returnTo=${encodeURIComponent(`/?start=${encodeURIComponent("I'm having fuel system problems")}`)}`,
    );
  });

  it("starts by itself when coming back signed in", async () => {
    visitor(people.driver);
    const { location } = renderPage(`/?start=${encodeURIComponent("I'm having fuel system problems")}`);
    await screen.findByRole("dialog", { name: "Tell Us About Your Truck" });
    expect(location().search).toEqual({});
  });
});

describe("a driver whose access ends", () => {
  it("is warned once a day, with a way on", async () => {
    visitor(ending);
    const { user, page } = await pick("Fuel System");
    await screen.findByRole("dialog", { name: "Trial Ending Soon" });
    screen.getByText(/Your free trial ends in 2 days/);
    await user.click(screen.getByRole("button", { name: "Keep going with the diagnosis" }));
    await screen.findByRole("dialog", { name: "Tell Us About Your Truck" });
    page.unmount();

    await pick("Fuel System");
    await screen.findByRole("dialog", { name: "Tell Us About Your Truck" });
    expect(screen.queryByRole("dialog", { name: "Trial Ending Soon" })).toBeNull();
  });

  it.each([
    ["Trial Expired", expired],
    ["Subscription Inactive", lapsed],
  ])("meets '%s', which cannot be dismissed and holds safety and the call", async (title, who) => {
    visitor(who);
    const { user } = await pick("Fuel System");
    const dialog = await screen.findByRole("dialog", { name: title });
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: title })).toBe(dialog);
    expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
    within(dialog).getByText("Are you safe?");
    expect(within(dialog).getByRole("link", { name: "Call 911" }).getAttribute("href")).toBe("tel:911");
    expect(
      within(dialog)
        .getByRole("link", { name: /^Call roadside help/ })
        .getAttribute("href"),
    ).toBe("tel:8005550142");
  });
});

describe("what is typed on the home page", () => {
  it.each([
    ["signed out", null],
    ["expired", expired],
    ["admitted", people.driver],
  ])("with a red flag shows the safety card first to somebody who is %s", async (_, who) => {
    visitor(who);
    await ask("flames and smoke are coming from under the hood");
    const dialog = await screen.findByRole("dialog", { name: "Safety first" });
    await within(dialog).findByText("Fire: get away from the truck now");
    within(dialog).getByRole("link", { name: "Call 911" });
    expect(within(dialog).queryByText(/Free Trial|Choose Your Plan|\$\d/)).toBeNull();
  });

  it("is answered for a visitor, who is asked to sign up only on going on", async () => {
    visitor(null);
    const user = await ask("the engine cranks but will not start");
    await screen.findByRole("dialog", { name: "First answer" });
    await user.click(await screen.findByRole("button", { name: "Go to the full diagnosis" }));
    await screen.findByRole("dialog", { name: "Start Your 14-Day Free Trial" });
  });

  it("takes an admitted driver straight to the trucks", async () => {
    visitor(people.driver);
    await ask("the engine cranks but will not start");
    await screen.findByRole("dialog", { name: "Tell Us About Your Truck" });
  });
});

describe("the last diagnosis", () => {
  const open = {
    id: "cnv_7",
    brand: "Mack",
    year: 2018,
    model: "Anthem",
    status: "open",
    updatedAt: Date.now() - 60_000,
  };
  const list = (item: object) => ({ "subscriber.chat.list": () => ({ items: [item], nextCursor: null }) });

  it("can be continued from the home page", async () => {
    visitor(people.driver, { ...list(open), "subscriber.chat.read": () => new Refusal("conversation.not_found", 404) });
    const user = userEvent.setup();
    const { location } = renderPage("/");
    await user.click(await screen.findByRole("button", { name: /Continue your last diagnosis/ }));
    await waitFor(() => expect(location().search).toEqual({ conversation: "cnv_7" }));
  });

  it("is not offered once it was closed", async () => {
    visitor(people.driver, list({ ...open, status: "closed" }));
    renderPage("/");
    await screen.findByText(/Trial: 9 days left/);
    expect(screen.queryByRole("button", { name: /Continue your last diagnosis/ })).toBeNull();
  });
});
