/** The part of the storage that keeps deadlines. */
export interface DeadlineStorage {
  readonly sql: Pick<SqlStorage, "exec">;
  setAlarm(at: number): Promise<void>;
  deleteAlarm(): Promise<void>;
}

/** One object has one alarm; these are the named deadlines behind it. They survive eviction, but for passing ones. */
export class Deadlines<Name extends string> {
  readonly #storage: DeadlineStorage;
  readonly #names: readonly Name[];
  readonly #at = new Map<Name, number>();
  readonly #passing = new Map<Name, number>();

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
   * and no alarm rings for it. False when there was one. Whoever sets it looks for it with `takePassing`.
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
    if (!this.#at.has(name)) return;
    const before = this.#next();
    this.#at.delete(name);
    this.#storage.sql.exec("DELETE FROM deadlines WHERE name = ?", name);
    this.#arm(before);
  }

  /**
   * Takes out what is due, in the order in which the names were declared, and arms the alarm for the rest.
   * The nearest deadline counts as due whatever the clock says: the alarm rang for it. What passes is due with it.
   */
  takeDue(now: number): Name[] {
    const until = Math.max(now, this.#next() ?? now);
    const due = this.#names.filter((name) => (this.get(name) ?? Number.POSITIVE_INFINITY) <= until);
    for (const name of due) {
      if (this.#passing.delete(name)) continue;
      this.#at.delete(name);
      this.#storage.sql.exec("DELETE FROM deadlines WHERE name = ?", name);
    }
    this.#arm(null);
    return due;
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
