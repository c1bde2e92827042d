/** Codes of authenticator apps (RFC 6238) and the encryption of their stored secrets. */
export interface SecondFactors {
  /** A new random secret of 160 bits, in base32. */
  newSecret(): string;
  /** The `otpauth:` address of a secret, which authenticator apps read from a QR code. */
  enrolmentUri(secret: string, email: string): string;
  /** The 30-second step that a code of six digits belongs to, at most one step from `now` (ms); null for a wrong code. */
  stepOf(secret: string, code: string, now: number): number | null;
  /** Encrypts a secret so that it opens for this account alone. */
  seal(secret: string, userId: string): Promise<string>;
  /** @throws Error when the server's key is another one, or the secret is another account's. */
  open(sealed: string, userId: string): Promise<string>;
  /** The keyed hash under which a recovery code of an account is stored. */
  hashRecoveryCode(code: string, userId: string): Promise<string>;
}
