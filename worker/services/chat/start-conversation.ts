import { findOwnTruck, insertConversation } from "#db/queries/conversations.ts";
import { type Actor, scopeOf } from "#domain/access/actor.ts";
import type { StartConversationInput } from "#domain/chat/inputs.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { conversationsPerAccount, conversationsPerAddress } from "#domain/requests/account-limits.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { refuseTooMany } from "../limits/refuse-too-many.ts";

/**
 * Opens a conversation about a saved truck, as it is saved now, or about one that is not saved.
 * @throws DomainError `truck.not_found`, also for another's truck; `conversation.rate_limited`
 */
export async function startConversation({
  actor,
  deps,
  input,
  address,
}: {
  readonly actor: Pick<Actor, "userId" | "fleet">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes" | "limits" | "local">;
  readonly input: StartConversationInput;
  readonly address: string;
}): Promise<{ readonly conversationId: string }> {
  const [saved] = await Promise.all([
    input.truckId === undefined ? null : findOwnTruck(deps.db, { id: input.truckId, ...scopeOf(actor) }),
    refuseTooMany(deps, {
      action: "conversation",
      code: "conversation.rate_limited",
      userId: actor.userId,
      perAccount: conversationsPerAccount,
      from: { address, perAddress: conversationsPerAddress },
    }),
  ]);
  if (input.truckId !== undefined && saved === null) throw new DomainError("truck.not_found");
  const truck = saved ?? input.truck;
  if (truck === undefined) throw new DomainError("input.invalid", { message: "chat.truck_required" });
  const now = deps.clock.now();
  const id = newId("conversation", deps.randomBytes);
  await insertConversation(deps.db, {
    id,
    userId: actor.userId,
    truckId: saved?.id ?? null,
    brand: truck.brand,
    year: truck.year,
    model: truck.model,
    truckName: truck.truckName ?? null,
    mileage: truck.mileage ?? null,
    vin: truck.vin ?? null,
    locationLat: input.location?.latitude ?? null,
    locationLng: input.location?.longitude ?? null,
    locationAddress: input.location?.address || null,
    language: input.language,
    createdAt: now,
    updatedAt: now,
  });
  return { conversationId: id };
}
