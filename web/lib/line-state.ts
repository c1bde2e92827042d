/** What is known of the connection to the service. */
export interface LineState {
  /** What the device says of itself; it is wrong in both directions. */
  readonly flag: boolean;
  /** The last thing that was heard since the device said so: an answer, or nothing within a deadline. */
  readonly heard: "answer" | "silence" | null;
  /** Probes in a row that brought no answer. */
  readonly silentProbes: number;
}

export type LineEvent =
  | { readonly type: "flag"; readonly online: boolean }
  /** Something answered, whatever it answered. */
  | { readonly type: "answered" }
  /** A call ended without an answer: no connection, or nothing within its deadline. */
  | { readonly type: "silent" }
  | { readonly type: "probe_silent" };

export function firstLine(flag: boolean): LineState {
  return { flag, heard: null, silentProbes: 0 };
}

/** The one way in which the state of the line changes. Pure; the same object as long as nothing changes. */
export function nextLine(line: LineState, event: LineEvent): LineState {
  switch (event.type) {
    case "flag":
      return firstLine(event.online);
    case "answered":
      return line.heard === "answer" ? line : { ...line, heard: "answer", silentProbes: 0 };
    case "silent":
      return line.heard === "silence" ? line : { ...line, heard: "silence" };
    case "probe_silent":
      return { ...line, heard: "silence", silentProbes: line.silentProbes + 1 };
  }
}

/** What was heard counts for more than what the device says. */
export function isUp({ flag, heard }: LineState): boolean {
  return heard === null ? flag : heard === "answer";
}

/** Milliseconds until the service is asked again whether it answers; null while it does. */
export function nextProbe(line: LineState): number | null {
  if (isUp(line)) return null;
  return line.silentProbes === 0 ? 0 : Math.min(1000 * 2 ** line.silentProbes, 30_000);
}
