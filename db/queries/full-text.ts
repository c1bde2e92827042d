/** The trigram index knows nothing shorter than this many characters. */
const fullTextMinimum = 3;

/**
 * What a person typed, as a full-text expression that finds exactly that text anywhere in a column, in any case;
 * null when it is too short for the index (use `prefixPattern`). Operators, quotes, `%` and `_` are only characters.
 */
export function fullTextPhrase(typed: string): string | null {
  const text = plain(typed);
  return [...text].length < fullTextMinimum ? null : `"${text.replaceAll('"', '""')}"`;
}

/** What a person typed, as a pattern for `LIKE … ESCAPE '\'` that finds what begins with exactly that text. */
export function prefixPattern(typed: string): string {
  return `${escaped(plain(typed))}%`;
}

/**
 * What a person typed, as patterns for `LIKE … ESCAPE '\\'` that find exactly that text anywhere. SQLite's LIKE knows no
 * case outside ASCII, so other alphabets are looked for as they are usually written. For small tables only.
 */
export function containsPatterns(typed: string): readonly string[] {
  const text = plain(typed);
  const capitalized = text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
  const forms = new Set([text, text.toLowerCase(), text.toUpperCase(), capitalized]);
  return [...forms].map((form) => `%${escaped(form)}%`);
}

/** SQLite ends a text at NUL; nothing that is searched holds one. */
function plain(typed: string): string {
  return typed.replaceAll("\0", "").trim();
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
