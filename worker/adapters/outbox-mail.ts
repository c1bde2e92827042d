import { insertOutboxMail } from "#db/queries/mail-outbox.ts";
import { newId, type RandomBytes } from "#domain/ids.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { Db } from "#worker/ports/deps.ts";
import type { Mail } from "#worker/ports/mail.ts";

/** Mail of local runs: stored in the outbox, shown at /dev/outbox, never sent. */
export function createOutboxMail(db: Db, clock: Clock, randomBytes: RandomBytes): Mail {
  return {
    send: ({ to, subject, text, html }) =>
      insertOutboxMail(db, {
        id: newId("mail", randomBytes),
        recipient: to,
        subject,
        text,
        html,
        createdAt: clock.now(),
      }),
  };
}
