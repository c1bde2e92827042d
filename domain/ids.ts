/** Fills an array with unpredictable bytes; injected, so that tests can repeat themselves. */
export type RandomBytes = (length: number) => Uint8Array;

const idPrefixes = {
  user: "usr",
  truck: "trk",
  repair: "rep",
  conversation: "cnv",
  message: "msg",
  turn: "trn",
  ticket: "tkt",
  event: "evt",
  item: "itm",
  part: "prt",
  tech: "tec",
  photo: "pho",
  place: "plc",
  reply: "rpl",
  subscription: "sub",
  tier: "tier",
  audit: "aud",
  note: "not",
  mail: "mil",
  reset: "rst",
  share: "shr",
  signIn: "sgn",
  fleet: "flt",
  push: "psh",
  request: "req",
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O, U, so that ids survive being read aloud. */
const crockfordAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `length` characters of Crockford's base 32, five random bits each. */
export function crockford(length: number, randomBytes: RandomBytes): string {
  let text = "";
  for (const byte of randomBytes(length)) text += crockfordAlphabet[byte & 31];
  return text;
}

/** A new id such as `tkt_4W0K9…`: the kind's prefix and 100 random bits. */
export function newId(kind: IdKind, randomBytes: RandomBytes): string {
  return `${idPrefixes[kind]}_${crockford(20, randomBytes)}`;
}
