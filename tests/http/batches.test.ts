import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { newEmail } from "#tests/support/visitor.ts";
import { appRouter } from "#worker/trpc/router.ts";

const url = "http://localhost:8787/api/trpc";
/** What one small error may weigh, in bytes. */
const small = 1000;

function postBatch(procedure: string, inputs: readonly unknown[], cookie?: string): Promise<Response> {
  return SELF.fetch(`${url}/${inputs.map(() => procedure).join(",")}?batch=1`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify({ ...inputs }),
  });
}

const codesOf = async (answer: Response) =>
  (await answer.json<readonly { error?: { data: { appCode: string } } }[]>()).map(({ error }) => error?.data.appCode);

describe("A batch of calls", () => {
  it("of 300 sign-ins is one small error, and no password is looked at", async () => {
    const email = newEmail();
    const answer = await postBatch("public.auth.signIn", Array(300).fill({ email, password: "not this one" }));
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text.length).toBeLessThan(small);
    expect(JSON.parse(text)).toMatchObject({ error: { data: { appCode: "input.invalid" } } });
    const alone = await postBatch("public.auth.signIn", [{ email, password: "not this one" }]);
    expect(await codesOf(alone)).toEqual(["auth.invalid_credentials"]);
  });

  it("carries one password at most: two sign-ins are both refused, and none of them is counted", async () => {
    const email = newEmail();
    for (let n = 0; n < 8; n++) {
      const two = await postBatch("public.auth.signIn", Array(2).fill({ email, password: "not this one" }));
      expect(await codesOf(two)).toEqual(["request.too_large", "request.too_large"]);
    }
    const alone = await postBatch("public.auth.signIn", [{ email, password: "not this one" }]);
    expect(await codesOf(alone)).toEqual(["auth.invalid_credentials"]);
  });

  it("of two whole accounts is refused too", async () => {
    const { cookie } = await makeActor(testDeps().db, "driver");
    const two = await SELF.fetch(`${url}/driver.account.export,driver.account.export?batch=1`, { headers: { cookie } });
    expect(await codesOf(two)).toEqual(["request.too_large", "request.too_large"]);
  });

  it("of 20 calls is answered, of 21 it is not", async () => {
    const config = (times: number) => SELF.fetch(`${url}/${Array(times).fill("public.config").join(",")}?batch=1`);
    const twenty = await config(20);
    expect(twenty.status).toBe(200);
    expect(await codesOf(twenty)).toEqual(Array(20).fill(undefined));
    expect((await config(21)).status).toBe(400);
  });

  it("of 3 kB of commas is one small error, written either way", async () => {
    for (const comma of [",", "%2C"]) {
      const commas = await SELF.fetch(`${url}/${comma.repeat(3000 / comma.length)}?batch=1`);
      expect(commas.status).toBe(400);
      expect((await commas.text()).length).toBeLessThan(small);
    }
    const alone = await SELF.fetch(`${url}/${",".repeat(3000)}`);
    expect(alone.status).toBe(404);
    expect((await alone.text()).length).toBeLessThan(small);
  });
});

describe("Every call that takes a password", () => {
  it("says that it is a lot of work, so that no batch carries two", () => {
    const procedures = Object.entries(
      appRouter._def.procedures as unknown as Readonly<Record<string, { _def: { inputs: unknown[]; meta?: unknown } }>>,
    );
    const withPassword = procedures.filter(([, { _def }]) => _def.inputs.some(takesPassword));
    expect(withPassword.map(([name]) => name)).toEqual(expect.arrayContaining(["public.auth.signIn"]));
    expect(withPassword.filter(([, { _def }]) => !(_def.meta as { costly?: true } | undefined)?.costly)).toEqual([]);
  });
});

function takesPassword(input: unknown): boolean {
  const { shape = {} } = (input as { def: { shape?: Record<string, unknown> } }).def;
  return Object.keys(shape).some((field) => /password/i.test(field));
}
