import { deletePushSubscriptions, listTicketDevices, type TicketDevice } from "#db/queries/push.ts";
import { type Notice, wordNotice } from "#domain/push/notice.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Tells the driver of a ticket on every device that wants it, each in its language; nobody is told of their own doing.
 * A device that wants no more is forgotten; a push that fails is logged and keeps back no other.
 */
export async function notifyDriver({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock" | "log" | "push">;
  readonly input: { readonly ticketId: string; readonly notice: Notice };
}): Promise<void> {
  const { db, clock, log, push } = deps;
  if (push === null) return;
  const { ticketId, notice } = input;
  const devices = await listTicketDevices(db, ticketId, clock.now());

  const send = async ({ id, endpoint, p256dh, auth, language, driverId, ticketNumber }: TicketDevice) => {
    if (driverId === notice.actorId) return null;
    try {
      const data = { ...wordNotice(notice, ticketNumber, language) };
      const answer = await push.send({ endpoint, p256dh, auth }, { data, topic: ticketNumber });
      return answer === "gone" ? id : null;
    } catch (error) {
      log.error("push.failed", error, { ticketId, device: id });
      return null;
    }
  };
  const gone = (await Promise.all(devices.map(send))).filter((id) => id !== null);
  if (gone.length > 0) await deletePushSubscriptions(db, gone);
}
