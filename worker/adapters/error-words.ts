/** What a provider's library tells of a refusal: these are names and numbers, its message may quote anything. */
const facts = ["code", "type", "status", "statusCode", "requestId", "extendedCode"] as const;

/**
 * What the log may have of an error: its name, its codes and, where the words are ours or the platform's, its message.
 * What an outside service said stays out, because it may quote people, prompts and keys; so do a statement's values.
 */
export function describeError(error: Error): string {
  const words = quotesOthers(error) ? [] : [withoutValues(error.message)];
  return [error.name, ...factsOf(error), ...words].join(" ");
}

/** Where an error came from. The first lines of a stack repeat the message, and are left out. */
export function framesOf(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/**
 * Errors of HTTP libraries carry the answer or its status; a parser quotes the text that it could not read, a schema
 * the value that it refused.
 */
function quotesOthers(error: Error): boolean {
  return (
    error instanceof SyntaxError || ["statusCode", "responseBody", "raw", "issues"].some((field) => field in error)
  );
}

/** Of a failed statement its text without the values; of an answer that is no success its status alone. */
function withoutValues(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, "").replace(/(HTTP status \d{3}):[\s\S]*$/, "$1");
}

function factsOf(error: Error): readonly string[] {
  return facts.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "number" || (typeof value === "string" && /^[\w.:-]{1,80}$/.test(value))
      ? [String(value)]
      : [];
  });
}
