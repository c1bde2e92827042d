/** A text that stands in an address; digits alone arrive as a number. What is empty or too long counts as absent. */
export function textParam(value: unknown, max: number): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= max ? text : undefined;
}
