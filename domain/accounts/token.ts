import { crockford, type RandomBytes } from "../ids.ts";

/** A secret for one device or one mailed link: 200 random bits, easy to put into cookies and addresses. */
export function newToken(randomBytes: RandomBytes): string {
  return crockford(40, randomBytes).toLowerCase();
}
