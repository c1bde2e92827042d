import { initTRPC, TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { vi } from "vitest";
import type { ChatEvent } from "#domain/chat/turn.ts";
import type { StepAnswer } from "#domain/diagnosis/assessment.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import type { ChatLine } from "#web/features/diagnosis/chat-log.ts";
import { contacts, people } from "../fake-api.ts";

interface SentTurn {
  readonly conversationId: string;
  readonly turnId: string;
  readonly text: string;
  readonly answer: StepAnswer | null;
  readonly photoIds: readonly string[];
}

/** What the worker answers to a turn: events as they come, or an error with its code. */
type Script = (turn: SentTurn, attempt: number) => AsyncIterable<ChatEvent>;

/** A refusal in the worker's shape. */
export function refusal(code: TRPCError["code"], appCode: string): TRPCError {
  return new TRPCError({ code, message: appCode });
}

/** An answer of one text. */
export async function* answer(text: string, more: readonly ChatEvent[] = []): AsyncIterable<ChatEvent> {
  yield { type: "start", turnId: "" };
  yield* more;
  yield { type: "text", delta: text };
  yield { type: "done", messageId: `msg_${text.length}` };
}

export interface ScriptedChatOptions {
  readonly script: Script;
  /** A message that the worker has and has not answered. */
  readonly pendingTurn?: Omit<SentTurn, "conversationId"> | null;
  readonly messages?: readonly ChatLine[];
  readonly uploads?: () => Response;
}

/**
 * A conversation whose worker follows a script, behind tRPC's real transport: the page streams from it as it would
 * from the worker. Returns what the page sent.
 */
export function scriptedChat({ script, messages = [], pendingTurn = null, uploads }: ScriptedChatOptions) {
  const sent: SentTurn[] = [];
  const line = { up: true };
  const reads = { count: 0 };
  const kept: string[] = [];
  const closed: string[] = [];
  const t = initTRPC.create({
    isDev: false,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      data: { ...shape.data, appCode: error.message, requestId: "req_test", details: {} },
    }),
  });
  const any = t.procedure.input((input: unknown) => input);
  const conversation = {
    id: "cnv_1",
    truckId: "trk_1",
    brand: "Freightliner",
    year: 2020,
    model: "Cascadia",
    language: "en",
    status: "open",
  };
  const router = t.router({
    public: t.router({
      auth: t.router({ me: t.procedure.query(() => ({ user: people.driver })) }),
      config: t.procedure.query(() => contacts),
    }),
    driver: t.router({
      account: t.router({ get: t.procedure.query(() => ({ ...people.driver, phone: "+1 806 555 0100" })) }),
    }),
    subscriber: t.router({
      chat: t.router({
        list: any.query(() => ({ items: [], nextCursor: null })),
        read: any.query(() => {
          reads.count += 1;
          return { conversation, messages, pendingTurn };
        }),
        close: any.mutation(({ input }) => {
          closed.push((input as { conversationId: string }).conversationId);
          return { summary: null };
        }),
        setLanguage: any.mutation(({ input }) => ({
          message: confirmation((input as { language: ChatLanguage }).language),
        })),
        send: any.mutation(async function* ({ input }) {
          const turn = input as SentTurn;
          sent.push(turn);
          yield* script(turn, sent.filter(({ turnId }) => turnId === turn.turnId).length);
        }),
      }),
    }),
  });
  vi.stubGlobal("fetch", async (target: string | URL | Request, init?: RequestInit) => {
    if (!line.up) throw new TypeError("fetch failed");
    const req = new Request(new URL(target instanceof Request ? target.url : target, "http://localhost"), init);
    if (init?.keepalive) kept.push(new URL(req.url).pathname);
    if (new URL(req.url).pathname === "/api/photos") return uploads?.() ?? Response.json({ id: "pho_1" });
    return fetchRequestHandler({ endpoint: "/api/trpc", req, router });
  });
  return {
    sent,
    closed,
    /** How often the conversation was read. */
    reads,
    /** The line to the worker; down, every request fails. */
    line,
    /** Paths of the requests that may outlive the page. */
    kept,
  };
}

function confirmation(language: ChatLanguage): ChatLine {
  return {
    id: `msg_${language}`,
    turnId: null,
    role: "assistant",
    content: language === "es" ? "A partir de ahora respondo en español." : "From here on I answer in English.",
    photoIds: [],
    safety: null,
    assessment: null,
    source: "built_in",
    createdAt: Date.now(),
  };
}
