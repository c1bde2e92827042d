import * as z from "zod/mini";
import { maxPhotosPerMessage } from "../photos/photo.ts";
import { ticketEventTypes } from "../tickets/ticket.ts";
import { audiences, memberRoles } from "./audience.ts";

/** The subprotocol that both ends name at the upgrade. */
export const roomProtocol = "room.v1";
/** A keep-alive that the runtime answers without waking the room. */
export const pingText = "ping";
export const pongText = "pong";

/** UTF-16 units of one message. */
export const maxMessageLength = 4000;
/** UTF-16 units of one frame from a client: the longest message with every unit escaped, and its envelope. */
const maxFrameLength = 32_768;

const itemKinds = ["message", "system"] as const;
const senderTypes = ["driver", "support", "system"] as const;
export type SenderType = (typeof senderTypes)[number];

/** Why the server closed a socket. After `noSession` and `notYours` a client does not reconnect on its own. */
export const closeCodes = { noSession: 4401, notYours: 4403, tooSlow: 4408, tooFast: 4429 } as const;

/** What an `error` frame can say. */
const roomErrorCodes = [
  "frame.invalid",
  "frame.too_large",
  "message.blank",
  "message.too_long",
  "message.client_id",
  "message.audience",
  "message.photos",
  "room.unavailable",
] as const;
export type RoomErrorCode = (typeof roomErrorCodes)[number];

const sequence = z.int("frame.invalid").check(z.minimum(0, "frame.invalid"));
const audience = z.enum(audiences, "message.audience");
const photoId = z.string("message.photos").check(z.minLength(1, "message.photos"), z.maxLength(64, "message.photos"));

/** The client says what it has: the epoch of its log (null for none) and the last sequence number without a gap. */
export const HelloFrame = z.object({
  type: z.literal("hello"),
  epoch: z._default(z.nullable(z.string("frame.invalid").check(z.maxLength(64, "frame.invalid"))), null),
  since: z._default(sequence, 0),
});

/** One message. The same `clientId` again from the same sender is the same message. */
export const SendFrame = z
  .object({
    type: z.literal("send"),
    clientId: z
      .string("message.client_id")
      .check(z.minLength(1, "message.client_id"), z.maxLength(64, "message.client_id")),
    text: z.string("frame.invalid").check(z.maxLength(maxMessageLength, "message.too_long")),
    photoIds: z._default(z.array(photoId).check(z.maxLength(maxPhotosPerMessage, "message.photos")), []),
    audience,
  })
  .check(z.refine((frame) => frame.text.trim() !== "" || frame.photoIds.length > 0, "message.blank"));

const ReadFrame = z.object({ type: z.literal("read"), seq: sequence });
/** A person is typing; with audience `staff` the driver does not receive it. */
const TypingFrame = z.object({ type: z.literal("typing"), audience: z._default(audience, "everyone") });

export const ClientFrame = z.discriminatedUnion("type", [HelloFrame, SendFrame, ReadFrame, TypingFrame]);
export type ClientFrame = z.infer<typeof ClientFrame>;
/** A client's frame before defaults are filled in. */
export type ClientFrameInput = z.input<typeof ClientFrame>;
export type SendFrame = z.infer<typeof SendFrame>;
export type HelloFrame = z.infer<typeof HelloFrame>;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Changed fields of a ticket, and words for its system line. */
export const ChangedFields = z.record(z.string(), scalar);
export type ChangedFields = Readonly<Record<string, string | number | boolean | null>>;

/** One entry of the log, as everybody who may receive it sees it. */
export const RoomItem = z.object({
  seq: sequence,
  id: z.string(),
  kind: z.enum(itemKinds),
  audience,
  senderType: z.enum(senderTypes),
  senderName: z.string(),
  /** Of a system item: the line in English; `event` lets pages word it in the reader's language. */
  text: z.string(),
  photoIds: z.array(z.string()),
  /** Milliseconds UTC, the server's clock. */
  createdAt: z.number(),
  event: z.optional(
    z.object({ type: z.enum(ticketEventTypes), actorName: z.nullable(z.string()), data: ChangedFields }),
  ),
});
export type RoomItem = z.infer<typeof RoomItem>;

const You = z.object({
  userId: z.string(),
  role: z.enum(memberRoles),
  name: z.string(),
  senderType: z.enum(senderTypes),
});
export type You = z.infer<typeof You>;

const Person = z.object({
  userId: z.string(),
  name: z.string(),
  role: z.enum(memberRoles),
  /** False in the frame that says that the person left. */
  here: z.boolean(),
  /** True only in the frame that says so; it lapses `typingLapse` ms after it came. */
  typing: z.boolean(),
  /** The last sequence number that the person has seen. */
  readSeq: sequence,
});
export type Person = z.infer<typeof Person>;
/** How long a `typing` counts, in ms of the reader's own clock. */
export const typingLapse = 6000;

