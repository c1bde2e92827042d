import { brand } from "../brand.ts";
import { crockford, type RandomBytes } from "../ids.ts";

/** A ticket's spoken name: `TRK-` and six characters of Crockford's base 32. Uniqueness is the database's. */
export function newTicketNumber(randomBytes: RandomBytes): string {
  return `${brand.ticketPrefix}${crockford(6, randomBytes)}`;
}

/**
 * What a person typed, as the number it means, or null when it cannot be one:
 * any case, with or without the prefix, O for 0, I and L for 1.
 */
export function parseTicketNumber(typed: string): string | null {
  const number = ticketNumberBeginning(typed);
  return number?.length === brand.ticketPrefix.length + 6 ? number : null;
}

/** The same for what may be only the beginning of a number. */
export function ticketNumberBeginning(typed: string): string | null {
  const body = typed
    .trim()
    .toUpperCase()
    .replace(/^TRK[-\s]?/, "")
    .replace(/[\s-]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{0,6}$/.test(body) ? `${brand.ticketPrefix}${body}` : null;
}
