import { useCallback, useState } from "react";
import * as z from "zod/mini";
import { keep, readKept } from "../../lib/device-storage.ts";

const NotesDraft = z.object({ text: z.string(), base: z.string() });
/** Notes that were typed and not saved yet, and the notes that they were typed over. */
export type NotesDraft = z.infer<typeof NotesDraft>;

/** What a technician wrote of a ticket and did not save; it survives a reload. Null when there is nothing. */
export function useNotesDraft(userId: string, ticketId: string) {
  const key = `desk.notes.${userId}.${ticketId}`;
  const [draft, setDraft] = useState<NotesDraft | null>(() => read(key));
  const change = useCallback(
    (next: NotesDraft | null) => {
      setDraft(next);
      keep(key, next === null ? null : JSON.stringify(next));
    },
    [key],
  );
  return [draft, change] as const;
}

function read(key: string): NotesDraft | null {
  try {
    const kept = NotesDraft.safeParse(JSON.parse(readKept(key) ?? "null"));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
