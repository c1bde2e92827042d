import type { APIRequestContext } from "playwright-core";
import { expect } from "vitest";

/** Calls a procedure as the user who is signed in there. */
export async function call(request: APIRequestContext, procedure: string, data: object) {
  const answer = await request.post(`/api/trpc/${procedure}`, { data });
  expect(answer.status(), procedure).toBe(200);
  return (await answer.json()).result.data;
}

/** Reads as the signed-in user of that browser. */
export async function query(request: APIRequestContext, procedure: string, input: object) {
  const answer = await request.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
  expect(answer.status(), procedure).toBe(200);
  return (await answer.json()).result.data;
}
