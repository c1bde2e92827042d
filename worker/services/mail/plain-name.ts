/** A longer name is none that a mail has to say. */
const longest = 40;
/** Letters of any script with their marks; between them spaces, hyphens and apostrophes; a dot ends a short form. */
const name = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]{1,2}\p{L}[\p{L}\p{M}]*|\.(?= |$))*\.?$/u;
/** Words of a sentence or an address are many; names are few. */
const mostWords = 5;

/**
 * A name that somebody typed, as a mail to an address that nobody has verified may say it: a name and nothing else. Null
 * for what is too long or could be an address, a telephone number or a message; the mail greets neutrally then.
 */
export function plainName(typed: string | null | undefined): string | null {
  const text = (typed ?? "").normalize("NFKC").trim();
  if (text.length === 0 || text.length > longest || text.split(" ").length > mostWords) return null;
  return name.test(text) && !/^(https?|www)\b/i.test(text) ? text : null;
}
