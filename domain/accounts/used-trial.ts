/** For how long it is remembered that an erased account's address has had its trial, in milliseconds: two years. */
export const usedTrialsKeptFor = 730 * 86_400_000;

const gmailDomains = ["gmail.com", "googlemail.com"];

/**
 * An e-mail address as it is compared with those that have had a trial: without what mailboxes pass over, which are a
 * "+tag", and dots in a Gmail address. `email` is trimmed and in lower case.
 */
export function trialAddress(email: string): string {
  const at = email.lastIndexOf("@");
  const [mailbox = ""] = email.slice(0, at).split("+");
  const domain = email.slice(at + 1);
  return gmailDomains.includes(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
