import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { atWidth, preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
// Below 1024 px every row is a card.
atWidth(800);

const active = { allowed: true, status: "active", daysLeft: 0, warning: false, paid: true, blocking: null };
const ada = {
  id: "usr_ada",
  email: "ada@haul.test",
  fullName: "Ada Axle",
  companyName: "Axle & Sons",
  phone: "+1 307 555 0142",
  createdAt: Date.UTC(2026, 4, 3, 12),
  roles: [],
  techRequestedAt: null,
  disabledAt: null,
  access: { ...active, status: "trialing", paid: false },
  tierName: "solo_driver",
  fleetRole: null,
  granted: false,
};
const ben = { ...ada, id: "usr_ben", email: "ben@haul.test", fullName: null, companyName: null, phone: null };

function open(answers: Parameters<typeof fakeApi>[0], address = "/admin/users") {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.users.list": () => ({ items: [ada, ben], nextCursor: null }),
    ...answers,
  });
  const page = renderPage(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { ...page, user: userEvent.setup(), sent };
}

const card = async (name: string) => within((await screen.findByText(name)).closest("li") as HTMLElement);

describe("the administrator's list of users", () => {
  it("shows who somebody is and what plan they live by", async () => {
    open({});
    const first = await card("Ada Axle");
    for (const text of [
      "ada@haul.test",
      "User",
      "Axle & Sons",
      "+1 307 555 0142",
      "May 3, 2026",
      "Solo Driver",
      "Trial",
    ])
      first.getByText(text);
    (await card("No name provided")).getByText("ben@haul.test");
    expect(first.getByRole("link", { name: "Who saw this" }).getAttribute("href")).toBe(
      "/admin/audit?show=looks&about=usr_ada",
    );
  });

  it("leads from who asks to be a technician to making them one", async () => {
    open({ "admin.users.list": () => ({ items: [{ ...ada, techRequestedAt: 1 }, ben], nextCursor: null }) });
    const way = (await card("Ada Axle")).getByRole("link", { name: "Add as technician" });
    expect(way.getAttribute("href")).toBe("/admin/techs?add=usr_ada");
    expect((await card("No name provided")).queryByRole("link", { name: "Add as technician" })).toBeNull();
  });

  it("searches once the typing pauses, and keeps the search in the address", async () => {
    const { user, sent, location } = open({});
    await user.type(await screen.findByRole("searchbox", { name: "Search users..." }), "axle");
    await waitFor(() => expect(location().search).toEqual({ q: "axle" }));
    await waitFor(() => expect(sent("admin.users.list").at(-1)).toMatchObject({ q: "axle" }));
    expect(sent("admin.users.list").length).toBeLessThan(4);
  });

  it("says when nobody matches, and goes back to everybody", async () => {
    const { user, location } = open(
      { "admin.users.list": () => ({ items: [], nextCursor: null }) },
      "/admin/users?q=nobody",
    );
    await screen.findByText("No user matches");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(location().search).toEqual({}));
  });

  it("says when it did not load, and loads again", async () => {
    let fails = true;
    const { user } = open({
      "admin.users.list": () => (fails ? new Refusal("request.forbidden", 403) : { items: [ada], nextCursor: null }),
    });
    await screen.findByText("Couldn't load the users");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Ada Axle");
  });
});

describe("a plan that is set by hand", () => {
  it("is chosen beside what was set before, and shows in the list", async () => {
    let person = ada;
    const grants = [{ id: "aud_1", tierName: "fleet_manager", by: "Olga Office", createdAt: 1_770_000_000_000 }];
    const { user, sent } = open({
      "admin.users.list": () => ({ items: [person], nextCursor: null }),
      "admin.users.get": () => ({ ...person, grants }),
      "admin.plans.set": () => {
        person = { ...ada, access: active, tierName: "b2b_enterprise", granted: true };
        return { set: true };
      },
    });
    await user.click((await card("Ada Axle")).getByRole("button", { name: "Set plan" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Set the plan of Ada Axle" }));
    await dialog.findByText("Fleet Manager, set by Olga Office");
    const save = dialog.getByRole("button", { name: "Set this plan" });
    expect(save).toHaveProperty("disabled", true);
    await user.click(dialog.getByRole("radio", { name: "B2B Enterprise" }));
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("admin.plans.set")).toEqual([{ userId: "usr_ada", tierName: "b2b_enterprise" }]);
    const after = await card("Ada Axle");
    await waitFor(() => after.getByText("B2B Enterprise"));
    after.getByText("Set by hand");
  });

  it("is taken back", async () => {
    const person = { ...ada, access: active, tierName: "b2b_enterprise", granted: true };
    const { user, sent } = open({
      "admin.users.list": () => ({ items: [person], nextCursor: null }),
      "admin.users.get": () => ({ ...person, grants: [] }),
      "admin.plans.set": () => ({ set: true }),
    });
    await user.click((await card("Ada Axle")).getByRole("button", { name: "Set plan" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("radio", { name: "No plan by hand" }));
    await user.click(dialog.getByRole("button", { name: "Set this plan" }));
    await waitFor(() => expect(sent("admin.plans.set")).toEqual([{ userId: "usr_ada", tierName: null }]));
  });

  it("that could not be set leaves the choice as it is", async () => {
    const { user } = open({
      "admin.users.get": () => ({ ...ada, grants: [] }),
      "admin.plans.set": () => new Refusal("billing.unavailable", 503),
    });
    await user.click((await card("Ada Axle")).getByRole("button", { name: "Set plan" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("radio", { name: "Fleet Manager" }));
    await user.click(dialog.getByRole("button", { name: "Set this plan" }));
    await screen.findByText("Couldn't set the plan");
    expect(dialog.getByRole("radio", { name: "Fleet Manager" }).getAttribute("aria-checked")).toBe("true");
  });
});

it("Nobody without the role sees the users", async () => {
  const { sent } = open({ "public.auth.me": () => ({ user: people.tech }) });
  await screen.findByText("You don't have admin privileges");
  expect(sent("admin.users.list")).toEqual([]);
});
