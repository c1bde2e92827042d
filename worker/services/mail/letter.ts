import { brand } from "#domain/brand.ts";
import { type Language, languages } from "#domain/languages/languages.ts";
import type { MailMessage } from "#worker/ports/mail.ts";

export interface Letter {
  readonly to: string;
  /** What it is written in; English unless it says otherwise. */
  readonly language?: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What to press, after the paragraphs. */
  readonly link?: { readonly label: string; readonly url: string };
  /** The text below the link. */
  readonly closing?: readonly string[];
}

/** A mail as plain text and as simple HTML that say the same. Everything is escaped. */
export function letter({ to, language = "en", subject, paragraphs, link, closing = [] }: Letter): MailMessage {
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...closing, brand.product].join(
    "\n\n",
  );
  const body = [
    ...paragraphs.map(paragraph),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...closing.map(paragraph),
    paragraph(brand.product),
  ].join("\n");
  const html =
    language === "en" ? body : `<div lang="${language}" dir="${languages[language].direction}">\n${body}\n</div>`;
  return { to, subject, text, html };
}

/** Text escaped for HTML, also for an attribute. */
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
