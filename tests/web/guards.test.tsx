import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { takeConsoleErrors } from "#tests/support/console-errors.ts";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { contacts, fakeApi, people, Refusal } from "./fake-api.ts";
import { renderPage } from "./render-page.tsx";

beforeAll(async () => {
  vi.stubGlobal("scrollTo", () => {});
  await activateLanguage("en");
});

afterEach(() => vi.unstubAllGlobals());

function as(user: unknown, more: Record<string, (input: unknown) => unknown> = {}) {
  return fakeApi({ "public.auth.me": () => ({ user }), "public.config": () => contacts, ...more });
}

const counts = {
  totalTickets: 1284,
  openTickets: 37,
  resolvedTickets: 1102,
  totalUsers: 5210,
  pendingOrders: 12,
  completedOrders: 340,
};

describe("guarded pages", () => {
  test("a visitor at /account is sent to sign in, and the way back is kept", async () => {
    as(null);
    const { location } = renderPage("/account");
    await waitFor(() => expect(location().pathname).toBe("/auth"));
    expect(location().search).toEqual({ returnTo: "/account" });
  });

  test("a visitor at the staff's and the administrator's pages is sent to the staff's login", async () => {
    for (const address of ["/admin", "/support/dashboard?status=open"]) {
      as(null);
      const { location, unmount } = renderPage(address);
      await waitFor(() => expect(location().pathname).toBe("/support/login"));
      expect(location().search).toEqual({ returnTo: address });
      unmount();
    }
  });

  test("a driver is denied the technician's page and the administrator's", async () => {
    as(people.driver);
    const dashboard = renderPage("/support/dashboard");
    expect(await screen.findByText("You don't have technician privileges")).toBeDefined();
    expect(screen.getByRole("heading", { name: "Access Denied" })).toBeDefined();
    dashboard.unmount();

    as(people.driver);
    renderPage("/admin");
    expect(await screen.findByText("You don't have admin privileges")).toBeDefined();
  });

  test("a technician is denied the administrator's page", async () => {
    as(people.tech);
    renderPage("/admin");
    expect(await screen.findByText("You don't have admin privileges")).toBeDefined();
  });

  test("an administrator sees the six counts", async () => {
    as(people.admin, { "admin.dashboard.counts": () => counts });
    renderPage("/admin");
    expect(await screen.findByText("1,284")).toBeDefined();
    for (const title of [
      "Total Tickets",
      "Open Tickets",
      "Resolved Tickets",
      "Total Users",
      "Pending Orders",
      "Completed Orders",
    ]) {
      expect(screen.getByText(title)).toBeDefined();
    }
  });
});

