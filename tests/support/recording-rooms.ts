import type { RoomItem } from "#domain/room/protocol.ts";
import type { LostAccess, RoomMember, Rooms, TicketEvent } from "#worker/ports/rooms.ts";

/** Rooms that only remember what they were told; `fail` makes them unreachable. */
export class RecordingRooms implements Rooms {
  readonly published: TicketEvent[] = [];
  readonly held: { readonly event: TicketEvent; readonly until: number }[] = [];
  readonly ended: { readonly userId: string; readonly lost: LostAccess }[] = [];
  readonly connected: { readonly to: string; readonly member: RoomMember }[] = [];
  readonly erased: string[] = [];
  /** What their logs hold, by ticket. */
  readonly items = new Map<string, readonly RoomItem[]>();
  fail = false;

  async publish(events: readonly TicketEvent[]): Promise<void> {
    this.#answer();
    this.published.push(...events);
  }

  async hold(event: TicketEvent, until: number): Promise<void> {
    this.#answer();
    this.held.push({ event, until });
  }

  async endAccess(userId: string, lost: LostAccess): Promise<void> {
    this.#answer();
    this.ended.push({ userId, lost });
  }

  async readItem(ticketId: string, seq: number): Promise<RoomItem | null> {
    this.#answer();
    return this.items.get(ticketId)?.find((item) => item.seq === seq) ?? null;
  }

  async erase(ticketId: string): Promise<void> {
    this.#answer();
    this.erased.push(ticketId);
  }

  async connectRoom(ticketId: string, member: RoomMember): Promise<Response> {
    this.#answer();
    this.connected.push({ to: ticketId, member });
    return new Response(null, { status: 204 });
  }

  async connectDesk(member: RoomMember): Promise<Response> {
    this.#answer();
    this.connected.push({ to: "desk", member });
    return new Response(null, { status: 204 });
  }

  async healthy(): Promise<boolean> {
    return !this.fail;
  }

  #answer(): void {
    if (this.fail) throw new Error("the rooms do not answer");
  }
}
