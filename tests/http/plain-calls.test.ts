import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";

const url = "http://localhost:8787/api/trpc";

describe("A call by any HTTP client", () => {
  it("that has no input needs no body and no type", async () => {
    const { cookie } = await makeActor(testDeps().db, "driver");
    const answer = await SELF.fetch(`${url}/public.auth.signOut`, { method: "POST", headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ result: { data: { signedOut: true } } });
  });

  it("names its request also when it is refused before anybody reads it", async () => {
    const answer = await SELF.fetch(`${url}/public.auth.signIn`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: "{}",
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      error: { data: { appCode: "input.invalid", requestId: answer.headers.get("x-request-id") } },
    });
  });
});
