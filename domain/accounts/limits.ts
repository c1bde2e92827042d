/** Counts of the contract. Windows are in milliseconds. */
export const signInFailures = { limit: 10, windowMs: 15 * 60_000 } as const;
/** Failed tries to sign in from one address in the same time, by devices that have not signed in to the account before. */
export const failuresPerAddress = 30;
export const signUpsPerAddress = { limit: 20, windowMs: 3_600_000 } as const;
/** Mails with a link, or a hint that an account exists, to one person. */
export const accountMailsPerEmail = { limit: 3, windowMs: 3_600_000 } as const;
/** Uses of a link that verifies an e-mail address. */
export const verificationsPerAddress = { limit: 60, windowMs: 3_600_000 } as const;
/** Asking for a link, and trying one. */
export const resetsPerAddress = { limit: 20, windowMs: 3_600_000 } as const;

/** A device that has not signed in for this long, in milliseconds, is forgotten; its cookie has ended by then. */
export const devicesKeptFor = 400 * 86_400_000;

/** Everybody is 127.0.0.1 in a local runtime, so limits by address are a hundred times as high there. */
export function addressLimit(limit: number, local: boolean): number {
  return local ? limit * 100 : limit;
}

/** The key under which the tries of a device that has signed in to an account before are counted. */
export function deviceKey(device: string, email: string): string {
  return `sign-in-device:${device}:${email}`;
}

/** The key that counts a signed-in user's wrong passwords, apart from those of strangers. */
export function ownPasswordKey(userId: string): string {
  return `own-password:${userId}`;
}

/** The key under which wrong passwords for an account are counted, whether or not the account exists. */
export function signInKey(email: string): string {
  return `sign-in:${email}`;
}
