/** A device as its browser named it. */
interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushMessage {
  /** What the device's service worker reads; at most about 3,900 bytes as JSON, encrypted on the way. */
  readonly data: Readonly<Record<string, string>>;
  /** Of messages with one topic that a device has not had yet, only the last is brought; 32 letters at most. */
  readonly topic: string;
}

/** The way to devices whose page is not open, through the push service of each one's browser. */
export interface Push {
  /** What a browser needs to know of us before it lets us push; base64url. */
  readonly publicKey: string;
  /**
   * "gone" when the device has unsubscribed.
   * Rejects with DomainError `service.unavailable` when the push service refuses, or is silent for too long.
   */
  send(target: PushTarget, message: PushMessage): Promise<"accepted" | "gone">;
}
