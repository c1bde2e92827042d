import { brand } from "#domain/brand.ts";
import type { MailMessage } from "#worker/ports/mail.ts";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What to press, after the paragraphs. */
  readonly link?: { readonly label: string; readonly url: string };
  /** What stands below the link. */
  readonly closing?: readonly string[];
}

/** A mail as plain text and as simple HTML that say the same. Everything is escaped. */
export function letter({ to, subject, paragraphs, link, closing = [] }: Letter): MailMessage {
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...closing, brand.product].join(
    "\n\n",
  );
  const html = [
    ...paragraphs.map(paragraph),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...closing.map(paragraph),
    paragraph(brand.product),
  ].join("\n");
  return { to, subject, text, html };
}

/** Text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
