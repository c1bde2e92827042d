import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

function ticket(number: string, status: string) {
  return {
    id: `tkt_${number}`,
    ticketNumber: `TRK-${number}`,
    status,
    truckYear: 2019,
    truckBrand: "Kenworth",
    truckModel: "T680",
    createdAt: 1_790_000_000_000,
  };
}

type Answers = Parameters<typeof fakeApi>[0];

async function open(answers: Answers = {}) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "driver.account.get": () => ({
      ...people.driver,
      phone: "+1 806 555 0100",
      companyName: null,
      memberSince: 1_780_000_000_000,
      tierName: "solo_driver",
      repliesByMail: true,
      fleetRole: null,
      subscription: null,
    }),
    "driver.account.sessions": () => ({ items: [], nextCursor: null }),
    "driver.fleet.get": () => null,
    "driver.tickets.list": () => ({ items: [], nextCursor: null }),
    ...answers,
  });
  const page = renderPage("/account");
  await screen.findByText("driver@demo.test");
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { user: userEvent.setup(), page, sent };
}

function cardOf(title: string) {
  const card = screen.getByRole("heading", { name: title }).closest("div.rounded-xl");
  return within(card as HTMLElement);
}

describe("one's own details", () => {
  test("are edited: name, telephone, company", async () => {
    const { user, sent } = await open({ "driver.account.update": () => ({ updated: true }) });
    await toasterIsThere();
    await user.click(cardOf("Account details").getByRole("button", { name: "Edit" }));
    await user.clear(screen.getByLabelText("Full name"));
    await user.type(screen.getByLabelText("Full name"), "Rosa Alvarez");
    await user.type(screen.getByLabelText(/Company/), "Mesa Freight");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Your details are saved");
    expect(sent("driver.account.update")).toEqual([
      { fullName: "Rosa Alvarez", phone: "+1 806 555 0100", companyName: "Mesa Freight" },
    ]);
    expect(screen.queryByLabelText("Full name")).toBeNull();
  });

  test("are not sent while they are wrong, and stay typed when the worker refuses", async () => {
    const { user, sent } = await open({ "driver.account.update": () => new Refusal("service.unavailable", 503) });
    await user.click(cardOf("Account details").getByRole("button", { name: "Edit" }));
    await user.clear(screen.getByLabelText("Full name"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Type your name.");
    expect(sent("driver.account.update")).toEqual([]);
    await user.type(screen.getByLabelText("Full name"), "Rosa");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Couldn't save your details");
    expect(screen.getByLabelText<HTMLInputElement>("Full name").value).toBe("Rosa");
  });
});

describe("the password", () => {
  test("is changed by whoever knows the present one", async () => {
    const { user, sent } = await open({ "driver.account.update": () => ({ updated: true }) });
    await toasterIsThere();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await user.type(screen.getByLabelText("Current password"), "old gravel");
    await user.type(screen.getByLabelText("New password"), "new gravel road");
    await user.click(screen.getByRole("button", { name: "Save the password" }));
    await screen.findByText("Your password is changed");
    expect(sent("driver.account.update")).toEqual([{ currentPassword: "old gravel", newPassword: "new gravel road" }]);
  });

  test("stays when the present one is wrong, and the page says so", async () => {
    const { user } = await open({ "driver.account.update": () => new Refusal("auth.password_wrong", 400) });
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await user.type(screen.getByLabelText("Current password"), "wrong");
    await user.type(screen.getByLabelText("New password"), "new gravel road");
    await user.click(screen.getByRole("button", { name: "Save the password" }));
    await screen.findByText("Your current password is wrong.");
  });
});

describe("answers by e-mail", () => {
  const account = (repliesByMail: boolean) => ({
    ...people.driver,
    phone: null,
    companyName: null,
    memberSince: 1_780_000_000_000,
    repliesByMail,
    fleetRole: null,
    subscription: null,
  });
  const box = () => cardOf("Answers by email").getByRole("checkbox", { name: /Email me if a reply sits unread/ });
  const stateOfBox = () => [box().getAttribute("aria-checked"), box().hasAttribute("disabled")];

  test("are on, and are switched off and on again at once", async () => {
    const kept = { repliesByMail: true };
    const { user, sent } = await open({
      "driver.account.get": () => account(kept.repliesByMail),
      "driver.account.update": (input) => {
        Object.assign(kept, input);
        return { updated: true };
      },
    });
    expect(box().getAttribute("aria-checked")).toBe("true");
    await user.click(box());
    await waitFor(() => expect(stateOfBox()).toEqual(["false", false]));
    await user.click(box());
    await waitFor(() => expect(stateOfBox()).toEqual(["true", false]));
    expect(sent("driver.account.update")).toEqual([{ repliesByMail: false }, { repliesByMail: true }]);
  });

  test("stay as they are when the worker could not keep the choice, and the page says so", async () => {
    const { user } = await open({
      "driver.account.get": () => account(false),
      "driver.account.update": () => new Refusal("service.unavailable", 503),
    });
    await toasterIsThere();
    await user.click(box());
    await screen.findByText("Couldn't save your choice");
    await waitFor(() => expect(box().getAttribute("aria-checked")).toBe("false"));
  });
});

describe("one's tickets", () => {
  test("are listed with their status, and lead to their pages", async () => {
    await open({
      "driver.tickets.list": () => ({
        items: [ticket("AAA111", "open"), ticket("BBB222", "resolved")],
        nextCursor: null,
      }),
    });
    const card = cardOf("Your requests");
    const links = await card.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/tickets/TRK-AAA111", "/tickets/TRK-BBB222"]);
    expect(links[0]?.textContent).toContain("Open");
    expect(links[1]?.textContent).toContain("Resolved");
  });

  test("come page by page", async () => {
    const { user } = await open({
      "driver.tickets.list": (input) =>
        Reflect.get(Object(input), "cursor") === "next"
          ? { items: [ticket("CCC333", "closed")], nextCursor: null }
          : { items: [ticket("AAA111", "open")], nextCursor: "next" },
    });
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    await screen.findByText("TRK-CCC333");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  test("say that there are none, and that they did not load", async () => {
    const first = await open();
    await screen.findByText(/No requests yet/);
    first.page.unmount();
    await open({ "driver.tickets.list": () => new Refusal("auth.disabled", 403) });
    await screen.findByText("Couldn't load your requests");
  });
});

test("the last diagnosis is gone on with from the account", async () => {
  const { user, page } = await open({
    "subscriber.chat.list": () => ({
      items: [
        { id: "cnv_9", status: "open", year: 2020, brand: "Volvo", model: "VNL", updatedAt: Date.now() - 60_000 },
      ],
      nextCursor: null,
    }),
  });
  await user.click(await screen.findByRole("button", { name: /Continue your last diagnosis/ }));
  await waitFor(() => expect(page.location().search).toEqual({ conversation: "cnv_9" }));
  expect(page.location().pathname).toBe("/");
});
