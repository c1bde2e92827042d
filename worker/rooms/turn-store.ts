import type { ChatEvent, ChatTurnInput } from "#domain/chat/turn.ts";
import type { WholeAnswer } from "../ports/conversations.ts";

/** `asked`: the answer is being made, or has to be made again; `made`: it waits for the database; `stored`: done. */
export type TurnStatus = "asked" | "made" | "stored";

export interface StoredTurn {
  readonly turn: ChatTurnInput;
  readonly status: TurnStatus;
  readonly questionId: string;
  readonly answerId: string;
  /** How often the answer was begun. */
  readonly attempts: number;
  readonly createdAt: number;
  /** Null until the answer is whole. */
  readonly answer: WholeAnswer | null;
  readonly events: readonly ChatEvent[];
}

/** The turns of one conversation in its object's SQLite. */
export class TurnStore {
  readonly #sql: Pick<SqlStorage, "exec">;

  constructor(sql: Pick<SqlStorage, "exec">) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS turns (
      turn_id TEXT PRIMARY KEY, turn TEXT NOT NULL, status TEXT NOT NULL, question_id TEXT NOT NULL,
      answer_id TEXT NOT NULL, attempts INTEGER NOT NULL, created_at INTEGER NOT NULL, answer TEXT, events TEXT)`);
  }

  find(turnId: string): StoredTurn | null {
    const [row] = this.#sql.exec("SELECT * FROM turns WHERE turn_id = ?", turnId);
    return row === undefined ? null : toTurn(row);
  }

  list(status: TurnStatus): StoredTurn[] {
    return this.#sql.exec("SELECT * FROM turns WHERE status = ? ORDER BY created_at", status).toArray().map(toTurn);
  }

  add(turn: ChatTurnInput, ids: { readonly questionId: string; readonly answerId: string }, now: number): void {
    this.#sql.exec(
      `INSERT INTO turns (turn_id, turn, status, question_id, answer_id, attempts, created_at)
       VALUES (?, ?, 'asked', ?, ?, 0, ?)`,
      turn.turnId,
      JSON.stringify(turn),
      ids.questionId,
      ids.answerId,
      now,
    );
  }

  remove(turnId: string): void {
    this.#sql.exec("DELETE FROM turns WHERE turn_id = ?", turnId);
  }

  removeAll(): void {
    this.#sql.exec("DELETE FROM turns");
  }

  /** Counts one more attempt and says which it is, from 1. */
  begin(turnId: string): number {
    const [row] = this.#sql.exec(
      "UPDATE turns SET attempts = attempts + 1 WHERE turn_id = ? RETURNING attempts",
      turnId,
    );
    return Number(row?.["attempts"] ?? 1);
  }

  finish(answer: WholeAnswer, events: readonly ChatEvent[]): void {
    this.#sql.exec(
      "UPDATE turns SET status = 'made', answer = ?, events = ? WHERE turn_id = ? AND status = 'asked'",
      JSON.stringify(answer),
      JSON.stringify(events),
      answer.turnId,
    );
  }

  markStored(turnId: string): void {
    this.#sql.exec("UPDATE turns SET status = 'stored', answer = NULL WHERE turn_id = ?", turnId);
  }
}

function toTurn(row: Record<string, SqlStorageValue>): StoredTurn {
  const text = (name: string) => String(row[name] ?? "");
  // Written by this class alone, as these types.
  return {
    turn: JSON.parse(text("turn")) as ChatTurnInput,
    status: text("status") as TurnStatus,
    questionId: text("question_id"),
    answerId: text("answer_id"),
    attempts: Number(row["attempts"]),
    createdAt: Number(row["created_at"]),
    answer: row["answer"] === null ? null : (JSON.parse(text("answer")) as WholeAnswer),
    events: row["events"] === null ? [] : (JSON.parse(text("events")) as ChatEvent[]),
  };
}
