import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

test("A sign-in that needs a second factor asks for the code, and starts over when its time is over", async () => {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: null }),
    "public.config": () => contacts,
    "public.auth.signIn": () => ({ user: null, secondFactor: { challenge: "a-challenge", expiresAt: 1 } }),
    "public.auth.completeSignIn": (input) =>
      Reflect.get(Object(input), "code") === "000000"
        ? new Refusal("auth.code_wrong", 400)
        : new Refusal("auth.challenge_invalid", 400),
  });
  const user = userEvent.setup();
  renderPage("/support/login");
  await user.type(await screen.findByLabelText("Email"), "tech@demo.test");
  await user.type(screen.getByLabelText("Password"), "night-haul-77");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  const code = await screen.findByLabelText("6-digit code");
  expect(document.activeElement).toBe(code);
  await user.type(code, "000000{Enter}");
  expect(await screen.findByText(/This code is wrong/)).toBeTruthy();
  await user.clear(code);
  await user.type(code, "123456{Enter}");
  expect(await screen.findByText(/took too long/)).toBeTruthy();
  expect(screen.getByLabelText("Email")).toBeTruthy();
  const sent = calls.filter(({ name }) => name === "public.auth.completeSignIn").map(({ input }) => input);
  expect(sent).toEqual([
    { challenge: "a-challenge", code: "000000" },
    { challenge: "a-challenge", code: "123456" },
  ]);
});

const driver = {
  id: "usr_ada",
  email: "ada@haul.test",
  fullName: "Ada Axle",
  companyName: null,
  phone: null,
  createdAt: 1,
  roles: [],
  techRequestedAt: null,
  disabledAt: null,
  access: { allowed: true, status: "trialing", daysLeft: 5, warning: false, paid: false, blocking: null },
  tierName: "solo_driver",
  fleetRole: null,
  granted: false,
};

function openDisabling() {
  let confirmed = false;
  return fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.users.list": () => ({ items: [driver], nextCursor: null }),
    "admin.users.get": () => ({ ...driver, grants: [] }),
    "driver.security.confirm": (input) => {
      if (Reflect.get(Object(input), "password") !== "right words") return new Refusal("auth.password_wrong", 400);
      confirmed = true;
      return { confirmedUntil: 1 };
    },
    "admin.users.disable": () => (confirmed ? { disabled: true } : new Refusal("auth.confirmation_required", 403)),
  });
}

test("A call that wants a fresh proof waits for the password and goes on by itself", async () => {
  const calls = openDisabling();
  const user = userEvent.setup();
  renderPage("/admin/users?access=usr_ada");
  await user.click(await screen.findByRole("button", { name: "Disable the account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
  await user.type(dialog.getByLabelText("Password"), "wrong{Enter}");
  expect(await dialog.findByText("Not confirmed")).toBeTruthy();
  await user.clear(dialog.getByLabelText("Password"));
  await user.type(dialog.getByLabelText("Password"), "right words{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.filter(({ name }) => name === "admin.users.disable")).toHaveLength(2);
});

test("Closing the question lets the call fail, and the page as it was", async () => {
  const calls = openDisabling();
  const user = userEvent.setup();
  renderPage("/admin/users?access=usr_ada");
  await user.click(await screen.findByRole("button", { name: "Disable the account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Confirm that it is you" })).toBeNull());
  expect(screen.getByRole("button", { name: "Disable the account" })).toBeTruthy();
  expect(calls.filter(({ name }) => name === "admin.users.disable")).toHaveLength(1);
});
