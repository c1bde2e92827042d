import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import type { Mail } from "#worker/ports/mail.ts";
import { startDeadline } from "#worker/ports/within.ts";

export interface MailProvider {
  /** Where a message is posted as JSON: `{ from, to, subject, text, html }`. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string | undefined;
  readonly from: string;
}

/**
 * Mail through a provider's HTTP API. Rejects with DomainError `service.unavailable` when it refuses or has not
 * answered after `limit` milliseconds.
 */
export function createProviderMail({ url, key, from }: MailProvider, limit: number = timeLimits.mail): Mail {
  return {
    async send({ to, subject, text, html }) {
      const response = await post({ url, key, limit }, { from, to, subject, text, html });
      await response.body?.cancel();
      if (!response.ok) throw new DomainError("service.unavailable", { service: "mail", status: response.status });
    },
  };
}

async function post(
  { url, key, limit }: Pick<MailProvider, "url" | "key"> & { readonly limit: number },
  body: Readonly<Record<string, string>>,
): Promise<Response> {
  const deadline = startDeadline(limit);
  try {
    return await fetch(url, {
      redirect: "manual",
      method: "POST",
      headers: { "content-type": "application/json", ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      signal: deadline.signal,
    });
  } catch (error) {
    throw new DomainError("service.unavailable", { service: "mail" }, { cause: error });
  } finally {
    deadline.end();
  }
}
