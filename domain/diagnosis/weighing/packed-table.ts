import { bitWriter } from "../packing/bit-writer.ts";
import { codeFacts, type KeptTable, readTable } from "./rows.ts";

/** A table for the way to a page, without the names of the facts that can be expected there. */
export function packTable(kept: KeptTable, expected: readonly string[]): KeptTable {
  const writer = bitWriter();
  codeFacts(writer, readTable(kept), expected);
  return { table: writer.text(), packed: true };
}