const WelcomeFrame = z.object({ type: z.literal("welcome"), epoch: z.string(), head: sequence, you: You });
const ItemsFrame = z.object({ type: z.literal("items"), items: z.array(RoomItem) });
const AckFrame = z.object({ type: z.literal("ack"), clientId: z.string(), seq: sequence });
/** Who is here. `complete` replaces what the reader knows; otherwise only these people changed. */
export const PresenceFrame = z.object({
  type: z.literal("presence"),
  complete: z.boolean(),
  people: z.array(Person),
});
/** A change of the record; a reader passes over versions older than its own. */
export const TicketFrame = z.object({
  type: z.literal("ticket"),
  ticketId: z.string(),
  version: z.int(),
  event: z.object({
    id: z.string(),
    type: z.enum(ticketEventTypes),
    actorName: z.nullable(z.string()),
    /** At the desk alone: whose act it was, so that a dashboard knows its own. */
    actorId: z.optional(z.nullable(z.string())),
  }),
  changed: ChangedFields,
});
/** The reader's log is of another epoch: forget it, everything follows from the first item. */
const ResetFrame = z.object({ type: z.literal("reset"), epoch: z.string() });
const ErrorFrame = z.object({ type: z.literal("error"), code: z.string(), clientId: z.optional(z.string()) });

export const ServerFrame = z.discriminatedUnion("type", [
  WelcomeFrame,
  ItemsFrame,
  AckFrame,
  PresenceFrame,
  TicketFrame,
  ResetFrame,
  ErrorFrame,
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
export type TicketFrame = z.infer<typeof TicketFrame>;
export type PresenceFrame = z.infer<typeof PresenceFrame>;

/** Who of the room's people is at which ticket; the desk's own presence. */
export const DeskPresenceFrame = z.object({
  type: z.literal("presence"),
  complete: z.boolean(),
  tickets: z.array(
    z.object({
      ticketId: z.string(),
      people: z.array(z.object({ userId: z.string(), name: z.string(), role: z.enum(memberRoles) })),
    }),
  ),
});
export type DeskPresenceFrame = z.infer<typeof DeskPresenceFrame>;

/** The reply clock of a ticket after a message of either side; times are milliseconds UTC. */
export const DeskTalkFrame = z.object({
  type: z.literal("talk"),
  ticketId: z.string(),
  firstResponseAt: z.nullable(z.number()),
  waitingSince: z.nullable(z.number()),
  replyDueAt: z.nullable(z.number()),
  /** Who wrote last, and when. */
  from: z.enum(["driver", "support"]),
  at: z.number(),
});
export type DeskTalkFrame = z.infer<typeof DeskTalkFrame>;

/** What the desk's socket says. Its `head` counts what it told since `epoch`; on `reset` lists are read again. */
export const DeskFrame = z.discriminatedUnion("type", [
  WelcomeFrame,
  TicketFrame,
  DeskPresenceFrame,
  DeskTalkFrame,
  ResetFrame,
  ErrorFrame,
]);
export type DeskFrame = z.infer<typeof DeskFrame>;

export type ParsedFrame =
  | { readonly ok: true; readonly frame: ClientFrame }
  | { readonly ok: false; readonly code: RoomErrorCode; readonly clientId?: string };

/** Reads one frame of a client. What is wrong is named by the first rule that it breaks. */
export function parseClientFrame(raw: string | ArrayBuffer): ParsedFrame {
  if (typeof raw !== "string") return { ok: false, code: "frame.invalid" };
  if (raw.length > maxFrameLength) return { ok: false, code: "frame.too_large" };
  const value = parseJson(raw);
  const result = ClientFrame.safeParse(value);
  if (result.success) return { ok: true, frame: result.data };
  const named = result.error.issues.find((issue) => isRoomErrorCode(issue.message))?.message;
  const code = isRoomErrorCode(named) ? named : "frame.invalid";
  const clientId = clientIdOf(value);
  return clientId === undefined ? { ok: false, code } : { ok: false, code, clientId };
}

/** Reads one frame of a server; null for what this version does not know. */
export function parseServerFrame(raw: string): ServerFrame | null {
  const result = ServerFrame.safeParse(parseJson(raw));
  return result.success ? result.data : null;
}

/** Reads one frame of the desk; null for what this version does not know. */
export function parseDeskFrame(raw: string): DeskFrame | null {
  const result = DeskFrame.safeParse(parseJson(raw));
  return result.success ? result.data : null;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function isRoomErrorCode(code: unknown): code is RoomErrorCode {
  return (roomErrorCodes as readonly unknown[]).includes(code);
}

function clientIdOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("clientId" in value)) return undefined;
  return typeof value.clientId === "string" && value.clientId.length <= 64 ? value.clientId : undefined;
}
