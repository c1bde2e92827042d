/** Printable ASCII alone: what else there is, a parser of addresses may pass over silently. */
const address = /^https:\/\/([a-z0-9.-]+)(?:[/?#][\x21-\x7e]*)?$/i;
const privateNames = ["localhost", "local", "internal", "lan", "home", "arpa"];

/**
 * Whether the worker may post to an address that a browser named: https, the usual port, a public host by its name.
 * It cannot make the worker call addresses of its own network.
 */
export function isPushAddress(text: string): boolean {
  const labels = address.exec(text)?.[1]?.toLowerCase().split(".") ?? [];
  const top = labels.at(-1) ?? "";
  // A last part that begins with a digit belongs to a number: 10.0.0.1, 127.0x1.
  return labels.length > 1 && /^[a-z]/.test(top) && !privateNames.includes(top);
}

/** Hosts of the services that browsers push through: Chrome and most others, Firefox, Safari, Edge on Windows. */
const services = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];
/** A name that no public host has (RFC 6761); stand-ins of push services have it in local runs. */
const testName = "test";

/** Whether an address is one of a known push service, or of a stand-in where the runtime is local. */
export function isKnownPushService(text: string, { local }: { readonly local: boolean }): boolean {
  if (!isPushAddress(text)) return false;
  const host = address.exec(text)?.[1]?.toLowerCase() ?? "";
  const isOf = (name: string) => host === name || host.endsWith(`.${name}`);
  return services.some(isOf) || (local && isOf(testName));
}
