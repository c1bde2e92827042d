/** An error as Stripe answers it. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, string>> };

  constructor(status: number, type: string, message: string, more: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

/** A parameter that is missing or wrong. */
export function invalid(message: string, param?: string): StripeFault {
  return new StripeFault(400, "invalid_request_error", message, param === undefined ? {} : { param });
}

export function missing(kind: string, id: string): StripeFault {
  const more = { code: "resource_missing", param: "id" };
  return new StripeFault(404, "invalid_request_error", `No such ${kind}: '${id}'`, more);
}

/** The same among the parameters and not in the path. */
export function missingParam(param: string, id: string): StripeFault {
  return new StripeFault(400, "invalid_request_error", `No such ${param}: '${id}'`, {
    code: "resource_missing",
    param,
  });
}

export function declined(): StripeFault {
  const more = { code: "card_declined", decline_code: "generic_decline" };
  return new StripeFault(402, "card_error", "Your card was declined.", more);
}