describe("signing in", () => {
  test("somebody with a session leaves /auth at once, for the page that they came from", async () => {
    as(people.driver, { "driver.account.get": () => new Refusal("account.not_found", 404) });
    const { location } = renderPage("/auth?returnTo=/safety");
    await waitFor(() => expect(location().pathname).toBe("/safety"));
  });

  test.each(["//evil.test/", "https://evil.test/", "/\\evil.test"])("%s is not returned to", async (address) => {
    as(people.driver);
    const { location } = renderPage(`/auth?returnTo=${encodeURIComponent(address)}`);
    await waitFor(() => expect(location().pathname).toBe("/"));
    expect(location().href).not.toContain("evil");
  });

  test("after signing in the visitor is where the way back leads, and a foreign way leads home", async () => {
    for (const [returnTo, arrives] of [
      ["/safety", "/safety"],
      ["//evil.test/", "/"],
    ] as const) {
      let user: unknown = null;
      fakeApi({
        "public.auth.me": () => ({ user }),
        "public.config": () => contacts,
        "public.auth.signIn": () => {
          user = people.driver;
          return { user };
        },
      });
      const { location, unmount } = renderPage(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
      await userEvent.type(await screen.findByLabelText("Email"), "driver@demo.test");
      await userEvent.type(screen.getByLabelText("Password"), "breakdown-demo");
      await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
      await waitFor(() => expect(location().pathname).toBe(arrives));
      unmount();
    }
  });

  test("a wrong password says so beside the form, and the page stays", async () => {
    as(null, { "public.auth.signIn": () => new Refusal("auth.invalid_credentials", 401) });
    const { location } = renderPage("/auth");
    await userEvent.type(await screen.findByLabelText("Email"), "driver@demo.test");
    await userEvent.type(screen.getByLabelText("Password"), "not the password");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect((await screen.findAllByText("The email or the password is wrong.")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Sign in failed").length).toBeGreaterThan(0);
    expect(location().pathname).toBe("/auth");
  });

  test("an empty form names its first fault and sends nothing", async () => {
    const calls = as(null);
    renderPage("/auth?tab=sign-up");
    await userEvent.click(await screen.findByRole("button", { name: "Sign Up" }));
    expect(await screen.findByText("Type your name.")).toBeDefined();
    expect(document.activeElement?.getAttribute("name")).toBe("fullName");
    expect(calls.map(({ name }) => name)).not.toContain("public.auth.signUp");
  });

  test("a plain account at the staff's login is signed out and told why", async () => {
    let user: unknown = null;
    const calls = fakeApi({
      "public.auth.me": () => ({ user }),
      "public.config": () => contacts,
      "public.auth.signIn": () => {
        user = people.driver;
        return { user };
      },
      "public.auth.signOut": () => {
        user = null;
        return { signedOut: true };
      },
    });
    const { location } = renderPage("/support/login");
    await userEvent.type(await screen.findByLabelText("Email"), "driver@demo.test");
    await userEvent.type(screen.getByLabelText("Password"), "breakdown-demo");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect((await screen.findAllByText("You don't have technician access")).length).toBeGreaterThan(0);
    expect(calls.map(({ name }) => name)).toContain("public.auth.signOut");
    expect(location().pathname).toBe("/support/login");
  });

  test("an application is sent as one, and its maker is signed out again", async () => {
    let user: unknown = null;
    const calls = fakeApi({
      "public.auth.me": () => ({ user }),
      "public.config": () => contacts,
      "public.auth.signUp": () => {
        user = people.driver;
        return { accepted: true };
      },
      "public.auth.signOut": () => {
        user = null;
        return { signedOut: true };
      },
    });
    renderPage("/support/login");
    await userEvent.click(await screen.findByRole("button", { name: "Apply as a technician" }));
    await userEvent.type(screen.getByLabelText("Full name"), "Tom Torque");
    await userEvent.type(screen.getByLabelText("Email"), "tom@demo.test");
    await userEvent.type(screen.getByLabelText("Password"), "shoulder-lamp-71");
    await userEvent.click(screen.getByRole("button", { name: "Send the application" }));
    expect(await screen.findByText(/An administrator decides on your application/)).toBeDefined();
    expect(calls.find(({ name }) => name === "public.auth.signUp")?.input).toEqual({
      fullName: "Tom Torque",
      email: "tom@demo.test",
      password: "shoulder-lamp-71",
      applyAsTechnician: true,
    });
    expect(calls.map(({ name }) => name)).toContain("public.auth.signOut");
  });
});

describe("signing out", () => {
  function signedInAs(person: unknown, more: Record<string, (input: unknown) => unknown> = {}) {
    let user: unknown = person;
    return fakeApi({
      "public.auth.me": () => ({ user }),
      "public.config": () => contacts,
      "public.auth.signOut": () => {
        user = null;
        return { signedOut: true };
      },
      ...more,
    });
  }

  test("a driver is home afterwards, and the header offers to sign in", async () => {
    signedInAs(people.driver, { "driver.account.sessions": () => ({ items: [], nextCursor: null }) });
    const { location } = renderPage("/account");
    await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(location().pathname).toBe("/"));
    const header = screen.getByRole("navigation", { name: "Main" });
    await waitFor(() => expect(within(header).getByRole("link", { name: "Sign In" })).toBeDefined());
    expect(within(header).queryByRole("link", { name: "Account" })).toBeNull();
  });

  test("an administrator is at the staff's login afterwards, without a way back", async () => {
    signedInAs(people.admin, { "admin.dashboard.counts": () => counts });
    const { location } = renderPage("/admin");
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    await waitFor(() => expect(location().href).toBe("/support/login"));
  });
});

describe("pages that are not there", () => {
  test("an unknown address shows the 404 page with the way home", async () => {
    as(null);
    renderPage("/no/such/page");
    expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  });

  test("a failing guard shows the error page, with a way to try again and the safety steps", async () => {
    as(null, { "public.auth.me": () => new Refusal("auth.disabled", 403) });
    renderPage("/account");
    expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toBeDefined();
    expect(screen.getByText("This account is closed. Write to us if that is a mistake.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.getAllByRole("link", { name: "Are you safe?" }).length).toBeGreaterThan(0);
    expect(takeConsoleErrors().join()).toContain("auth.disabled");
  });
});
