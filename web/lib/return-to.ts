const origin = "https://page.invalid";
const signInPages = ["/auth", "/support/login"];

/**
 * A path of ours to go back to, or null: absolute addresses, `//host`, backslashes, control characters
 * and the sign-in pages themselves (which would loop) are refused.
 */
export function safeReturnTo(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > 2000) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters from addresses, so "/\t/evil" is "//evil"
  if (/[\\\u0000-\u001f\u007f]/.test(value) || value.startsWith("//")) return null;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  if (signInPages.includes(url.pathname.replace(/\/+$/, "")) || url.pathname.startsWith("/api/")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The token of a fleet invitation in an address to go back to; null when there is none. */
export function inviteIn(returnTo: string | undefined): string | null {
  if (returnTo === undefined) return null;
  const token = new URL(returnTo, origin).searchParams.get("invite");
  return token !== null && /^[0-9a-z]{40}$/.test(token) ? token : null;
}
