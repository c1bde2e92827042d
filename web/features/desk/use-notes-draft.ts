import { useCallback, useState } from "react";

const keyOf = (ticketId: string) => `desk.notes.${ticketId}`;

/** Notes that were typed and not saved yet; they survive a reload. Null when there are none. */
export function useNotesDraft(ticketId: string) {
  const [draft, setDraft] = useState<string | null>(() => read(ticketId));
  const change = useCallback(
    (next: string | null) => {
      setDraft(next);
      try {
        if (next === null) localStorage.removeItem(keyOf(ticketId));
        else localStorage.setItem(keyOf(ticketId), next);
      } catch {
        // Storage is refused: the draft holds until the page is left.
      }
    },
    [ticketId],
  );
  return [draft, change] as const;
}

function read(ticketId: string): string | null {
  try {
    return localStorage.getItem(keyOf(ticketId));
  } catch {
    return null;
  }
}
