import { DomainError } from "#domain/errors.ts";
import type { Mail } from "#worker/ports/mail.ts";

const timeout = 10_000;

export interface MailProvider {
  /** Where a message is posted as JSON: `{ from, to, subject, text, html }`. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string | undefined;
  readonly from: string;
}

/** Mail through a provider's HTTP API. Rejects with DomainError `service.unavailable` when it refuses or is silent for 10 s. */
export function createProviderMail({ url, key, from }: MailProvider): Mail {
  return {
    async send({ to, subject, text, html }) {
      const response = await post(url, key, { from, to, subject, text, html });
      await response.body?.cancel();
      if (!response.ok) throw new DomainError("service.unavailable", { service: "mail", status: response.status });
    },
  };
}

async function post(url: string, key: string | undefined, body: Readonly<Record<string, string>>): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw new DomainError("service.unavailable", { service: "mail" }, { cause: error });
  }
}
