import { inject } from "vitest";
import { longestTest, longestWait } from "#scripts/checks/hang-guards.ts";
import type { OutsideReply, OutsideRequest } from "./outside-stand-in.ts";

export interface OutsideScene {
  readonly id: string;
  /** In the place of the service's address. */
  readonly url: string;
  /** What it was asked so far, oldest first. */
  requests(): Promise<readonly OutsideRequest[]>;
  /** Other replies from now on. */
  answer(...replies: readonly OutsideReply[]): Promise<void>;
}

/** A reply that comes after every limit: the service is silent. */
export const silence: OutsideReply = { delay: longestTest };

/** How long to wait for a service that gives these replies: hardly, if it is silent; else however slow the machine is. */
export function timeoutWith(replies: readonly OutsideReply[]): number {
  return replies.some(({ delay }) => delay === longestTest) ? 300 : longestWait;
}

/** An outside service of this test's own: answers the replies one after another, the last one over and over. */
export async function playOutside(...replies: readonly OutsideReply[]): Promise<OutsideScene> {
  const id = crypto.randomUUID();
  const base = inject("outsideUrl");
  const scene = `${base}/scenes/${id}`;
  const answer = async (...next: readonly OutsideReply[]) => {
    await (await fetch(scene, { method: "PUT", body: JSON.stringify(next) })).text();
  };
  await answer(...replies);
  return {
    id,
    url: `${base}/at/${id}`,
    answer,
    requests: async () => (await (await fetch(scene)).json()) as readonly OutsideRequest[],
  };
}
