import { SELF } from "cloudflare:test";
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink, TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import type { ChatEvent } from "#domain/chat/turn.ts";
import { readAll } from "#tests/rooms/conversation-scene.ts";
import { type ActorKind, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeConversation, someId } from "#tests/support/factories.ts";
import type { AppRouter } from "#worker/trpc/router.ts";

const url = "http://localhost:8787/api/trpc";

type TrpcFetch = NonNullable<Parameters<typeof httpBatchLink<AppRouter>>[0]["fetch"]>;

/** The API over HTTP as a browser calls it: the chat's stream on a link of its own. */
async function makeClient(kind: ActorKind) {
  const deps = testDeps();
  const { cookie, user } = await makeActor(deps.db, kind);
  const headers = { cookie, origin: "http://localhost:8787" };
  const responses: Response[] = [];
  const fetch = (async (input: string, init: RequestInit) => {
    const response = await SELF.fetch(input, init);
    responses.push(response);
    return response;
  }) as unknown as TrpcFetch;
  const client = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.path === "subscriber.chat.send",
        true: httpBatchStreamLink({ url, headers, fetch }),
        false: httpBatchLink({ url, headers, fetch }),
      }),
    ],
  });
  return { deps, user, headers, responses, chat: client.subscriber.chat };
}

describe("The chat over HTTP", () => {
  it("streams the answer's events, uncompressed, as they are made", async () => {
    const { chat, responses } = await makeClient("driver");
    const { conversationId } = await chat.start.mutate({
      truck: { brand: "Mack", year: 2018, model: "Anthem" },
      language: "en",
    });
    const stream = await chat.send.mutate({
      conversationId,
      turnId: someId("turn"),
      text: "oil light is on",
      photoIds: [],
    });

    const events: ChatEvent[] = await readAll(stream);
    expect(events[0]?.type).toBe("start");
    expect(events[1]?.type).toBe("safety");
    expect(events.at(-1)?.type).toBe("done");
    expect(events.filter((event) => event.type === "text").length).toBeGreaterThan(10);
    expect(responses.at(-1)?.headers.get("content-encoding")).toBe("identity");

    const { messages } = await chat.read.query({ conversationId });
    expect(messages).toHaveLength(2);
  });

  it("is one event a line for HTTP clients that are no tRPC clients, and a refusal has its status", async () => {
    const { chat, headers } = await makeClient("driver");
    const { conversationId } = await chat.start.mutate({
      truck: { brand: "Mack", year: 2018, model: "Anthem" },
      language: "en",
    });
    const post = (body: unknown) =>
      SELF.fetch(`${url}/subscriber.chat.send`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
    const response = await post({ conversationId, turnId: "1", text: "oil light is on", photoIds: [] });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-encoding")).toBe("identity");
    const events = (await response.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as ChatEvent);
    expect(events[0]).toEqual({ type: "start", turnId: "1" });
    expect(events[1]?.type).toBe("safety");
    expect(events.at(-1)?.type).toBe("done");

    const foreign = await post({ conversationId: "cnv_NONE", turnId: "2", text: "hi", photoIds: [] });
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toMatchObject({ error: { data: { appCode: "conversation.not_found" } } });
    expect((await post("{")).status).toBe(400);
    expect((await post({ conversationId, turnId: "", text: "hi", photoIds: [] })).status).toBe(400);
  });

  it("refuses with the code of the reason, before any event", async () => {
    const { chat } = await makeClient("driver");
    const send = chat.send.mutate({ conversationId: "cnv_NONE", turnId: someId("turn"), text: "hi", photoIds: [] });
    const error = await send.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(TRPCClientError);
    expect((error as TRPCClientError<AppRouter>).data).toMatchObject({
      appCode: "conversation.not_found",
      httpStatus: 404,
      requestId: expect.any(String),
    });
  });

  it("without access no model is asked", async () => {
    const { deps, user, headers, chat } = await makeClient("expired");
    const conversation = await makeConversation(deps.db, { userId: user.id });
    const input = { conversationId: conversation.id, turnId: someId("turn"), text: "smoke", photoIds: [] };
    const error = await chat.send.mutate(input).catch((cause: unknown) => cause);
    expect((error as TRPCClientError<AppRouter>).data).toMatchObject({ appCode: "trial.expired", httpStatus: 403 });
    const plain = await SELF.fetch(`${url}/subscriber.chat.send`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    expect(plain.status).toBe(403);
  });
});
