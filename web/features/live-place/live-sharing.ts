import type { DeviceFix, LocationFailure } from "../../lib/device-location.ts";
import { isDue } from "./send-pace.ts";

/** Why this device no longer shares. */
export type SharingEnd = "driver" | "denied" | "elsewhere" | "ended";

/** What this device shares; kept on it, so that a reload goes on. */
export interface Sharing {
  readonly ticketId: string;
  readonly ticketNumber: string;
  readonly userId: string;
  readonly sharingId: string;
  /** Milliseconds by the server's clock. */
  readonly endsAt: number;
  /** The driver stopped it, and the record does not know yet. */
  readonly stopping: boolean;
}

export interface SharingState {
  readonly sharing: Sharing | null;
  /** How the last sharing of this device ended, and of which ticket. */
  readonly over: { readonly ticketId: string; readonly end: SharingEnd } | null;
  /** When a position was last taken in, milliseconds by this device. */
  readonly sentAt: number | null;
  readonly trouble: "offline" | "searching" | null;
  /** The stretch in which the phone let nothing run. */
  readonly paused: { readonly from: number; readonly until: number } | null;
  readonly saving: boolean;
}

/** A position as the worker takes it. */
export interface SentPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number | null;
  readonly heading: number | null;
  readonly speed: number | null;
  readonly age: number;
}

/** What became of a call: done, refused with a code of the worker's, or not answered. */
export type CallOutcome = { readonly code: string | null } | "unanswered";

/** What the sharing is made of; the page hands it the browser's parts. */
export interface SharingParts {
  readonly now: () => number;
  readonly serverNow: () => number;
  readonly watch: (onFix: (fix: DeviceFix) => void, onFailure: (failure: LocationFailure) => void) => () => void;
  /** Measures once, for a device that stands and hears nothing of itself; null when it fails. */
  readonly measure: () => Promise<DeviceFix | null>;
  /** Calls again and again until the returned function is called. */
  readonly every: (ms: number, work: () => void) => () => void;
  readonly batteryIsLow: () => boolean;
  readonly send: (sharing: Sharing, position: SentPosition) => Promise<CallOutcome>;
  readonly stop: (sharing: Sharing) => Promise<CallOutcome>;
  readonly keep: (sharing: Sharing | null) => void;
}

const tickEvery = 5000;
/** A position that was found longer ago is measured anew. */
const measuredFor = 45_000;
/** A page that ran has ticked within this time. */
const pausedAfter = 90_000;
const day = 86_400_000;

const nothing: SharingState = { sharing: null, over: null, sentAt: null, trouble: null, paused: null, saving: false };

/** Tells the worker where this device is, for as long as its driver shares that. */
export class LiveSharing {
  readonly #parts: SharingParts;
  readonly #listeners = new Set<() => void>();
  #state = nothing;
  #fix: DeviceFix | null = null;
  #last: { readonly fix: DeviceFix; readonly at: number } | null = null;
  #foundAt = 0;
  #measuring = false;
  #calling = false;
  #tickedAt = 0;
  #end: () => void = () => {};

  constructor(parts: SharingParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): SharingState => this.#state;

  /** Goes on with what the record takes as shared by this device; `first` is the position that it knows already. */
  run(sharing: Sharing, first: DeviceFix | null): void {
    this.#end();
    const { now, watch, every, keep, batteryIsLow } = this.#parts;
    keep(sharing);
    this.#fix = first;
    this.#last = first === null ? null : { fix: first, at: now() };
    this.#foundAt = now();
    this.#tickedAt = now();
    this.#set({ ...nothing, sharing, sentAt: first === null ? null : now(), saving: batteryIsLow() });
    const endTicks = every(tickEvery, () => this.tick());
    const endWatch = sharing.stopping
      ? () => {}
      : watch(
          (fix) => this.#found(fix),
          (failure) => this.#failed(failure),
        );
    const end = () => {
      endTicks();
      endWatch();
    };
    // A watch may fail before it returns, and then something else runs already.
    if (this.#state.sharing !== sharing) {
      end();
      return;
    }
    this.#end = end;
    this.tick();
  }

