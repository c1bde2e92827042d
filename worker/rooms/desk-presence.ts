import { roomsPerPerson } from "#domain/room/pace.ts";
import type { AccessEnd, RoomVisit } from "../ports/room-ports.ts";
import { decideClose } from "./access-end.ts";
import { RoomVisitSchema } from "./connection-registry.ts";

/** How long an ended access is kept, in ms: every upgrade that was authorized before has failed or reported by then. */
const endsKept = 60_000;

/** Persistent presence of the desk: who has which room open, and whose access ended a moment ago. */
export class DeskPresence {
  readonly #sql: Pick<SqlStorage, "exec">;

  constructor(sql: Pick<SqlStorage, "exec">) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS visits (
      ticket_id TEXT NOT NULL, session_id TEXT NOT NULL, user_id TEXT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (ticket_id, session_id))`);
    sql.exec("CREATE INDEX IF NOT EXISTS visits_user ON visits (user_id)");
    sql.exec("CREATE TABLE IF NOT EXISTS ends (user_id TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL)");
  }

  /** Records a session in a room. Returns true when this changed who is in the ticket. */
  enter(visit: RoomVisit): boolean {
    const known = this.#sql.exec(
      "SELECT 1 FROM visits WHERE ticket_id = ? AND user_id = ? LIMIT 1",
      visit.ticketId,
      visit.userId,
    );
    const isNew = known.toArray().length === 0;
    this.#insert(visit);
    return isNew;
  }

  /** Replaces the sessions of a ticket. Returns true when this changed who is in the ticket. */
  replace(ticketId: string, visits: readonly RoomVisit[]): boolean {
    const before = people(this.visitsOf(ticketId));
    this.#sql.exec("DELETE FROM visits WHERE ticket_id = ?", ticketId);
    for (const visit of visits) this.#insert(visit);
    return before !== people(visits);
  }

  leave(visit: RoomVisit): void {
    this.#sql.exec("DELETE FROM visits WHERE ticket_id = ? AND session_id = ?", visit.ticketId, visit.sessionId);
  }

  visits(): RoomVisit[] {
    return this.#read("SELECT body FROM visits ORDER BY ticket_id");
  }

  visitsOf(ticketId: string): RoomVisit[] {
    return this.#read("SELECT body FROM visits WHERE ticket_id = ?", ticketId);
  }

  visitsBy(userId: string): RoomVisit[] {
    return this.#read("SELECT body FROM visits WHERE user_id = ?", userId);
  }

  /** True when a person has `roomsPerPerson` other rooms open already. */
  isFull({ userId, ticketId }: Pick<RoomVisit, "userId" | "ticketId">): boolean {
    const others = new Set(this.visitsBy(userId).map((visit) => visit.ticketId));
    others.delete(ticketId);
    return others.size >= roomsPerPerson;
  }

  get isEmpty(): boolean {
    return this.#sql.exec("SELECT 1 FROM visits LIMIT 1").toArray().length === 0;
  }

  noteEnd(end: AccessEnd, now: number): void {
    this.#sql.exec("DELETE FROM ends WHERE at < ?", now - endsKept);
    this.#sql.exec("INSERT INTO ends (user_id, at, body) VALUES (?, ?, ?)", end.userId, now, JSON.stringify(end));
  }

  /** True when the visit's access ended after it was authorized. */
  hasEnded(visit: RoomVisit): boolean {
    const rows = this.#sql.exec<{ body: string }>(
      "SELECT body FROM ends WHERE user_id = ? AND at >= ?",
      visit.userId,
      visit.authorizedAt,
    );
    for (const row of rows) if (decideClose(JSON.parse(row.body) as AccessEnd, visit) !== null) return true;
    return false;
  }

  #insert(visit: RoomVisit): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO visits (ticket_id, session_id, user_id, body) VALUES (?, ?, ?, ?)",
      visit.ticketId,
      visit.sessionId,
      visit.userId,
      JSON.stringify(visit),
    );
  }

  #read(query: string, ...bindings: string[]): RoomVisit[] {
    const rows = this.#sql.exec<{ body: string }>(query, ...bindings).toArray();
    return rows.map((row) => RoomVisitSchema.parse(JSON.parse(row.body)));
  }
}

function people(visits: readonly RoomVisit[]): string {
  return [...new Set(visits.map((visit) => visit.userId))].sort().join(" ");
}
