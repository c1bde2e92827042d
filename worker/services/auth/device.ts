/** Where a request of somebody who signs in comes from. */
export interface Device {
  /** The client's address, for limits. */
  readonly address: string;
  readonly userAgent: string | null;
}
