import { useCallback, useEffect, useState } from "react";
import { keep, readKept } from "../lib/device-storage.ts";

interface Draft {
  readonly text: string;
  /** Taken out of the field and not sent yet; still kept on the device. */
  readonly leaving: string;
}

function joined(first: string, second: string): string {
  return [first, second].filter((part) => part.trim() !== "").join("\n");
}

/** A text that is typed and survives a reload: on this device under a key, until it is `gone`. */
export function useKeptDraft(key: string) {
  const [{ text, leaving }, setDraft] = useState<Draft>(() => ({ text: readKept(key) ?? "", leaving: "" }));

  useEffect(() => {
    const kept = joined(leaving, text);
    keep(key, kept === "" ? null : kept);
  }, [key, text, leaving]);

  return {
    text,
    type: useCallback((typed: string) => setDraft((draft) => ({ ...draft, text: typed })), []),
    /** Empties the field for what is typed next; answers what stood there. */
    take: () => {
      setDraft({ text: "", leaving: text });
      return text;
    },
    /** It was not taken: it stands before whatever was typed since. */
    putBack: useCallback(
      (returned: string) => setDraft((draft) => ({ text: joined(returned, draft.text), leaving: "" })),
      [],
    ),
    gone: useCallback(() => setDraft((draft) => ({ ...draft, leaving: "" })), []),
  } as const;
}
