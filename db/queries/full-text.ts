/** The trigram index knows nothing shorter than this many characters. */
export const fullTextMinimum = 3;

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
  return `${plain(typed).replace(/[\\%_]/g, "\\$&")}%`;
}

/** SQLite ends a text at NUL; nothing that is searched holds one. */
function plain(typed: string): string {
  return typed.replaceAll("\0", "").trim();
}
