/**
 * True when a write failed because a unique constraint holds, on any or on the named column
 * (`table.column`, as SQLite names it). The driver wraps the cause; the code is in it.
 */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const text = cause.message;
    if (/UNIQUE constraint failed/i.test(text)) return column === undefined || text.includes(column);
  }
  return false;
}
