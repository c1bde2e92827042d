import type { ChatEvent, ChatTurnInput } from "#domain/chat/turn.ts";

/** The conversation's own object makes its turns, whether or not anybody listens. */
export interface Conversations {
  /**
   * Starts a turn, or joins it when the turn id is known already; every reader gets all events from the first.
   * Throws DomainError `chat.turn_pending` when another turn of this conversation is being made.
   */
  send(turn: ChatTurnInput): Promise<AsyncIterable<ChatEvent>>;
}
