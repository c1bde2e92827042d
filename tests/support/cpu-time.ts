import { expect } from "vitest";

/** How often a step may be dearer than the text is longer: room for noise, none for a square. */
const slack = 5;

/** Systems count a thread's CPU time in ticks of up to 10 ms: shorter work is repeated until it adds up to this. */
const leastMeasured = 60;

/**
 * CPU time of one run, in milliseconds: the mean of as many as give a figure. The thread's own time does not count how
 * long other work keeps the machine busy.
 */
function cpuTime(run: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    run();
    const { user, system } = process.threadCpuUsage(before);
    const spent = (user + system) / 1000;
    if (spent >= leastMeasured) return spent / runs;
  }
}

/** Expects the work on a text `growth` times as long to take about `growth` times the CPU time, not its square. */
export function expectLinear(short: () => unknown, long: () => unknown, growth: number): void {
  short();
  expect(cpuTime(long) / cpuTime(short)).toBeLessThan(growth * slack);
}
