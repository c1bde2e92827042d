import * as z from "zod/mini";
import { audiences } from "#domain/room/audience.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import type { OutgoingMessage } from "./room-reducer.ts";

const Outbox = z.array(
  z.object({
    clientId: z.string(),
    text: z.string(),
    photoIds: z.array(z.string()),
    audience: z.enum(audiences),
    writtenAt: z.number(),
    state: z.enum(["waiting", "sent", "kept", "refused"]),
    seq: z.nullable(z.number()),
    error: z.nullable(z.string()),
  }),
);

/** Where one person's unsent messages of one ticket lie on this device, so that a reload loses none. */
export interface RoomOutbox {
  read(): readonly OutgoingMessage[];
  write(messages: readonly OutgoingMessage[]): void;
}

export function deviceOutbox(ticketId: string, userId: string): RoomOutbox {
  const key = `room-outbox:${userId}:${ticketId}`;
  return {
    read() {
      const result = Outbox.safeParse(parse(readKept(key)));
      return result.success ? result.data : [];
    },
    write: (messages) => keep(key, messages.length === 0 ? null : JSON.stringify(messages)),
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text);
  } catch {
    return [];
  }
}
