/** Slow, salted password hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** True for a hash that was made at an earlier cost: at the next sign-in it is made again. */
  isOutdated(hash: string): boolean;
  /** Takes as long as verify and is always false: for an e-mail that has no account. */
  verifyNothing(password: string): Promise<false>;
  /** True for a password that is among the commonest or breached ones of the bundled list, in any case of letters. */
  isCommon(password: string): Promise<boolean>;
}
