/** A fault code as the driver wrote it, or as a frame of the bus reports it. */
export interface WrittenCode {
  readonly spn: number;
  readonly fmi: number | null;
  /** The driver's own characters. */
  readonly words: string;
  readonly at: number;
  readonly count?: number | null;
  readonly uncertain?: boolean;
  /** It was before and is not known to be there now. */
  readonly past?: boolean;
  /** The address of the controller that reports it. */
  readonly source?: number | null;
}
