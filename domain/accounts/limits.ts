/** Counts of the contract. Windows are in milliseconds. */
export const signInFailures = { limit: 10, windowMs: 15 * 60_000 } as const;
export const signUpsPerAddress = { limit: 20, windowMs: 3_600_000 } as const;
/** Mails with a link, or a hint that an account exists, to one person. */
export const accountMailsPerEmail = { limit: 3, windowMs: 3_600_000 } as const;
/** Asking for a link, and trying one. */
export const resetsPerAddress = { limit: 20, windowMs: 3_600_000 } as const;

/** Everybody is 127.0.0.1 in a local runtime, so limits by address are a hundred times as high there. */
export function addressLimit(limit: number, local: boolean): number {
  return local ? limit * 100 : limit;
}

/** The key under which wrong passwords for an account are counted, whether or not the account exists. */
export function signInKey(email: string): string {
  return `sign-in:${email}`;
}
