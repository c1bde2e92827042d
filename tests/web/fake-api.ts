import { vi } from "vitest";

type Answer = (input: unknown) => unknown;

/** What a procedure refuses with, in the worker's shape. */
export class Refusal {
  readonly appCode: string;
  readonly httpStatus: number;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(appCode: string, httpStatus: number, details: Readonly<Record<string, unknown>> = {}) {
    this.appCode = appCode;
    this.httpStatus = httpStatus;
    this.details = details;
  }
}

/** What cards on several pages ask for, where a test is about something else. */
const usual: Readonly<Record<string, Answer>> = {
  "admin.security.get": () => ({ required: false, staff: [] }),
  "driver.tickets.open": () => ({ items: [] }),
  "driver.security.get": () => ({ secondFactor: "off", enrolledAt: null, codesLeft: 0, offered: false }),
  "driver.security.signIns": () => ({ items: [], nextCursor: null }),
};

function reply(name: string, answers: Readonly<Record<string, Answer>>, input: unknown): unknown {
  const found = answers[name] ?? usual[name];
  const answer = found === undefined ? new Refusal("request.not_found", 404) : found(input);
  if (!(answer instanceof Refusal)) return { result: { data: answer } };
  const { appCode, httpStatus, details } = answer;
  return {
    error: { code: -32000, message: appCode, data: { appCode, httpStatus, requestId: "req_test", details } },
  };
}

/**
 * Answers tRPC's calls in the page's own process, batches too; for tests of components, which have no worker.
 * Returns the names of the calls in their order, with what was sent.
 */
export function fakeApi(answers: Readonly<Record<string, Answer>>): { name: string; input: unknown }[] {
  const calls: { name: string; input: unknown }[] = [];
  vi.stubGlobal("fetch", async (target: string | URL | Request, init?: RequestInit) => {
    const url = new URL(target instanceof Request ? target.url : target, "http://localhost");
    const names = url.pathname.replace("/api/trpc/", "").split(",");
    const raw = typeof init?.body === "string" ? init.body : (url.searchParams.get("input") ?? "{}");
    const inputs = JSON.parse(raw) as Record<string, unknown>;
    const batched = url.searchParams.has("batch");
    const results = names.map((name, index) => {
      const input = batched ? inputs[String(index)] : inputs;
      calls.push({ name, input });
      return reply(name, answers, input);
    });
    return new Response(JSON.stringify(batched ? results : results[0]), {
      status: 200,
      headers: { "content-type": "application/json" },
    });
  });
  return calls;
}

const noAccess = { allowed: false, status: "none", daysLeft: 0, warning: false, blocking: "subscription_inactive" };
const trial = { allowed: true, status: "trialing", daysLeft: 9, warning: false, blocking: null };

/** People as `public.auth.me` answers them. */
export const people = {
  driver: {
    id: "usr_driver",
    email: "driver@demo.test",
    fullName: "Dana Driver",
    roles: [],
    secondFactor: "off",
    access: trial,
    tierName: "solo_driver",
  },
  tech: {
    id: "usr_tech",
    email: "tech@demo.test",
    fullName: "Tess Tech",
    roles: ["tech"],
    secondFactor: "off",
    access: noAccess,
    tierName: null,
  },
  admin: {
    id: "usr_admin",
    email: "admin@demo.test",
    fullName: "Ada Admin",
    roles: ["admin"],
    secondFactor: "off",
    access: noAccess,
    tierName: null,
  },
} as const;

export const contacts = {
  roadsidePhone: "(800) 555-0142",
  contactTech: "tech@demo.test",
  contactSales: "sales@demo.test",
  contactInfo: "info@demo.test",
  vapidPublicKey: null,
};
