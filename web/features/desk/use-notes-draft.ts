import { useCallback, useState } from "react";
import * as z from "zod/mini";
import { keep, readKept } from "../../lib/device-storage.ts";

const NotesDraft = z.object({ text: z.string(), base: z.string() });
/** Notes that were typed and not saved yet, and the notes that they were typed over. */
export type NotesDraft = z.infer<typeof NotesDraft>;

const keyOf = (ticketId: string) => `desk.notes.${ticketId}`;

/** The unsaved notes of a ticket; they survive a reload. Null when there are none. */
export function useNotesDraft(ticketId: string) {
  const [draft, setDraft] = useState<NotesDraft | null>(() => read(ticketId));
  const change = useCallback(
    (next: NotesDraft | null) => {
      setDraft(next);
      keep(keyOf(ticketId), next === null ? null : JSON.stringify(next));
    },
    [ticketId],
  );
  return [draft, change] as const;
}

function read(ticketId: string): NotesDraft | null {
  try {
    const kept = NotesDraft.safeParse(JSON.parse(readKept(keyOf(ticketId)) ?? "null"));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
