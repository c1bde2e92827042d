import { demoPassword } from "#db/seed.ts";
import type { RunningApp } from "../support/app.ts";

export interface CallOutcome {
  readonly status: number;
  /** The code of the error; null when the call succeeded. */
  readonly code: string | null;
  /** The session's cookie, when the call made one. */
  readonly cookie: string;
}

/** One call without a browser, with the session's cookie when there is one; reads when there is no input. */
export async function callApp(
  app: RunningApp,
  procedure: string,
  input: object | null,
  cookie = "",
): Promise<CallOutcome> {
  const response = await fetch(`${app.url}/api/trpc/${procedure}`, {
    ...(input === null ? {} : { method: "POST", body: JSON.stringify(input) }),
    headers: { "content-type": "application/json", cookie },
  });
  const body = (await response.json()) as { error?: { data?: { appCode?: string } } };
  const [session = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { status: response.status, code: body.error?.data?.appCode ?? null, cookie: session };
}

/** Signs in; the demo driver unless another account is named. */
export function signInTo(
  app: RunningApp,
  account = { email: "driver@demo.test", password: demoPassword },
): Promise<CallOutcome> {
  return callApp(app, "public.auth.signIn", account);
}

/** What health answers; null when nothing answers. */
export async function healthOf(app: RunningApp): Promise<unknown> {
  try {
    return await (await fetch(`${app.url}/api/health`)).json();
  } catch {
    return null;
  }
}

/** A request for help as the form sends it. */
export const submission = () => ({
  submissionId: crypto.randomUUID(),
  contactName: "Jo Driver",
  contactPhone: "+1 775 555 0142",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Air pressure drops when parked.",
});
