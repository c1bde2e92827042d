/** Shows a command's steps on standard output, each with its time. */
export class Progress {
  readonly #began = performance.now();

  /** Runs one step and says how it ended; the step may answer with words of its own. */
  async step<T>(name: string, work: () => Promise<T>, say: (result: T) => string = () => "ready"): Promise<T> {
    const began = performance.now();
    const result = await work();
    this.line(`  ${name.padEnd(10)} ${say(result)} (${seconds(began)})`);
    return result;
  }

  line(text = ""): void {
    process.stdout.write(`${text}\n`);
  }

  get elapsed(): string {
    return seconds(this.#began);
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
