import { spnRows } from "./spns.ts";

/** English that is there before a language is unpacked: the words in the names of SPNs, each once. */
export function spnWords(): string {
  const words = new Set(spnRows.flatMap(([, name]) => String(name).split(" ")));
  return `${[...words].sort().join(" ")}\n`;
}
