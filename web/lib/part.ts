import { deadlines, withDeadline } from "./deadlines.ts";
import { fetchAgainAfter, freshAddress, nextPart, type PartEvent, type PartState } from "./part-state.ts";
import { onBack } from "./when-back.ts";

/** A part of the app whose code is fetched when it is wanted, and again for as long as somebody waits for it. */
export interface FetchedPart<Part> {
  read(): PartState<Part>;
  subscribe(listener: () => void): () => void;
  /** Fetches it now, unless it is here or on its way. */
  fetch(): void;
  /** Fetches it, and as long as it is missing again with pauses and when there may be a connection. Returns the end of that. */
  want(): () => void;
}

/** `load` imports the module, `pick` takes the part out of it. `beside` is awaited too: what the part cannot be drawn without. */
export function fetchedPart<Module, Part>(
  load: () => Promise<Module>,
  pick: (module: Module) => Part,
  beside: () => Promise<unknown> = () => Promise.resolve(),
): FetchedPart<Part> {
  let state: PartState<Part> = { kind: "idle" };
  let lastError: unknown = null;
  let waiting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (event: PartEvent<Part>) => {
    const before = state;
    state = nextPart(state, event);
    if (state !== before) for (const listener of listeners) listener();
    return state !== before;
  };
  const attempt = async (failures: number): Promise<Part> => {
    const fresh = freshAddress(lastError, failures, location.origin);
    const module = fresh === null ? load() : (import(/* @vite-ignore */ fresh) as Promise<Module>);
    const [loaded] = await withDeadline(deadlines.part, null, () => Promise.all([module, beside()]));
    const part = pick(loaded);
    if (part === undefined) throw new Error("The module came without the part.");
    return part;
  };
  const fetch = () => {
    if (!change({ type: "wanted" }) || state.kind !== "loading") return;
    clearTimeout(timer);
    attempt(state.failures).then(
      (part) => change({ type: "arrived", part }),
      (error: unknown) => {
        // A deadline names no address: the one that is known stays known.
        if (freshAddress(error, 2, location.origin) !== null) lastError = error;
        change({ type: "failed" });
        if (state.kind === "missing" && waiting > 0) timer = setTimeout(fetch, fetchAgainAfter(state.failures));
      },
    );
  };
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch,
    want() {
      waiting += 1;
      fetch();
      const ended = onBack(fetch);
      return () => {
        waiting -= 1;
        if (waiting === 0) clearTimeout(timer);
        ended();
      };
    },
  };
}
