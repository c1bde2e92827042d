import { deadlines, fetchWithin } from "../../lib/deadlines.ts";

/**
 * Closes a conversation, which stores its summary. `keepalive` lets the request outlive the page: the tab may be
 * closed in the same moment. Rejects when the worker was not reached.
 */
export async function closeConversation(conversationId: string): Promise<void> {
  const response = await fetchWithin(deadlines.farewell, "/api/trpc/subscriber.chat.close", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ conversationId }),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The conversation was not closed: ${response.status}.`);
}
