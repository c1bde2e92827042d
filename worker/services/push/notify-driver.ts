import { deletePushSubscriptions, listTicketDevices, type TicketDevice } from "#db/queries/push.ts";
import { type Notice, wordNotice } from "#domain/push/notice.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Pushes to every subscribed device of a ticket's driver, each in its language; never about the driver's own actions.
 * A device that wants no more is forgotten; a push that fails is logged and keeps back no other. `taken` says whether
 * any device's push service took it.
 */
export async function notifyDriver({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock" | "log" | "push">;
  readonly input: { readonly ticketId: string; readonly notice: Notice };
}): Promise<{ readonly taken: boolean }> {
  const { db, clock, log, push } = deps;
  if (push === null) return { taken: false };
  const { ticketId, notice } = input;
  const devices = await listTicketDevices(db, ticketId, clock.now());

  const send = async ({ id, endpoint, p256dh, auth, language, driverId, ticketNumber }: TicketDevice) => {
    if (driverId === notice.actorId) return { id, answer: "kept_back" };
    try {
      const data = { ...wordNotice(notice, ticketNumber, language) };
      const answer = await push.send({ endpoint, p256dh, auth }, { data, topic: ticketNumber });
      return { id, answer };
    } catch (error) {
      log.error("push.failed", error, { ticketId, device: id });
      return { id, answer: "failed" };
    }
  };
  const sent = await Promise.all(devices.map(send));
  const gone = sent.filter(({ answer }) => answer === "gone").map(({ id }) => id);
  if (gone.length > 0) await deletePushSubscriptions(db, gone);
  return { taken: sent.some(({ answer }) => answer === "accepted") };
}