  /** The driver stops: the device at once, the record as soon as it can be told. */
  stop(end: SharingEnd = "driver"): void {
    const { sharing } = this.#state;
    if (sharing === null) return;
    this.run({ ...sharing, stopping: true }, null);
    this.#set({ over: { ticketId: sharing.ticketId, end } });
  }

  /** Ends on this device alone: the record knows, or it is not this person's any more. */
  forget(end: SharingEnd | null): void {
    const { sharing } = this.#state;
    this.#end();
    this.#end = () => {};
    this.#fix = null;
    if (sharing === null) return;
    this.#parts.keep(null);
    this.#set({ ...nothing, over: end === null ? null : { ticketId: sharing.ticketId, end } });
  }

  /** Looks after everything that time brings; also to be called when the line or the page is back. */
  tick(): void {
    const { sharing } = this.#state;
    if (sharing === null) return;
    const now = this.#parts.now();
    if (!sharing.stopping && now - this.#tickedAt > pausedAfter) {
      this.#set({ paused: { from: this.#tickedAt, until: now } });
    }
    this.#tickedAt = now;
    const saving = this.#parts.batteryIsLow();
    if (saving !== this.#state.saving) this.#set({ saving });
    if (this.#parts.serverNow() >= sharing.endsAt) this.forget(this.#state.over?.end ?? "ended");
    else if (sharing.stopping) void this.#tellStop(sharing);
    else {
      void this.#pump(sharing);
      if (now - this.#foundAt >= measuredFor) void this.#measure();
    }
  }

  async #measure(): Promise<void> {
    if (this.#measuring) return;
    this.#measuring = true;
    const fix = await this.#parts.measure();
    this.#measuring = false;
    if (fix !== null) this.#found(fix);
  }

  #found(fix: DeviceFix): void {
    const { sharing, trouble } = this.#state;
    if (sharing === null || sharing.stopping) return;
    this.#fix = fix;
    this.#foundAt = this.#parts.now();
    if (trouble === "searching") this.#set({ trouble: null });
    void this.#pump(sharing);
  }

  #failed(failure: LocationFailure): void {
    if (failure === "unavailable") this.#set({ trouble: "searching" });
    else this.stop("denied");
  }

  async #pump(sharing: Sharing): Promise<void> {
    const fix = this.#fix;
    const now = this.#parts.now();
    if (fix === null || this.#calling || !isDue(this.#last, fix, now, this.#state.saving)) return;
    const { measuredAt, ...position } = fix;
    const before = this.#last;
    this.#calling = true;
    this.#last = { fix, at: now };
    const age = Math.min(day, Math.max(0, now - measuredAt));
    const outcome = await this.#parts.send(sharing, { ...position, age });
    this.#calling = false;
    if (this.#state.sharing !== sharing) return this.tick();
    if (outcome === "unanswered") {
      // What was not taken in has not moved the truck in anybody's eyes; the pace is kept all the same.
      this.#last = before === null ? null : { fix: before.fix, at: now };
      this.#set({ trouble: "offline" });
    } else if (outcome.code === null) {
      const { trouble } = this.#state;
      this.#set({ sentAt: this.#parts.now(), trouble: trouble === "offline" ? null : trouble });
    } else if (outcome.code !== "live.too_fast") {
      this.forget(outcome.code === "live.elsewhere" ? "elsewhere" : "ended");
    }
  }

  async #tellStop(sharing: Sharing): Promise<void> {
    if (this.#calling) return;
    this.#calling = true;
    const outcome = await this.#parts.stop(sharing);
    this.#calling = false;
    if (this.#state.sharing?.sharingId !== sharing.sharingId) return;
    if (outcome === "unanswered") this.#set({ trouble: "offline" });
    else this.forget(this.#state.over?.end ?? "driver");
  }

  #set(change: Partial<SharingState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
