/** Bytes of a picture's file, read at untrusted positions; outside the file `undefined` or NaN, never an error. */
export type Bytes = Uint8Array;

export function u16(bytes: Bytes, at: number, little = false): number {
  const [first = Number.NaN, second = Number.NaN] = bytes.subarray(at, at + 2);
  return little ? first + second * 256 : first * 256 + second;
}

export function u32(bytes: Bytes, at: number, little = false): number {
  return little
    ? u16(bytes, at, true) + u16(bytes, at + 2, true) * 65_536
    : u16(bytes, at) * 65_536 + u16(bytes, at + 2);
}

export function u24little(bytes: Bytes, at: number): number {
  return u16(bytes, at, true) + (bytes[at + 2] ?? Number.NaN) * 65_536;
}

/** Whether the ASCII text is at the position. */
export function says(bytes: Bytes, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

export function joined(parts: readonly Bytes[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
