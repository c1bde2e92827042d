import { useEffect, useState } from "react";
import { keep, readKept } from "../lib/device-storage.ts";

/** A field's text that survives a reload: on this device under a key, until it is empty. */
export function useKeptText(key: string) {
  const [text, type] = useState(() => readKept(key) ?? "");
  useEffect(() => keep(key, text === "" ? null : text), [key, text]);
  return { text, type } as const;
}
