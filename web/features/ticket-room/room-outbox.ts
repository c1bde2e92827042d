import * as z from "zod/mini";
import { audiences } from "#domain/room/audience.ts";
import { deviceDatabase, type KeptMessage } from "../../lib/device-database.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import type { UnsentMessage } from "./room-reducer.ts";

/** What another tab did to the messages of the same room. */
export interface OutboxListener {
  put(message: UnsentMessage): void;
  removed(clientId: string): void;
}

/**
 * Where one person's unsent messages of one ticket are kept on this device. Each is a record of its own, and all tabs
 * share them: no tab overwrites another's, and each hears what the others write.
 */
export interface RoomOutbox {
  read(): Promise<readonly UnsentMessage[]>;
  /** Resolves when the message is kept, or cannot be on this device. */
  put(message: UnsentMessage): Promise<void>;
  remove(clientId: string): Promise<void>;
  /** Tells what other tabs do until the returned function is called. */
  follow(listener: OutboxListener): () => void;
}

const fields = {
  clientId: z.string(),
  text: z.string(),
  photoIds: z.array(z.string()),
  audience: z.enum(audiences),
  writtenAt: z.number(),
  error: z.nullable(z.string()),
};
const Message = z.object(fields);
/** An older version kept all messages of a room as one text, which the tabs took from each other. */
const OldOutbox = z.array(Message);
const Told = z.union([
  z.object({ room: z.string(), put: Message }),
  z.object({ room: z.string(), removed: z.string() }),
]);

const channelName = "room-outbox";

export function deviceOutbox(ticketId: string, userId: string): RoomOutbox {
  const room = `${userId}:${ticketId}`;
  let channel: BroadcastChannel | null = null;
  const tell = (told: z.infer<typeof Told>) => channel?.postMessage(told);

  const put = async (message: UnsentMessage) => {
    const { clientId, text, photoIds, audience, writtenAt, error } = message;
    const kept: KeptMessage = { userId, ticketId, clientId, text, photoIds, audience, writtenAt, error };
    await (await deviceDatabase())?.put("messages", kept);
  };
  return {
    async read() {
      const moved = await moveOldOutbox(`room-outbox:${room}`, put);
      const records = await (await deviceDatabase())?.getAllFromIndex("messages", "room", [userId, ticketId]);
      return [...(records ?? moved)].sort((a, b) => a.writtenAt - b.writtenAt);
    },
    async put(message) {
      await put(message);
      const { clientId, text, photoIds, audience, writtenAt, error } = message;
      tell({ room, put: { clientId, text, photoIds: [...photoIds], audience, writtenAt, error } });
    },
    async remove(clientId) {
      await (await deviceDatabase())?.delete("messages", [userId, ticketId, clientId]);
      tell({ room, removed: clientId });
    },
    follow(listener) {
      if (!("BroadcastChannel" in globalThis)) return () => {};
      const opened = new BroadcastChannel(channelName);
      channel = opened;
      opened.onmessage = ({ data }) => {
        const told = Told.safeParse(data);
        if (!told.success || told.data.room !== room) return;
        if ("put" in told.data) listener.put(told.data.put);
        else listener.removed(told.data.removed);
      };
      return () => {
        channel = null;
        opened.close();
      };
    },
  };
}

/** Moves what an older version kept into records; where there is no database, it stays where it is. */
async function moveOldOutbox(
  key: string,
  put: (message: UnsentMessage) => Promise<void>,
): Promise<readonly UnsentMessage[]> {
  const old = OldOutbox.safeParse(parse(readKept(key)));
  if (!old.success) return [];
  for (const message of old.data) await put(message);
  if ((await deviceDatabase()) !== null) keep(key, null);
  return old.data;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text);
  } catch {
    return [];
  }
}
