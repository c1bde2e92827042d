/** The server's time in milliseconds UTC; a client's clock is never asked. */
export interface Clock {
  now(): number;
}
