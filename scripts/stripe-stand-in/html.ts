/** Text escaped for HTML, also for an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A page of the stand-in; `body` is HTML. */
export function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>
body { font: 17px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
form { margin: 1rem 0 }
label { display: block; margin: .75rem 0 }
input, select, button { font: inherit; min-height: 3rem; padding: 0 1rem; box-sizing: border-box }
input { display: block; width: 100% }
button { font-weight: 700; cursor: pointer }
.note { border: 2px dashed; padding: .5rem 1rem }
.alert { border: 2px solid #c00; padding: .5rem 1rem }
</style>
</head>
<body>
<p class="note">A local stand-in for the payment provider: no money moves.</p>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>`;
}

/** Cents as dollars. */
export function dollars(cents: number): string {
  return `${cents < 0 ? "-" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** Seconds UTC as a date. */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
