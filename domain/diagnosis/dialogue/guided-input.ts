import type { Guide } from "../guides/guide.ts";
import type { AssessInput } from "../input.ts";

/** A conversation with the guides that may be opened in it, in its language. Without guides none is opened. */
export interface GuidedInput extends AssessInput {
  readonly guides?: readonly Guide[];
}
