import { crockford, type RandomBytes } from "../ids.ts";
import type { Audience, MemberRole } from "./audience.ts";
import { canReceive, canSend } from "./audience.ts";
import type { RoomErrorCode, RoomItem, SenderType, SendFrame } from "./protocol.ts";

/** The position of a log. */
export interface LogPlace {
  readonly epoch: string;
  /** The last sequence number given; 0 while the log is empty. */
  readonly head: number;
}

/** What a client says it has. */
export interface ClientPlace {
  readonly epoch: string | null;
  readonly since: number;
}

/** The name of a new log; never one that was used before. */
export function newEpoch(randomBytes: RandomBytes): string {
  return crockford(12, randomBytes);
}

/**
 * From where a client is caught up, and whether it must first forget what it has:
 * when its log is of another epoch, or claims items that this one never had.
 */
export function decideResume(client: ClientPlace, log: LogPlace): { readonly reset: boolean; readonly from: number } {
  if (client.epoch === null) return { reset: client.since > 0, from: 0 };
  if (client.epoch !== log.epoch || client.since > log.head) return { reset: true, from: 0 };
  return { reset: false, from: client.since };
}

/** A driver writes as the driver; technicians and administrators as support. */
export function senderTypeOf(role: MemberRole): Exclude<SenderType, "system"> {
  return role === "driver" ? "driver" : "support";
}

/** Whether a member may append this message; the sender is never read from it. */
export function decideSend(role: MemberRole, frame: Pick<SendFrame, "audience">): RoomErrorCode | null {
  return canSend(role, frame.audience) ? null : "message.audience";
}

/** A message as it enters the log. Unpaired surrogates, which no storage keeps, become U+FFFD. */
export function messageItem(input: {
  readonly seq: number;
  readonly id: string;
  readonly member: { readonly role: MemberRole; readonly name: string };
  readonly frame: Pick<SendFrame, "text" | "photoIds" | "audience">;
  readonly now: number;
}): RoomItem {
  return {
    seq: input.seq,
    id: input.id,
    kind: "message",
    audience: input.frame.audience,
    senderType: senderTypeOf(input.member.role),
    senderName: input.member.name,
    text: input.frame.text.toWellFormed(),
    photoIds: [...input.frame.photoIds],
    createdAt: input.now,
  };
}

/** An item of the log as it is stored and sent: serialized once. */
export interface SerializedItem {
  readonly seq: number;
  readonly audience: Audience;
  readonly body: string;
}

export const batchItems = 200;
export const batchLength = 256_000;

/**
 * `items` frames for one reader, made of already serialized items: what the reader may not receive is left out,
 * and no frame holds more than `batchItems` items or, unless one item alone is longer, `batchLength` units.
 */
export function itemsFrames(role: MemberRole, items: Iterable<SerializedItem>): string[] {
  const frames: string[] = [];
  let bodies: string[] = [];
  let length = 0;
  const close = () => {
    if (bodies.length > 0) frames.push(`{"type":"items","items":[${bodies.join(",")}]}`);
    bodies = [];
    length = 0;
  };
  for (const item of items) {
    if (!canReceive(role, item.audience)) continue;
    if (bodies.length >= batchItems || (bodies.length > 0 && length + item.body.length > batchLength)) close();
    bodies.push(item.body);
    length += item.body.length;
  }
  close();
  return frames;
}
