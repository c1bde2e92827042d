let known: Promise<ReadonlySet<string>> | undefined;

/**
 * True for the commonest and breached passwords (some 49,000, bundled), in any case of letters.
 * The list is unpacked when it is first asked for, not when the worker starts.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((word) => String(word).toLowerCase()));
}
