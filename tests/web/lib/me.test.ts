import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { fetchUser, meOptions } from "#web/lib/me.ts";
import { fakeApi, people } from "../fake-api.ts";

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

/** A cache that learned long ago who is signed in. */
function knowing(user: object | null): QueryClient {
  const cache = new QueryClient();
  cache.setQueryData(meOptions().queryKey, { user } as never, { updatedAt: 1 });
  return cache;
}

test("without a line, whoever was signed in last still is, so that what is on the device can be opened", async () => {
  const calls = fakeApi({});
  onlineManager.setOnline(false);
  expect(await fetchUser(knowing(people.driver))).toEqual(people.driver);
  expect(await fetchUser(knowing(null))).toBeNull();
  expect(calls).toEqual([]);
});

test("with a line, an old answer is asked for anew", async () => {
  fakeApi({ "public.auth.me": () => ({ user: people.tech }) });
  expect(await fetchUser(knowing(people.driver))).toEqual(people.tech);
});
