import type { Look } from "./record-look.ts";

/** Characters of a link's id that tell a ticket's links apart in the record. */
const linkName = 8;

/** A look at what a link shows, whose id is the hash of its token; what is written down of that opens nothing. */
export function linkLook(linkId: string, shared: { readonly ticketId: string; readonly ownerId: string }): Look {
  return {
    action: "ticket.share_viewed",
    subjectKind: "ticket",
    subjectId: shared.ticketId,
    ownerId: shared.ownerId,
    data: { link: linkId.slice(0, linkName) },
  };
}
