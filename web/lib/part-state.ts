/** How it stands with a part of the app whose code comes when it is wanted. */
export type PartState<Part> =
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly failures: number }
  | { readonly kind: "ready"; readonly part: Part }
  | { readonly kind: "missing"; readonly failures: number };

export type PartEvent<Part> =
  | { readonly type: "wanted" }
  | { readonly type: "arrived"; readonly part: Part }
  | { readonly type: "failed" };

/** The one way in which a part's state changes. Pure. */
export function nextPart<Part>(state: PartState<Part>, event: PartEvent<Part>): PartState<Part> {
  switch (event.type) {
    case "wanted":
      if (state.kind === "idle") return { kind: "loading", failures: 0 };
      return state.kind === "missing" ? { kind: "loading", failures: state.failures } : state;
    case "arrived":
      return { kind: "ready", part: event.part };
    case "failed":
      return state.kind === "loading" ? { kind: "missing", failures: state.failures + 1 } : state;
  }
}

/** Milliseconds before a part that is missing is fetched again by itself. */
export function fetchAgainAfter(failures: number): number {
  return Math.min(1000 * 2 ** failures, 60_000);
}

const moduleAddress = /https?:\/\/\S+\.js/;

/**
 * The address under which a failed module is fetched from the network again; null to ask under the same one. Some
 * browsers remember for as long as the page lives that an address failed, and never ask again: every second attempt
 * after the first two goes to another one. Only an error that names an address of this origin says which.
 */
export function freshAddress(error: unknown, failures: number, origin: string): string | null {
  if (failures < 2 || failures % 2 === 1 || !(error instanceof Error)) return null;
  const address = moduleAddress.exec(error.message)?.[0];
  return address?.startsWith(`${origin}/`) ? `${address}?again=${failures}` : null;
}
