import type { Context } from "hono";
import { escapeHtml } from "#worker/services/mail/letter.ts";
import { listOutboxMails, type SentMail } from "#worker/services/mail/list-outbox-mails.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * The mails of a local run, newest first: `GET /dev/outbox`, as JSON with `?format=json`, of one recipient with `?to=`.
 * Never routed to unless the runtime is local.
 */
export async function listOutbox(c: Context<AppEnv>): Promise<Response> {
  const mails = await listOutboxMails({ deps: c.var.deps, input: { to: c.req.query("to") } });
  c.header("cache-control", "no-store");
  if (c.req.query("format") === "json") {
    return c.json({ items: mails });
  }
  return c.html(page(mails, c.var.deps.publicUrl));
}

function page(mails: readonly SentMail[], publicUrl: string): string {
  const body = mails.length === 0 ? "<p>No mail yet.</p>" : mails.map((mail) => article(mail, publicUrl)).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>Mail of this local run. Nothing was sent to anybody.</p>
${body}
</body>
</html>`;
}

function article({ to, subject, text, createdAt }: SentMail, publicUrl: string): string {
  const sentAt = new Date(createdAt).toISOString();
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt}</time></p>
<pre>${withLinks(text, publicUrl)}</pre>
</article>`;
}

/** Escaped text in which our own addresses can be pressed. */
function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const escaped = escapeHtml(word);
      return word.startsWith(`${publicUrl}/`) ? `<a href="${escaped}">${escaped}</a>` : escaped;
    })
    .join("");
}
