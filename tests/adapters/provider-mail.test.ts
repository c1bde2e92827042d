import { afterEach, describe, expect, it, vi } from "vitest";
import { refusal } from "#tests/support/refusal.ts";
import { createProviderMail } from "#worker/adapters/provider-mail.ts";

const message = { to: "rosa@example.test", subject: "Hello", text: "text", html: "<p>text</p>" };
const provider = { url: "https://mail.example.test/send", key: "secret", from: "Roadflare <help@example.test>" };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("Mail through a provider", () => {
  it("is posted as JSON with the key as a bearer token", async () => {
    const requests: { readonly url: string; readonly init: RequestInit }[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      requests.push({ url, init });
      return new Response("{}", { status: 202 });
    });
    await createProviderMail(provider).send(message);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe(provider.url);
    expect(requests[0]?.init.method).toBe("POST");
    expect(requests[0]?.init.headers).toEqual({ "content-type": "application/json", authorization: "Bearer secret" });
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ from: provider.from, ...message });
  });

  it("rejects when the provider refuses or cannot be reached", async () => {
    vi.stubGlobal("fetch", async () => new Response("no", { status: 401 }));
    expect(await refusal(createProviderMail(provider).send(message))).toBe("service.unavailable");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await refusal(createProviderMail(provider).send(message))).toBe("service.unavailable");
  });
});
