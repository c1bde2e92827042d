import type { RandomBytes } from "#domain/ids.ts";
import { newEpoch, type SerializedItem } from "#domain/room/log.ts";
import { RoomItem } from "#domain/room/protocol.ts";
import type { LoggedItem, RoomCopy } from "../ports/room-ports.ts";

/** An item on its way into the log. `clientId` is set for messages, null for system lines. */
export interface NewItem {
  readonly item: RoomItem;
  readonly senderId: string | null;
  readonly clientId: string | null;
}

export type Appended =
  | { readonly added: true; readonly seq: number; readonly serialized: SerializedItem }
  | { readonly added: false; readonly seq: number };

const schema = [
  `CREATE TABLE IF NOT EXISTS room (
    one INTEGER PRIMARY KEY CHECK (one = 1), ticket_id TEXT NOT NULL, epoch TEXT NOT NULL,
    copied INTEGER NOT NULL, version INTEGER NOT NULL, erased INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS items (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL, audience TEXT NOT NULL, sender_id TEXT, client_id TEXT, body TEXT NOT NULL)`,
  // A sender's client id names one message, a system line's id one event; each item is in one of the two.
  "CREATE UNIQUE INDEX IF NOT EXISTS items_client ON items (sender_id, client_id) WHERE client_id IS NOT NULL",
  "CREATE UNIQUE INDEX IF NOT EXISTS items_event ON items (id) WHERE client_id IS NULL",
];

interface LogState {
  readonly ticketId: string;
  readonly epoch: string;
  head: number;
  copied: number;
  version: number;
  erased: boolean;
}

/** A ticket's append-only log in the object's own SQLite. Nothing here waits: the runtime holds answers until it is durable. */
export class RoomLog {
  readonly #sql: Pick<SqlStorage, "exec">;
  #state: LogState | null;

  constructor(sql: Pick<SqlStorage, "exec">) {
    this.#sql = sql;
    for (const statement of schema) sql.exec(statement);
    this.#state = this.#load();
  }

  /** False before the log was begun, and after its storage was lost. */
  get begun(): boolean {
    return this.#state !== null;
  }

  get ticketId(): string {
    return this.#get().ticketId;
  }

  get epoch(): string {
    return this.#get().epoch;
  }

  get head(): number {
    return this.#get().head;
  }

  /** The last number that the copy has. */
  get copied(): number {
    return this.#get().copied;
  }

  get erased(): boolean {
    return this.#get().erased;
  }

  /** The highest ticket version that the log tells of; 0 when it tells of none. */
  get version(): number {
    return this.#get().version;
  }

