import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeUser } from "#tests/support/factories.ts";
import { newEmail } from "#tests/support/visitor.ts";

const origin = "http://localhost:8787";
const password = "night haul 77";

interface Sent {
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

function post(procedure: string, { body = {}, cookie, headers = {} }: Sent): Promise<Response> {
  return SELF.fetch(`${origin}/api/trpc/${procedure}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", origin, ...(cookie === undefined ? {} : { cookie }), ...headers },
  });
}

function get(procedure: string, cookie?: string): Promise<Response> {
  return SELF.fetch(`${origin}/api/trpc/${procedure}`, { headers: cookie === undefined ? {} : { cookie } });
}

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0];

describe("An account over HTTP", () => {
  it("is made, used and left with plain JSON and one cookie", async () => {
    const email = newEmail();
    const made = await post("public.auth.signUp", { body: { fullName: "Rosa Diaz", email, password } });
    expect(made.status).toBe(200);
    expect(await made.json()).toEqual({ result: { data: { accepted: true } } });
    expect(made.headers.getSetCookie()[0]).toMatch(
      /^session=[0-9a-z]{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/,
    );
    expect(made.headers.get("cache-control")).toBe("no-store");

    const cookie = cookieOf(made);
    const me = await get("public.auth.me", cookie);
    expect(await me.json()).toMatchObject({
      result: { data: { user: { email, fullName: "Rosa Diaz", access: { allowed: true, daysLeft: 14 } } } },
    });

    const left = await post("public.auth.signOut", { cookie });
    expect(left.headers.get("set-cookie")).toMatch(/^session=; .*Max-Age=0/);
    expect((await get("driver.account.get", cookie)).status).toBe(401);
    expect(await (await get("public.auth.me", cookie)).json()).toEqual({ result: { data: { user: null } } });
  });

  it("keeps its new cookie when an answer to what was asked with the last one comes late", async () => {
    const email = newEmail();
    const former = cookieOf(await post("public.auth.signUp", { body: { fullName: "Rosa Diaz", email, password } }));
    const signedIn = await post("public.auth.signIn", { body: { email, password }, cookie: former });
    expect(cookieOf(signedIn)).toMatch(/^session=[0-9a-z]{40}$/);

    const late = await get("public.auth.me", former);
    expect(await late.json()).toEqual({ result: { data: { user: null } } });
    expect(late.headers.get("set-cookie")).toBeNull();
    const photo = await SELF.fetch(`${origin}/api/photos/none`, { headers: { cookie: former ?? "" } });
    expect(photo.headers.get("set-cookie")).toBeNull();
  });

  it("welcomes its owner in the outbox of a local run", async () => {
    const email = newEmail();
    await post("public.auth.signUp", { body: { fullName: "Rosa Diaz", email, password } });
    const outbox = () => SELF.fetch(`${origin}/dev/outbox?format=json&to=${encodeURIComponent(email)}`);
    await expect
      .poll(async () => await (await outbox()).json())
      .toMatchObject({ items: [{ to: email, subject: "Welcome to Roadflare" }] });
  });
});

describe("What strangers learn", () => {
  it("at the sign-up: the same bytes for a known and an unknown e-mail", async () => {
    const { email } = await makeUser(testDeps().db);
    const answers = await Promise.all(
      [email, newEmail()].map(async (typed) => {
        const response = await post("public.auth.signUp", { body: { fullName: "Stranger", email: typed, password } });
        return { status: response.status, body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it("at the sign-in: nothing but a code, the same for a wrong password and an unknown e-mail", async () => {
    const { email } = await makeUser(testDeps().db);
    const answers = await Promise.all(
      [email, newEmail()].map(async (typed) => {
        const response = await post("public.auth.signIn", { body: { email: typed, password: "not this" } });
        const text = await response.text();
        return {
          status: response.status,
          text: text.replace(/req_\w+/, "req"),
          cookie: response.headers.get("set-cookie"),
        };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(401);
    expect(JSON.parse(answers[0]?.text ?? "")).toEqual({
      error: {
        message: "auth.invalid_credentials",
        code: expect.any(Number),
        data: {
          code: "UNAUTHORIZED",
          httpStatus: 401,
          path: "public.auth.signIn",
          appCode: "auth.invalid_credentials",
          details: {},
          requestId: "req",
        },
      },
    });
  });

  it("from another site's page: nothing, and nobody is signed in", async () => {
    const { email } = await makeUser(testDeps().db);
    const response = await post("public.auth.signIn", {
      body: { email, password: factoryPassword },
      headers: { origin: "https://evil.example" },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

it("A session that was set before the sign-in is replaced by it", async () => {
  const { email } = await makeUser(testDeps().db);
  const planted = `session=${"a".repeat(40)}`;
  const response = await post("public.auth.signIn", { body: { email, password: factoryPassword }, cookie: planted });
  expect(response.status).toBe(200);
  const cookie = cookieOf(response);
  expect(cookie).not.toBe(planted);
  expect((await get("driver.account.get", cookie)).status).toBe(200);
  expect((await get("driver.account.get", planted)).status).toBe(401);
});

it("A body that is no account says which field is wrong, and shows nothing of the inside", async () => {
  const response = await post("public.auth.signUp", { body: { email: "rosa@", password: "1" } });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(JSON.parse(text).error.data).toMatchObject({
    appCode: "input.invalid",
    details: { message: "account.email_invalid", path: "email" },
    requestId: expect.stringMatching(/^req_/),
  });
  expect(text).not.toMatch(/stack|zod|at \w+ \(/i);
});

describe("A call of nothing that there is", () => {
  it.each(["public.auth.nobody", "%ED%A0%80", "a%", ""])("answers 404 and no fault of ours: %s", async (name) => {
    const answer = await get(name);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("request.not_found");
  });
});
