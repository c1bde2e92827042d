import { Buffer } from "node:buffer";

const curve = { name: "ECDH", namedCurve: "P-256" } as const;
const base64url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(new Uint8Array(bytes)).toString("base64url");
const ascii = (text: string) => new TextEncoder().encode(text);

/** A browser's end of web push: the keys that it gives away, and what it alone can read. */
export interface PushDevice {
  readonly p256dh: string;
  readonly auth: string;
  /** The payload of one push as RFC 8291 encrypts it. Rejects when it was meant for another device. */
  read(body: Uint8Array): Promise<unknown>;
}

export async function makePushDevice(): Promise<PushDevice> {
  const keys = (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
  const own = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  return {
    p256dh: base64url(own),
    auth: base64url(auth),
    async read(body) {
      const salt = body.slice(0, 16);
      const length = body[20] ?? 0;
      const theirs = body.slice(21, 21 + length);
      const sender = await crypto.subtle.importKey("raw", theirs, curve, false, []);
      // The runtime's types call it `$public`; the runtime itself does not.
      const agreement = { name: "ECDH", public: sender } as never;
      const secret = await crypto.subtle.deriveBits(agreement, keys.privateKey, 256);
      const seed = await derive(auth, secret, [ascii("WebPush: info\0"), own, theirs], 32);
      const key = await derive(salt, seed, [ascii("Content-Encoding: aes128gcm\0")], 16);
      const nonce = await derive(salt, seed, [ascii("Content-Encoding: nonce\0")], 12);
      const cipher = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
      const padded = new Uint8Array(
        await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, cipher, body.slice(21 + length)),
      );
      return JSON.parse(new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2))));
    },
  };
}

/** Our own pair of keys, as the settings name it. */
export async function makeVapidKeys(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const keys = (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
  const { d = "" } = (await crypto.subtle.exportKey("jwk", keys.privateKey)) as JsonWebKey;
  return { publicKey: base64url((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer), privateKey: d };
}

/** What a signed `authorization: vapid t=…, k=…` claims. Rejects when the signature is not of that key. */
export async function readVapid(header: string): Promise<{ readonly key: string; readonly claims: unknown }> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const signer = await crypto.subtle.importKey("raw", Buffer.from(key, "base64url"), algorithm, false, ["verify"]);
  const signed = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    signer,
    Buffer.from(signature, "base64url"),
    ascii(`${head}.${claims}`),
  );
  if (!signed) throw new Error("The signature is not of the key that stands beside it.");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) };
}

async function derive(salt: Uint8Array, secret: ArrayBuffer, info: readonly Uint8Array[], bytes: number) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const algorithm = { name: "HKDF", hash: "SHA-256", salt, info: Buffer.concat(info) };
  return crypto.subtle.deriveBits(algorithm, key, bytes * 8);
}
