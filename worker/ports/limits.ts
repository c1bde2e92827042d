/** Counts that a restart does not forget. */
export interface Limits {
  /**
   * Counts one more in the key's current window of `windowMs` milliseconds and says whether it was within the limit.
   * `retryAfterMs` is the time until the window ends.
   */
  hit(input: {
    readonly key: string;
    readonly limit: number;
    readonly windowMs: number;
  }): Promise<{ readonly allowed: boolean; readonly retryAfterMs: number }>;
  /** Forgets a key, for instance the failures of an account that signed in. */
  clear(key: string): Promise<void>;
}
