import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { atWidth, preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
// Below 1024 px every row is a card.
atWidth(800);

const ada = {
  id: "usr_ada",
  email: "ada@haul.test",
  fullName: "Ada Axle",
  companyName: null,
  phone: null,
  createdAt: Date.UTC(2026, 4, 3, 12),
  roles: [] as string[],
  techRequestedAt: null,
  disabledAt: null as number | null,
  access: { allowed: true, status: "trialing", daysLeft: 5, warning: false, paid: false, blocking: null },
  tierName: "solo_driver",
  fleetRole: null,
  granted: false,
};
const self = { ...ada, id: people.admin.id, email: people.admin.email, fullName: "Ada Admin", roles: ["admin"] };

/** An office with one user, whom the calls change. */
function open(address = "/admin/users", answers: Parameters<typeof fakeApi>[0] = {}, person: Partial<typeof ada> = {}) {
  let user: typeof ada | null = { ...ada, ...person };
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.users.list": () => ({ items: [...(user === null ? [] : [user]), self], nextCursor: null }),
    "admin.users.get": () => (user === null ? new Refusal("user.not_found", 404) : { ...user, grants: [] }),
    "admin.users.disable": (input) => {
      const { disabled } = input as { disabled: boolean };
      user = user && { ...user, disabledAt: disabled ? 1 : null };
      return { disabled };
    },
    "admin.users.erase": () => {
      user = null;
      return { erased: true };
    },
    ...answers,
  });
  const page = renderPage(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { ...page, user: userEvent.setup(), sent };
}

const card = async (name: string) => within((await screen.findByText(name)).closest("li") as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("an account", () => {
  it("is disabled after a question, and enabled again", async () => {
    const { user, sent, location } = open("/admin/users?q=axle", {}, { roles: ["tech"] });
    await toasterIsThere();
    await user.click((await card("Ada Axle")).getByRole("button", { name: "Disable" }));
    expect(location().search).toEqual({ q: "axle", access: "usr_ada" });
    const first = await dialog("Disable the account of Ada Axle?");
    first.getByText("Their tickets go back to the queue.");
    await user.click(first.getByRole("button", { name: "Disable the account" }));
    await screen.findByText("The account is disabled");
    await waitFor(() => expect(location().search).toEqual({ q: "axle" }));

    await user.click(await (await card("Ada Axle")).findByRole("button", { name: "Enable" }));
    const second = await dialog("Enable the account of Ada Axle?");
    await user.click(second.getByRole("button", { name: "Enable the account" }));
    await screen.findByText("The account is enabled");
    expect(sent("admin.users.disable")).toEqual([
      { userId: "usr_ada", disabled: true },
      { userId: "usr_ada", disabled: false },
    ]);
  });

  it("that cannot be disabled stays, and the page says why", async () => {
    const { user } = open("/admin/users?access=usr_ada", {
      "admin.users.disable": () => new Refusal("user.last_admin", 409),
    });
    await toasterIsThere();
    const asked = await dialog("Disable the account of Ada Axle?");
    await user.click(asked.getByRole("button", { name: "Disable the account" }));
    await screen.findByText("This is the last administrator. Make someone else an administrator first.");
  });

  it("is erased by whoever types its e-mail address", async () => {
    const { user, sent, location } = open();
    await toasterIsThere();
    await user.click((await card("Ada Axle")).getByRole("button", { name: "Erase" }));
    expect(location().search).toEqual({ erase: "usr_ada" });
    const asked = await dialog("Erase the account of Ada Axle?");
    await user.type(asked.getByLabelText("Type the email of the account"), "ada@haul.tst{Enter}");
    await asked.findByText("This isn't the email of the account.");
    expect(sent("admin.users.erase")).toEqual([]);
    await user.clear(asked.getByLabelText("Type the email of the account"));
    await user.type(asked.getByLabelText("Type the email of the account"), "Ada@haul.test");
    await user.click(asked.getByRole("button", { name: "Erase for good" }));
    await screen.findByText("The account is erased");
    expect(sent("admin.users.erase")).toEqual([{ userId: "usr_ada", email: "Ada@haul.test" }]);
    await waitFor(() => expect(screen.queryByText("Ada Axle")).toBeNull());
    expect(location().search).toEqual({});
  });

  it("that stands between them keeps the dialog open", async () => {
    const { user } = open("/admin/users?erase=usr_ada", {
      "admin.users.erase": () => new Refusal("billing.unavailable", 503),
    });
    const asked = await dialog("Erase the account of Ada Axle?");
    await user.type(asked.getByLabelText("Type the email of the account"), "ada@haul.test{Enter}");
    await asked.findByText("Payments can't be reached right now. Try again in a moment.");
  });

  it("that is gone by now is said so, and the dialog goes with the back button", async () => {
    const { user, router, location } = open("/admin/users", {
      "admin.users.get": () => new Refusal("user.not_found", 404),
    });
    await user.click((await card("Ada Axle")).getByRole("button", { name: "Erase" }));
    await screen.findByText("We couldn't find this user.");
    router.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(location().search).toEqual({});
  });

  it("of one's own is not offered", async () => {
    open();
    const own = await card("Ada Admin");
    expect(own.queryByRole("button", { name: "Erase" })).toBeNull();
    expect(own.queryByRole("button", { name: "Disable" })).toBeNull();
  });
});
