import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Audience } from "#domain/room/audience.ts";

/** A message that is not in its room's log yet. One record per message, so tabs never overwrite each other's. */
export interface KeptMessage {
  readonly userId: string;
  readonly ticketId: string;
  readonly clientId: string;
  readonly text: string;
  readonly photoIds: readonly string[];
  readonly audience: Audience;
  /** Milliseconds UTC, by this device's clock. */
  readonly writtenAt: number;
  /** Why the room refused it: a code of the protocol; null while it still has to be sent. */
  readonly error: string | null;
}

/** A photo that was attached to a draft. Bytes, not a Blob: older Safari loses Blobs that lie in a database. */
export interface KeptPhoto {
  readonly key: string;
  /** The draft that it belongs to. */
  readonly draft: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  /** Its id on the server; null until it is uploaded. */
  readonly photoId: string | null;
  /** Milliseconds UTC, by this device's clock. */
  readonly addedAt: number;
}

interface Stores extends DBSchema {
  messages: { key: [string, string, string]; value: KeptMessage; indexes: { room: [string, string] } };
  photos: { key: string; value: KeptPhoto; indexes: { draft: string } };
}

export type DeviceDatabase = IDBPDatabase<Stores>;

const name = "roadflare";
let opened: Promise<DeviceDatabase | null> | null = null;

/**
 * The database of this device, which all tabs share. Null where the browser refuses it: then everything lasts as long
 * as the page. A connection that the browser closed is opened again by the next call.
 */
export function deviceDatabase(): Promise<DeviceDatabase | null> {
  opened ??= open()
    .catch(() => null)
    .then((database) => {
      // What is refused now may be allowed later.
      if (database === null) opened = null;
      return database;
    });
  return opened;
}

async function open(): Promise<DeviceDatabase | null> {
  if (!("indexedDB" in globalThis)) return null;
  const forget = () => {
    opened = null;
  };
  return await openDB<Stores>(name, 1, {
    upgrade(database) {
      const messages = database.createObjectStore("messages", { keyPath: ["userId", "ticketId", "clientId"] });
      messages.createIndex("room", ["userId", "ticketId"]);
      database.createObjectStore("photos", { keyPath: "key" }).createIndex("draft", "draft");
    },
    // A newer version of the app in another tab must not wait for this one.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}

/** Deletes everything that the database of this device holds. */
export async function emptyDeviceDatabase(): Promise<void> {
  const database = await deviceDatabase();
  await Promise.all([database?.clear("messages"), database?.clear("photos")]);
}
