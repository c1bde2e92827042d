import { retryDelay } from "#domain/room/pace.ts";
import type { Clock } from "../ports/clock.ts";

/** The part of the storage that keeps deadlines. */
export interface DeadlineStorage {
  readonly sql: Pick<SqlStorage, "exec">;
  setAlarm(at: number): Promise<void>;
  deleteAlarm(): Promise<void>;
}

/** Told of work that threw, and how often in a row it has. */
export type Failed<Name> = (name: Name, error: unknown, attempt: number) => void;

/** One object has one alarm; these are the named deadlines behind it. They survive eviction, but for passing ones. */
export class Deadlines<Name extends string> {
  readonly #storage: DeadlineStorage;
  readonly #names: readonly Name[];
  readonly #at = new Map<Name, number>();
  readonly #passing = new Map<Name, number>();
  /** Taken out for their work, and in the storage until it has ended. */
  readonly #working = new Set<Name>();
  readonly #failures = new Map<Name, number>();

  constructor(storage: DeadlineStorage, names: readonly Name[]) {
    this.#storage = storage;
    this.#names = names;
    storage.sql.exec("CREATE TABLE IF NOT EXISTS deadlines (name TEXT PRIMARY KEY, at INTEGER NOT NULL)");
    for (const row of storage.sql.exec("SELECT name, at FROM deadlines")) {
      const name = names.find((known) => known === row["name"]);
      if (name) this.#at.set(name, Number(row["at"]));
    }
  }

  get(name: Name): number | null {
    return this.#at.get(name) ?? this.#passing.get(name) ?? null;
  }

  /**
   * Sets a deadline that this life of the object alone knows, unless one by that name waits already: it costs no write,
   * and no alarm fires for it. False when there was one. The caller that sets it polls for it with `takePassing`.
   */
  setPassing(name: Name, at: number): boolean {
    if (this.get(name) !== null) return false;
    this.#passing.set(name, at);
    return true;
  }

  /** True when a passing deadline was due; it is taken out. */
  takePassing(name: Name, now: number): boolean {
    const at = this.#passing.get(name);
    return at !== undefined && at <= now && this.#passing.delete(name);
  }

  /** Sets or moves a deadline, in ms UTC. */
  set(name: Name, at: number): void {
    if (this.#at.get(name) === at) return;
    const before = this.#next();
    this.#passing.delete(name);
    this.#working.delete(name);
    this.#at.set(name, at);
    this.#storage.sql.exec("INSERT OR REPLACE INTO deadlines (name, at) VALUES (?, ?)", name, at);
    this.#arm(before);
  }

  /** Sets a deadline unless one by that name waits already. */
  setOnce(name: Name, at: number): void {
    if (!this.#at.has(name)) this.set(name, at);
  }

  /** Moves a deadline nearer, never further away. */
  setSooner(name: Name, at: number): void {
    const known = this.#at.get(name);
    if (known === undefined || at < known) this.set(name, at);
  }

  clear(name: Name): void {
    this.#passing.delete(name);
    this.#done(name);
    if (!this.#at.has(name)) return;
    const before = this.#next();
    this.#at.delete(name);
    this.#storage.sql.exec("DELETE FROM deadlines WHERE name = ?", name);
    this.#arm(before);
  }

  /**
   * Does what is due, in the order in which the names were declared, and arms the alarm for the rest; never rejects.
   * A deadline stays in the storage until its work has ended, so that an object that is lost in between does the work
   * in its next life: work must be safe to repeat. While it runs, its own deadline counts as gone and may be set again.
   * Work that throws is done again, later each time. The nearest deadline counts as due whatever the clock says: the
   * alarm rang for it. What passes is due with it.
   */
  async runDue(clock: Clock, work: (name: Name) => Promise<void>, failed: Failed<Name>): Promise<void> {
    const until = Math.max(clock.now(), this.#next() ?? clock.now());
    const due = this.#names.filter((name) => (this.get(name) ?? Number.POSITIVE_INFINITY) <= until);
    for (const name of due) {
      this.#passing.delete(name);
      if (this.#at.delete(name)) this.#working.add(name);
    }
    for (const name of due) {
      try {
        await work(name);
        this.#failures.delete(name);
      } catch (error) {
        const attempt = (this.#failures.get(name) ?? 0) + 1;
        this.#failures.set(name, attempt);
        failed(name, error, attempt);
        this.setSooner(name, clock.now() + retryDelay(attempt));
      }
      this.#done(name);
    }
    this.#arm(null);
  }

  /** Its work has ended: the deadline goes, unless it was set again meanwhile. */
  #done(name: Name): void {
    if (this.#working.delete(name)) this.#storage.sql.exec("DELETE FROM deadlines WHERE name = ?", name);
  }

  #next(): number | null {
    return this.#at.size === 0 ? null : Math.min(...this.#at.values());
  }

  #arm(before: number | null): void {
    const next = this.#next();
    if (next === before) return;
    void (next === null ? this.#storage.deleteAlarm() : this.#storage.setAlarm(next));
  }
}
