import * as z from "zod/mini";
import type { Unread } from "#domain/push/unread.ts";
import { noticeKinds } from "#domain/push/words.ts";

const Stored = z.object({
  since: z.number(),
  newestAt: z.number(),
  notice: z.object({ kind: z.enum(noticeKinds), by: z.nullable(z.string()), actorId: z.nullable(z.string()) }),
  mailAt: z.nullable(z.number()),
  failures: z.number(),
}) satisfies z.ZodMiniType<Unread>;

/** What the driver has not looked at, in the object's own SQLite. */
export class UnreadStore {
  readonly #sql: Pick<SqlStorage, "exec">;
  #unread: Unread | null;

  constructor(sql: Pick<SqlStorage, "exec">) {
    this.#sql = sql;
    sql.exec("CREATE TABLE IF NOT EXISTS unread (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL)");
    const [row] = sql.exec<{ body: string }>("SELECT body FROM unread").toArray();
    this.#unread = row === undefined ? null : (Stored.safeParse(JSON.parse(row.body)).data ?? null);
  }

  get(): Unread | null {
    return this.#unread;
  }

  /** Keeps it, or forgets it for null; the same again costs nothing. */
  put(unread: Unread | null): void {
    if (unread === this.#unread) return;
    this.#unread = unread;
    if (unread === null) this.#sql.exec("DELETE FROM unread");
    else this.#sql.exec("INSERT OR REPLACE INTO unread (one, body) VALUES (1, ?)", JSON.stringify(unread));
  }
}
