import { type AccountData, readAccountData } from "#db/queries/account-export.ts";
import { insertAuditOfAccount } from "#db/queries/audit.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { exportsPerAccount } from "#domain/requests/account-limits.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { refuseTooMany } from "../limits/refuse-too-many.ts";

/** Names the document's shape; another shape gets another number. */
const format = "roadflare.account/1";
const about =
  "Everything that Roadflare keeps of this account. Times are milliseconds since 1970-01-01 UTC, money is cents of a " +
  "US dollar, distances are miles. Photos are at their addresses while you are signed in.";

/**
 * Everything of one's own account as one document, whole however much it is; nothing that is for the staff alone, and
 * nothing that opens a door: no password, no session's or link's secret. The export itself is in the audit log.
 * @throws account.not_found, account.export_limited
 */
export async function exportAccount({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes" | "publicUrl" | "limits" | "local">;
}) {
  const { userId } = actor;
  const now = deps.clock.now();
  await refuseTooMany(deps, {
    action: "export",
    code: "account.export_limited",
    userId,
    perAccount: exportsPerAccount,
  });
  const exported = {
    id: newId("audit", deps.randomBytes),
    actorId: userId,
    action: "account.exported",
    subjectKind: "user",
    subjectId: userId,
    createdAt: now,
  } as const;
  const [data] = await Promise.all([readAccountData(deps.db, userId), insertAuditOfAccount(deps.db, exported)]);
  if (data === null) throw new DomainError("account.not_found");
  // Written while the rest is read, so that this export's own line may or may not be among them.
  const records = data.records.filter(({ action, createdAt }) => action !== exported.action || createdAt !== now);
  return { format, about, exportedAt: now, ...documentOf({ ...data, records }, deps.publicUrl) };
}

function documentOf(data: AccountData, publicUrl: string) {
  const repairs = Map.groupBy(data.repairs, ({ truckId }) => truckId);
  const messages = Map.groupBy(data.messages, ({ conversationId }) => conversationId);
  const lines = Map.groupBy(data.lines, ({ ticketId }) => ticketId);
  const translations = Map.groupBy(data.translations, ({ itemId }) => itemId);
  const parts = Map.groupBy(data.parts, ({ ticketId }) => ticketId);
  const shares = Map.groupBy(data.shares, ({ ticketId }) => ticketId);
  const distress = new Map(data.distress.map(({ ticketId, ...signal }) => [ticketId, signal]));
  const live = new Map(data.livePlaces.map(({ ticketId, ...place }) => [ticketId, place]));
  const { owned, joinedAt } = data.fleet;
  const [fleet] = owned;
  return {
    account: data.account,
    technician: data.technician,
    subscription: data.subscription,
    fleet: {
      owned: fleet === undefined ? null : { createdAt: fleet.createdAt, invitations: invitationsOf(owned) },
      /** Since when the person is a driver in a fleet. */
      joinedAt,
    },
    trucks: data.trucks.map((truck) => ({
      ...truck,
      repairs: (repairs.get(truck.id) ?? []).map(({ truckId: _truck, ...repair }) => repair),
    })),
    conversations: data.conversations.map((conversation) => ({
      ...conversation,
      messages: (messages.get(conversation.id) ?? []).map(({ seq: _seq, conversationId: _id, ...message }) => message),
    })),
    tickets: data.tickets.map(({ seq: _seq, assignedTo: _staff, version: _version, ...ticket }) => ({
      ...ticket,
      messages: (lines.get(ticket.id) ?? []).map(({ rowSeq: _row, id, ticketId: _id, ...line }) => ({
        ...line,
        translations: (translations.get(id) ?? []).map(({ language, translation }) => ({ language, translation })),
      })),
      parts: (parts.get(ticket.id) ?? []).map(({ seq: _seq, ticketId: _id, ...part }) => part),
      shares: (shares.get(ticket.id) ?? []).map(({ ticketId: _id, ...share }) => share),
      livePlace: live.get(ticket.id) ?? null,
      distress: distress.get(ticket.id) ?? null,
    })),
    photos: data.photos.map((photo) => ({ ...photo, address: `${publicUrl}/api/photos/${photo.id}?size=full` })),
    sessions: data.sessions,
    signIns: data.signIns,
    secondFactor: data.secondFactor,
    notifications: data.pushSubscriptions,
    savedReplies: data.replies,
    record: data.records.map(({ seq: _seq, ...entry }) => entry),
  };
}

function invitationsOf(owned: AccountData["fleet"]["owned"]) {
  return owned.flatMap(({ invited, invitedAt, acceptedAt }) =>
    invited === null ? [] : [{ email: invited, invitedAt, acceptedAt }],
  );
}