  /** Begins a log under a new epoch, with what the copy has of an earlier one. */
  begin(ticketId: string, copy: RoomCopy, randomBytes: RandomBytes): void {
    const epoch = newEpoch(randomBytes);
    this.#sql.exec("DELETE FROM items");
    this.#state = { ticketId, epoch, head: 0, copied: 0, version: 0, erased: copy.erased };
    if (!copy.erased) for (const logged of copy.items) this.append(asNewItem(logged, this.head + 1));
    this.#state.copied = this.#state.head;
    this.#sql.exec(
      "INSERT OR REPLACE INTO room (one, ticket_id, epoch, copied, version, erased) VALUES (1, ?, ?, ?, 0, ?)",
      ticketId,
      epoch,
      this.#state.copied,
      copy.erased ? 1 : 0,
    );
  }

  /** Appends an item whose `seq` is `head + 1`; one that is there already is named by its number. */
  append({ item, senderId, clientId }: NewItem): Appended {
    const state = this.#get();
    const body = JSON.stringify(item);
    const written = this.#sql.exec(
      "INSERT INTO items (seq, id, audience, sender_id, client_id, body) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
      item.seq,
      item.id,
      item.audience,
      senderId,
      clientId,
      body,
    ).rowsWritten;
    if (written === 0) return { added: false, seq: this.#find(item.id, senderId, clientId) };
    state.head = item.seq;
    return { added: true, seq: item.seq, serialized: { seq: item.seq, audience: item.audience, body } };
  }

  /** Items after a sequence number, already serialized. */
  *after(seq: number): Generator<SerializedItem> {
    // Rows as arrays: a newcomer may read thousands, and each object of named columns costs more than its text.
    const rows = this.#sql
      .exec("SELECT seq, audience, body FROM items WHERE seq > ? ORDER BY seq", seq)
      .raw<[seq: number, audience: string, body: string]>();
    for (const [at, audience, body] of rows)
      yield { seq: at, audience: audience === "everyone" ? "everyone" : "staff", body };
  }

  /** The item with a sequence number; null when there is none. */
  at(seq: number): RoomItem | null {
    const [row] = this.#sql.exec<{ body: string }>("SELECT body FROM items WHERE seq = ?", seq).toArray();
    return row === undefined ? null : RoomItem.parse(JSON.parse(row.body));
  }

  /** Lines of the record, the newest first. */
  *systemItems(): Generator<RoomItem> {
    const rows = this.#sql
      .exec("SELECT body FROM items WHERE client_id IS NULL ORDER BY seq DESC")
      .raw<[body: string]>();
    for (const [body] of rows) yield RoomItem.parse(JSON.parse(body));
  }

  noteVersion(version: number): void {
    const state = this.#get();
    if (version <= state.version) return;
    state.version = version;
    this.#sql.exec("UPDATE room SET version = ?", version);
  }

  /** The oldest items that the copy does not have yet. */
  uncopied(limit: number): LoggedItem[] {
    const state = this.#get();
    const rows = this.#sql
      .exec<{ body: string; sender_id: string | null; client_id: string | null }>(
        "SELECT body, sender_id, client_id FROM items WHERE seq > ? ORDER BY seq LIMIT ?",
        state.copied,
        limit,
      )
      .toArray();
    return rows.map((row) => ({
      ...RoomItem.parse(JSON.parse(row.body)),
      epoch: state.epoch,
      senderId: row.sender_id,
      clientId: row.client_id,
    }));
  }

  markCopied(seq: number): void {
    this.#get().copied = seq;
    this.#sql.exec("UPDATE room SET copied = ?", seq);
  }

  /** Forgets every item; what remains says that there was a log and that it stays empty. */
  erase(): void {
    const state = this.#get();
    this.#sql.exec("DELETE FROM items");
    this.#sql.exec("UPDATE room SET erased = 1, copied = 0");
    Object.assign(state, { erased: true, head: 0, copied: 0 });
  }

  #find(id: string, senderId: string | null, clientId: string | null): number {
    const cursor =
      clientId === null
        ? this.#sql.exec<{ seq: number }>("SELECT seq FROM items WHERE id = ? AND client_id IS NULL", id)
        : this.#sql.exec<{ seq: number }>(
            "SELECT seq FROM items WHERE sender_id = ? AND client_id = ?",
            senderId,
            clientId,
          );
    return cursor.one().seq;
  }

  #get(): LogState {
    if (!this.#state) throw new Error("The room's log has not begun.");
    return this.#state;
  }

  #load(): LogState | null {
    const row = this.#sql
      .exec<{ ticket_id: string; epoch: string; copied: number; version: number; erased: number }>(
        "SELECT ticket_id, epoch, copied, version, erased FROM room",
      )
      .toArray()[0];
    if (!row) return null;
    const { head } = this.#sql.exec<{ head: number }>("SELECT ifnull(max(seq), 0) AS head FROM items").one();
    return {
      ticketId: row.ticket_id,
      epoch: row.epoch,
      head,
      copied: row.copied,
      version: row.version,
      erased: row.erased === 1,
    };
  }
}

function asNewItem(logged: LoggedItem, seq: number): NewItem {
  const { epoch: _epoch, senderId, clientId, ...item } = logged;
  return { item: { ...item, seq }, senderId, clientId };
}
