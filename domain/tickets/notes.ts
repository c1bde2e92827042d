/** Between two entries in the field of internal notes. */
export const noteSeparator = "\n\n";

/** What saving the field of internal notes does to the entries behind it. */
export interface NotesDecision {
  /** The new entry; null where nothing was written. */
  readonly entry: string | null;
  /** Whether the new text takes the place of the entries so far; they stay in the ticket's history. */
  readonly replaces: boolean;
}

/** Text that was added at the end is an entry of its own; any other change is a new text in place of the old. */
export function decideNotes(before: string, after: string): NotesDecision {
  if (after === before) return { entry: null, replaces: false };
  const added = before !== "" && after.startsWith(before) ? after.slice(before.length).trim() : "";
  if (added !== "") return { entry: added, replaces: false };
  return { entry: after.trim() === "" ? null : after, replaces: true };
}
