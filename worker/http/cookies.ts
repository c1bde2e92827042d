const deviceCookie = "device";
/** Browsers keep a cookie for 400 days at most, in seconds; each sign-in begins them again. */
const deviceMaxAge = 400 * 86_400;

/** The token of the device in a Cookie header; null when there is none of its form. */
export function readDeviceToken(cookieHeader: string | null | undefined): string | null {
  const [, token = null] = /(?:^|;\s*)device=([0-9a-z]{40})(?:;|$)/.exec(cookieHeader ?? "") ?? [];
  return token;
}

/** Whether a Cookie header has a session's cookie; whether it opens anything, only the database knows. */
export function hasSession(cookieHeader: string | null): boolean {
  return /(?:^|;\s*)session=[^;]/.test(cookieHeader ?? "");
}

/** The Set-Cookie value by which a browser is known at its next sign-in. It opens nothing. */
export function deviceCookieOf(token: string, secure: boolean): string {
  return `${deviceCookie}=${token}; HttpOnly; Max-Age=${deviceMaxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Adds a Set-Cookie value to an answer; the last one of a name wins. The device's cookie comes after all others. */
export function putCookie(headers: Headers, value: string): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));
  const others = headers.getSetCookie().filter((cookie) => nameOf(cookie) !== nameOf(value));
  const cookies = [...others, value].sort(
    (one, other) => Number(nameOf(one) === deviceCookie) - Number(nameOf(other) === deviceCookie),
  );
  headers.delete("set-cookie");
  for (const cookie of cookies) headers.append("set-cookie", cookie);
}
