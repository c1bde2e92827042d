import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

type Answers = Parameters<typeof fakeApi>[0];

function as(user: unknown, more: Answers): ReturnType<typeof fakeApi> {
  return fakeApi({ "public.auth.me": () => ({ user }), "public.config": () => contacts, ...more });
}

/** What the toaster says, title and text in one. */
async function toast(title: string): Promise<string> {
  const shown = await waitFor(() => {
    const found = [...document.querySelectorAll("[data-sonner-toast]")].find((each) =>
      each.textContent?.includes(title),
    );
    if (found === undefined) throw new Error(`no toast says "${title}"`);
    return found;
  });
  return shown.textContent ?? "";
}

async function fillSignUp() {
  const user = userEvent.setup();
  const page = renderPage("/auth?tab=sign-up");
  await user.type(await screen.findByLabelText("Full name"), "Rosa Alvarez");
  await user.type(screen.getByLabelText("Email"), "rosa@example.test");
  await user.type(screen.getByLabelText("Password"), "gravel and diesel");
  await toasterIsThere();
  await user.click(screen.getByRole("button", { name: "Sign Up" }));
  return { user, page };
}

describe("signing up", () => {
  test("that the worker refuses says 'Signup failed' with its reason", async () => {
    as(null, { "public.auth.signUp": () => new Refusal("auth.password_common", 400) });
    await fillSignUp();
    expect(await toast("Signup failed")).toContain("too common");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("rosa@example.test");
  });

  test("without a line says so too", async () => {
    as(null, {
      "public.auth.signUp": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await fillSignUp();
    expect(await toast("Signup failed")).toContain("No connection to Roadflare");
  });

  test("that makes no user says 'User creation failed'", async () => {
    as(null, { "public.auth.signUp": () => ({ accepted: true }) });
    await fillSignUp();
    expect(await toast("Signup failed")).toContain("User creation failed");
  });

  test("that worked says 'Account created successfully!'", async () => {
    let user: unknown = null;
    fakeApi({
      "public.auth.me": () => ({ user }),
      "public.config": () => contacts,
      "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
      "public.auth.signUp": () => {
        user = people.driver;
        return { accepted: true };
      },
    });
    const { page } = await fillSignUp();
    await toast("Account created successfully!");
    await waitFor(() => expect(page.location().pathname).toBe("/"));
  });
});

describe("signing in", () => {
  test("that the worker refuses says 'Sign in failed' with its reason", async () => {
    as(null, { "public.auth.signIn": () => new Refusal("auth.invalid_credentials", 401) });
    const user = userEvent.setup();
    renderPage("/auth");
    await user.type(await screen.findByLabelText("Email"), "rosa@example.test");
    await user.type(screen.getByLabelText("Password"), "not this one");
    await toasterIsThere();
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await toast("Sign in failed")).toContain("The email or the password is wrong.");
  });
});

describe("a form that was sent with too little in it", () => {
  test("complains of a field only until it is typed into", async () => {
    as(null, {});
    const user = userEvent.setup();
    renderPage("/auth?tab=sign-up");
    const name = await screen.findByLabelText("Full name");
    await user.click(screen.getByRole("button", { name: "Sign Up" }));
    await screen.findByText("Type your name.");
    await user.type(name, "R");
    expect(screen.queryByText("Type your name.")).toBeNull();
    screen.getByText("Type your email.");
  });
});

describe("a mailed link for a new password", () => {
  test("that is too old offers another one", async () => {
    as(null, { "public.auth.reset": () => new Refusal("auth.reset_token_invalid", 400) });
    const user = userEvent.setup();
    renderPage("/auth/reset?token=0123456789abcdef0123456789abcdef");
    await user.type(await screen.findByLabelText("New password"), "gravel and diesel");
    await user.click(screen.getByRole("button", { name: "Save the password" }));
    await user.click(await screen.findByRole("button", { name: "Forgot your password?" }));
    await screen.findByRole("button", { name: "Send the link" });
  });

  test("that was cut off offers another one too", async () => {
    as(null, {});
    renderPage("/auth/reset");
    await screen.findByRole("button", { name: "Forgot your password?" });
  });
});
