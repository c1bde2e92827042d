/** What a lamp of the message does. */
export type LampState = "off" | "on" | "slow_flash" | "fast_flash";

/** One active fault as the bus reports it. */
export interface FrameCode {
  readonly spn: number;
  readonly fmi: number;
  /** How often it came; null when the controller does not say. */
  readonly count: number | null;
  /** An older byte layout: the SPN has to be confirmed on the dash. */
  readonly uncertain: boolean;
}

/** An SAE J1939 DM1 message (active faults), decoded from its bytes. */
export interface Dm1 {
  readonly lamps: Readonly<Record<"mil" | "stop" | "warning" | "protect", LampState>>;
  readonly codes: readonly FrameCode[];
  /** The controller that reports, where the identifier or the text names it. */
  readonly source: number | null;
  readonly from: number;
  readonly to: number;
}

const leastBytes = 6;
const mostBytes = 256;
const hexPairs = /(?<![\w#])(?:(?:0x)?[0-9a-f]{2}(?:[\s,;:_-]{1,3}|$|(?=[)\].]))){6,}/giu;
const compact = /(?<![\w#])(?:0x)?([0-9a-f]{16,512})(?!\w)/giu;
const identified =
  /(?<!\w)(?:0x)?(?:x)?([01][0-9a-f][0-9a-f]{6})(?!\w)\s*(?:#|\[\d{1,2}\]|:|,|-|\bdata\b:?)?\s*((?:(?:0x)?[0-9a-f]{2}[\s,:-]{0,2}){6,8})/giu;
const busWord = /\b(?:dm1|dm2|hex|j1939|can|pgn|65226|feca|frame|trama|raw)\b|кадр|шина can|фрейм|إطار can|خام/iu;
/** "SA 00:" before the bytes. */
const sourcePair = /\bsa\W{0,3}[0-9a-f]{2}\s?:/giu;
const sourceWord = /\bsa\W{0,3}(\d{1,3})(?!\d)/iu;

/** Every DM1 message in a text: single frames, frames with their identifiers, and transport protocol put together. */
export function readDm1(text: string): readonly Dm1[] {
  const named = readIdentified(text);
  if (named !== null) return named;
  const namedSource = sourceWord.exec(text)?.[1];
  const source = namedSource === undefined ? null : Number(namedSource);
  const plain = text.replace(sourcePair, (whole) => " ".repeat(whole.length));
  const runs = [...plain.matchAll(hexPairs), ...plain.matchAll(compact)];
  const packets = runs.flatMap((run) => bytesOf(run[0]));
  const [first, last] = [runs[0], runs.at(-1)];
  if (first !== undefined && last !== undefined && isAnnouncement(packets)) {
    const bytes = packets.slice(8).filter((_, at) => at % 8 !== 0);
    const length = (packets[1] ?? 0) + (packets[2] ?? 0) * 256;
    const message = decode(bytes.slice(0, length), source, first.index, last.index + last[0].trimEnd().length);
    return message === null ? [] : [message];
  }
  return runs
    .filter((run) => /[a-f]/iu.test(run[0].replace(/0x/giu, "")) || busWord.test(text))
    .map((run) => decode(bytesOf(run[0]), source, run.index, run.index + run[0].trimEnd().length))
    .filter((message) => message !== null);
}

/** The announcement of a DM1 in several packets, with the packets behind it. */
function isAnnouncement(bytes: readonly number[]): boolean {
  return bytes[0] === 0x20 && bytes[5] === 0xca && bytes[6] === 0xfe && bytes.length > 16 && bytes[8] === 1;
}

/** The DM1 messages among frames that are written with their identifiers; null when no frame is. */
function readIdentified(text: string): Dm1[] | null {
  const found: Dm1[] = [];
  let isIdentified = false;
  const parts = new Map<number, Packets>();
  for (const match of text.matchAll(identified)) {
    isIdentified = true;
    const id = (match[1] ?? "").toLowerCase();
    const [group, source] = [id.slice(2, 4), Number.parseInt(id.slice(6), 16)];
    const bytes = bytesOf(match[2] ?? "");
    const to = match.index + match[0].trimEnd().length;
    if (id.slice(2, 6) === "feca") {
      const message = decode(bytes, source, match.index, to);
      if (message) found.push(message);
    } else if (group === "ec" && bytes[0] === 0x20) {
      const isDm1 = bytes[5] === 0xca && bytes[6] === 0xfe;
      const length = isDm1 ? (bytes[1] ?? 0) + (bytes[2] ?? 0) * 256 : 0;
      parts.set(source, { bytes: [], length, from: match.index, to });
    } else if (group === "eb") {
      const known = parts.get(source) ?? { bytes: [], length: mostBytes, from: match.index, to };
      bytes.slice(1).forEach((byte, at) => {
        known.bytes[((bytes[0] ?? 1) - 1) * 7 + at] = byte;
      });
      parts.set(source, { ...known, to });
    }
  }
  for (const [source, { bytes, length, from, to }] of parts) {
    const message = decode([...bytes].slice(0, length), source, from, to);
    if (message) found.push(message);
  }
  return isIdentified ? found : null;
}

/** What one controller announced and sent so far; bytes of packets that are missing are undefined. */
interface Packets {
  readonly bytes: (number | undefined)[];
  /** Bytes of the announced message; 0 when it is not a DM1. */
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

function bytesOf(text: string): number[] {
  const digits = text.replace(/0x/giu, "").replace(/[^0-9a-f]/giu, "");
  return (digits.match(/../gu) ?? []).slice(0, mostBytes).map((pair) => Number.parseInt(pair, 16));
}

function decode(bytes: readonly (number | undefined)[], source: number | null, from: number, to: number): Dm1 | null {
  if (bytes.length < leastBytes) return null;
  const [lamps = 0xff, flash = 0xff] = bytes;
  const lamp = (shift: number): LampState => {
    if (((lamps >> shift) & 3) !== 1) return "off";
    const rate = (flash >> shift) & 3;
    return rate === 0 ? "slow_flash" : rate === 1 ? "fast_flash" : "on";
  };
  const codes: FrameCode[] = [];
  for (let at = 2; at + 3 < bytes.length; at += 4) {
    const [low, middle, high, last] = bytes.slice(at, at + 4);
    if (low === undefined || middle === undefined || high === undefined || last === undefined) continue;
    const spn = low | (middle << 8) | ((high >> 5) << 16);
    const isPadding = low === 0xff && middle === 0xff;
    if (isPadding || (spn === 0 && (high & 31) === 0)) continue;
    const count = last & 127;
    codes.push({ spn, fmi: high & 31, count: count === 127 ? null : count, uncertain: last >> 7 === 1 });
  }
  return { lamps: { mil: lamp(6), stop: lamp(4), warning: lamp(2), protect: lamp(0) }, codes, source, from, to };
}
