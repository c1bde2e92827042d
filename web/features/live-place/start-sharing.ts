import { sharingLength } from "#domain/tickets/live-place.ts";
import { measureDevice } from "../../lib/device-location.ts";
import { newClientId } from "../../lib/new-client-id.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { sharingHere } from "./sharing-here.ts";

/**
 * Shares the place of a ticket from this device, beginning with where it is now. Nothing is shared when there is no
 * position, or the worker refuses.
 * @throws LocationError, or what the call was refused with.
 */
export async function startSharing(
  ticket: { readonly id: string; readonly ticketNumber: string },
  userId: string,
): Promise<void> {
  const fix = await measureDevice();
  const sharingId = newClientId();
  const { measuredAt, ...position } = fix;
  const age = Math.min(sharingLength, Math.max(0, Date.now() - measuredAt));
  const { endsAt } = await trpcClient.driver.live.start.mutate({
    ticketId: ticket.id,
    sharingId,
    position: { ...position, age },
  });
  const { id: ticketId, ticketNumber } = ticket;
  sharingHere.run({ ticketId, ticketNumber, userId, sharingId, endsAt, stopping: false }, fix);
}
