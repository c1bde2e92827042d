import * as z from "zod/mini";
import { idText } from "./text-fields.ts";
import type { TicketStatus } from "./ticket.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long the place is shared at most before the driver is asked anew, in milliseconds. */
export const sharingLength = 4 * hour;
/** No position is written sooner than this after the one before, in milliseconds. */
export const positionPace = 5 * second;
/** A position that was measured longer ago than this is no longer called live, in milliseconds. */
const liveFor = 3 * minute;

/** Why sharing ended: the driver stopped it, the ticket ended, or the time was over. */
export const liveEndReasons = ["driver", "ticket", "time"] as const;
export type LiveEndReason = (typeof liveEndReasons)[number];

/** The last position of a shared place; metres, degrees from north, metres a second, milliseconds UTC. */
export interface LivePosition {
  readonly latitude: number;
  readonly longitude: number;
  /** The truck is within this distance of the position; null where the device does not say. */
  readonly accuracy: number | null;
  readonly heading: number | null;
  readonly speed: number | null;
  readonly measuredAt: number;
}

/** How the sharing of a ticket's place stands in the record. */
export interface LiveRecord {
  /** Named by the device that shares. */
  readonly sharingId: string;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly endedAt: number | null;
  readonly endReason: LiveEndReason | null;
  /** Null once sharing has ended: nothing of it is kept. */
  readonly position: LivePosition | null;
  /** When the last position came in; null before the first and after the end. */
  readonly receivedAt: number | null;
}

/** A shared place as pages show it. */
export interface LivePlace {
  readonly isShared: boolean;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly ended: { readonly at: number; readonly reason: LiveEndReason } | null;
  readonly position: LivePosition | null;
}

/** What of a shared place may be shown at a time: past its end no position is, whether or not anybody wrote the end. */
export function livePlaceAt(record: LiveRecord, now: number): LivePlace {
  const { startedAt, endsAt, endedAt, endReason, position } = record;
  const ended =
    endedAt !== null
      ? { at: endedAt, reason: endReason ?? ("driver" as const) }
      : endsAt <= now
        ? { at: endsAt, reason: "time" as const }
        : null;
  return { isShared: ended === null, startedAt, endsAt, ended, position: ended === null ? position : null };
}

/** Whether a position is as new as one that is called live has to be. */
export function isFresh({ measuredAt }: Pick<LivePosition, "measuredAt">, now: number): boolean {
  return now - measuredAt <= liveFor;
}

const degrees = (limit: number) =>
  z
    .number("live.position_invalid")
    .check(z.minimum(-limit, "live.position_invalid"), z.maximum(limit, "live.position_invalid"));
const measure = (max: number) =>
  z._default(
    z.nullable(
      z
        .number("live.position_invalid")
        .check(z.minimum(0, "live.position_invalid"), z.maximum(max, "live.position_invalid")),
    ),
    null,
  );

/** A position as a device tells it. How old it is comes in place of a time: the device's clock may be a day off. */
const PositionInput = z
  .object({
    latitude: degrees(90),
    longitude: degrees(180),
    /** Metres. */
    accuracy: measure(10_000_000),
    /** Degrees clockwise from north. */
    heading: measure(360),
    /** Metres a second. */
    speed: measure(200),
    /** Milliseconds since it was measured; of a device that measured it in its future, 0. */
    age: z
      .number("live.position_invalid")
      .check(z.minimum(0, "live.position_invalid"), z.maximum(24 * hour, "live.position_invalid")),
  })
  // What broken receivers say is in the Gulf of Guinea, where no road is.
  .check(z.refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, "live.position_invalid"));

const ticketId = idText("ticket.invalid");
const sharingId = z
  .string("live.sharing_invalid")
  .check(z.minLength(8, "live.sharing_invalid"), z.maxLength(64, "live.sharing_invalid"));

export const StartLivePlaceInput = z.object({ ticketId, sharingId, position: PositionInput });
export type StartLivePlaceInput = z.infer<typeof StartLivePlaceInput>;

export const SendPositionInput = StartLivePlaceInput;
export type SendPositionInput = StartLivePlaceInput;

export const LivePlaceRef = z.object({ ticketId });
export type LivePlaceRef = z.infer<typeof LivePlaceRef>;

/** The position in the server's time: it is no newer than its arrival. */
export function positionOf({ age, ...measured }: SendPositionInput["position"], now: number): LivePosition {
  return { ...measured, measuredAt: now - Math.round(age) };
}

export type StartDecision =
  | {
      readonly ok: true;
      /** False when this device shares already: the answer to the first call was lost. */
      readonly changed: boolean;
    }
  | { readonly ok: false; readonly code: "ticket.over" };

/** A driver may share the place of a ticket that is neither resolved nor closed; the device that asks last does. */
export function decideStart(
  ticket: { readonly status: TicketStatus },
  record: LiveRecord | null,
  wanted: Pick<StartLivePlaceInput, "sharingId">,
  now: number,
): StartDecision {
  if (ticket.status === "resolved" || ticket.status === "closed") return { ok: false, code: "ticket.over" };
  const running = record !== null && livePlaceAt(record, now).isShared;
  return { ok: true, changed: !(running && record.sharingId === wanted.sharingId) };
}

export type PositionDecision =
  | {
      readonly ok: true;
      /** False for one that is older than what is there. */
      readonly kept: boolean;
    }
  | { readonly ok: false; readonly code: "live.ended" | "live.elsewhere" }
  | { readonly ok: false; readonly code: "live.too_fast"; readonly retryAfterMs: number };

/** Whether a position that was sent is written: from the device that shares, while it does, and not too many of them. */
export function decidePosition(
  record: LiveRecord | null,
  sent: { readonly sharingId: string; readonly measuredAt: number },
  now: number,
): PositionDecision {
  if (record === null || !livePlaceAt(record, now).isShared) return { ok: false, code: "live.ended" };
  if (record.sharingId !== sent.sharingId) return { ok: false, code: "live.elsewhere" };
  const { position, receivedAt } = record;
  if (receivedAt !== null && now - receivedAt < positionPace) {
    return { ok: false, code: "live.too_fast", retryAfterMs: positionPace - (now - receivedAt) };
  }
  return { ok: true, kept: position === null || position.measuredAt <= sent.measuredAt };
}
