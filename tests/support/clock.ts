import type { Clock } from "#worker/ports/clock.ts";

/** A clock that stands still until a test moves it: a second ahead, so that what factories write lies in the past. */
export class TestClock implements Clock {
  #now: number;

  constructor(now: number = Date.now() + 1000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** Sets the time, in milliseconds UTC. */
  set(now: number): void {
    this.#now = now;
  }

  /** Lets `ms` milliseconds pass. */
  advance(ms: number): void {
    this.#now += ms;
  }
}
