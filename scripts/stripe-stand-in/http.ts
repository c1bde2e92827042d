import type { FormObject } from "./form.ts";

/** A request of the API, a page or a control, taken apart. */
export interface Call {
  readonly method: string;
  /** The path's parts, decoded. */
  readonly path: readonly string[];
  /** Query and body, read the same way. */
  readonly input: FormObject;
  /** Where the stand-in answers, without a trailing slash. */
  readonly base: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function json(body: unknown, status = 200): Answer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export function page(body: string, status = 200): Answer {
  return { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }, body };
}

/** Sends a browser on with GET. */
export function goTo(location: string): Answer {
  return { status: 303, headers: { location }, body: "" };
}
