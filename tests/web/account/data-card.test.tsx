import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const bought = {
  status: "active",
  trialStart: null,
  trialEnd: null,
  currentPeriodEnd: 1_790_000_000_000,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  billingInterval: "month",
  scheduledTierName: null,
  scheduledInterval: null,
  tier: { tierName: "solo_driver", displayName: "Solo Driver", monthlyPrice: 1999, yearlyPrice: 19_190 },
  managed: true,
  bought: true,
  granted: false,
};

type Answers = Parameters<typeof fakeApi>[0];

async function open(answers: Answers = {}, address = "/account", subscription: typeof bought | null = null) {
  let gone = false;
  const calls = fakeApi({
    "public.auth.me": () => ({ user: gone ? null : people.driver }),
    "public.config": () => contacts,
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "driver.account.get": () => ({
      ...people.driver,
      phone: null,
      companyName: null,
      memberSince: 1_780_000_000_000,
      tierName: "solo_driver",
      fleetRole: null,
      subscription,
    }),
    "driver.account.sessions": () => ({ items: [], nextCursor: null }),
    "driver.fleet.get": () => null,
    "driver.tickets.list": () => ({ items: [], nextCursor: null }),
    "driver.account.erase": () => {
      gone = true;
      return { erased: true };
    },
    ...answers,
  });
  const page = renderPage(address);
  await screen.findByText("driver@demo.test");
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { user: userEvent.setup(), ...page, sent };
}

const dialog = async () => within(await screen.findByRole("dialog", { name: "Delete your account?" }));

describe("one's own data", () => {
  test("is saved as a file with the date in its name", async () => {
    const files: { name: string; text: Promise<string> }[] = [];
    let latest = new Blob();
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) latest = blob;
      return "blob:data";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
      files.push({ name: this.download, text: latest.text() });
    });
    const exportedAt = new Date(2026, 10, 21, 12).getTime();
    const { user } = await open({ "driver.account.export": () => ({ exportedAt, trucks: [{ brand: "Mack" }] }) });
    await toasterIsThere();
    await user.click(screen.getByRole("button", { name: "Download my data" }));
    await screen.findByText("Your data is on this device");
    expect(files.map(({ name }) => name)).toEqual(["roadflare-2026-11-21.json"]);
    expect(JSON.parse((await files[0]?.text) ?? "")).toEqual({ exportedAt, trucks: [{ brand: "Mack" }] });
    vi.restoreAllMocks();
  });

  test("that could not be collected is said so", async () => {
    const { user } = await open({ "driver.account.export": () => new Refusal("auth.role_required", 403) });
    await toasterIsThere();
    await user.click(screen.getByRole("button", { name: "Download my data" }));
    await screen.findByText("Couldn't collect your data");
  });
});

describe("deleting one's account", () => {
  test("wants the password and a tick, and leaves nothing on the device but look and language", async () => {
    const { user, sent, location } = await open();
    await toasterIsThere();
    localStorage.setItem("draft", "my brakes");
    localStorage.setItem("look", "night");
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    await waitFor(() => expect(location().search).toEqual({ erase: true }));
    const asked = await dialog();
    expect(asked.queryByText(/Your plan ends/)).toBeNull();

    await user.click(asked.getByRole("button", { name: "Delete for good" }));
    await asked.findByText("Type a password.");
    await user.type(asked.getByLabelText("Your password"), "gravel road");
    await user.click(asked.getByRole("button", { name: "Delete for good" }));
    await asked.findByText("Check the box if you're sure.");
    expect(sent("driver.account.erase")).toEqual([]);

    await user.click(asked.getByRole("checkbox", { name: "I know this can't be undone." }));
    await user.click(asked.getByRole("button", { name: "Delete for good" }));
    await screen.findByText("Your account is deleted");
    expect(sent("driver.account.erase")).toEqual([{ password: "gravel road" }]);
    expect(location().pathname).toBe("/");
    expect(localStorage.getItem("draft")).toBeNull();
    expect(localStorage.getItem("look")).toBe("night");
  });

  test("says why not, and keeps the dialog", async () => {
    const { user } = await open({ "driver.account.erase": () => new Refusal("account.fleet_has_drivers", 409) });
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    const asked = await dialog();
    await user.type(asked.getByLabelText("Your password"), "gravel road");
    await user.click(asked.getByRole("checkbox"));
    await user.click(asked.getByRole("button", { name: "Delete for good" }));
    await asked.findByText(/There are other drivers in your fleet/);
  });

  test("stands in the address, tells of a plan that ends, and goes with the back button", async () => {
    const { user, location, router } = await open({}, "/account", bought);
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    (await dialog()).getByText(/Your plan ends right away/);
    router.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(location().search).toEqual({});
  });

  test("is linked to", async () => {
    const { user, location } = await open({}, "/account?erase=true");
    await user.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(location().search).toEqual({}));
  });
});
