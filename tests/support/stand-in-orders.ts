/** What it says when it is told nothing else. */
const standInReply = "The thermostat may be stuck. Check the coolant level once the engine is cold.";

export interface ToolOrder {
  readonly name: string;
  /** Its input as JSON text, right or wrong. */
  readonly input: string;
}

export interface Orders {
  readonly status: number;
  /** The error's code in place of the usual one. */
  readonly because: string;
  readonly breaksOff: boolean;
  readonly failsMidway: boolean;
  readonly ending: "completed" | "incomplete";
  /** It answers once the test lets it. */
  readonly held: boolean;
  /** It never answers. */
  readonly silent: boolean;
  /** It says half of the answer and nothing more, with the line open. */
  readonly stalls: boolean;
  /** Milliseconds between its words. */
  readonly pace: number;
  readonly say: string;
  /** Says `say` over and over and never ends. */
  readonly endless: boolean;
  /** Says `say` as one piece of so many KiB. */
  readonly hugeKib: number;
  /** Sends one character at a time, `pace` milliseconds apart. */
  readonly drips: boolean;
  /** What it says before it asks for its first tool. */
  readonly before: string;
  /** Tools that it asks for, one in each round. */
  readonly tools: readonly ToolOrder[];
  readonly refuses: boolean;
  /** Its faults happen to the first request with this text alone. */
  readonly once: boolean;
}

/** The orders in a text. */
export function readOrders(text: string): Orders {
  const orders = [...text.matchAll(/\[\[(\w+)\s*([\s\S]*?)\]\](?!\])/gu)].map(
    (match) => [match[1] ?? "", match[2] ?? ""] as const,
  );
  const found = new Map(orders);
  return {
    status: Number(found.get("status")?.split(" ")[0] ?? 200),
    because: found.get("status")?.split(" ")[1] ?? "",
    breaksOff: found.has("break"),
    failsMidway: found.has("fail"),
    ending: found.has("incomplete") ? "incomplete" : "completed",
    held: found.has("hold"),
    silent: found.has("silence"),
    stalls: found.has("stall"),
    pace: Number(found.get("pace") ?? 0),
    endless: found.has("endless"),
    hugeKib: Number(found.get("huge") ?? 0),
    drips: found.has("drip"),
    say: found.get("say") ?? standInReply,
    before: found.get("before") ?? "",
    tools: orders
      .filter(([order]) => order === "call")
      .map(([, call]) => {
        const [name = "", ...input] = call.split(" ");
        return { name, input: input.join(" ") };
      }),
    refuses: found.has("refuse"),
    once: found.has("once"),
  };
}
