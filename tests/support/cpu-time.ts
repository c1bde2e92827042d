import { expect } from "vitest";

/** How often a step may be dearer than the text is longer: room for noise, none for a square. */
const slack = 5;

/**
 * The least CPU time of several runs, in milliseconds. CPU time of the thread alone does not count how long other work
 * keeps the machine busy.
 */
function leastCpuTime(run: () => unknown, times: number): number {
  return Math.min(
    ...Array.from({ length: times }, () => {
      const before = process.threadCpuUsage();
      run();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}

/** Expects the work on a text `growth` times as long to take about `growth` times the CPU time, not its square. */
export function expectLinear(short: () => unknown, long: () => unknown, growth: number, times = 7): void {
  leastCpuTime(short, times);
  expect(leastCpuTime(long, times) / leastCpuTime(short, times)).toBeLessThan(growth * slack);
}
