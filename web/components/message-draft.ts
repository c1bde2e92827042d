import * as z from "zod/mini";
import { type Audience, audiences } from "#domain/room/audience.ts";

/** What somebody wrote and for whom: the two are never kept, restored or returned without each other. */
export interface Written {
  readonly text: string;
  readonly audience: Audience;
}

export interface MessageDraft extends Written {
  /** Taken out of the field and not sent yet; still kept on the device. */
  readonly leaving: Written | null;
}

export type DraftAction =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "addressed"; readonly audience: Audience }
  | { readonly type: "taken" }
  /** It was not sent: it stands before whatever was typed since. */
  | { readonly type: "returned"; readonly text: string }
  | { readonly type: "sent" };

export const emptyDraft: MessageDraft = { text: "", audience: "everyone", leaving: null };

/** The one way in which a draft changes. Pure. */
export function reduceDraft(draft: MessageDraft, action: DraftAction): MessageDraft {
  switch (action.type) {
    case "typed":
      return { ...draft, text: action.text };
    case "addressed":
      return { ...draft, audience: action.audience };
    case "taken":
      return { text: "", audience: draft.audience, leaving: { text: draft.text, audience: draft.audience } };
    case "returned": {
      const returned = { text: action.text, audience: draft.leaving?.audience ?? draft.audience };
      return { ...joined(returned, draft), leaving: null };
    }
    case "sent":
      return { ...draft, leaving: null };
  }
}

/** Two texts in one field: when either of them was for staff alone, both are. */
function joined(first: Written, second: Written): Written {
  const parts = [first, second].filter(({ text }) => text.trim() !== "");
  if (parts.length === 0) return { text: "", audience: second.audience };
  return {
    text: parts.map(({ text }) => text).join("\n"),
    audience: parts.some(({ audience }) => audience === "staff") ? "staff" : "everyone",
  };
}

const Kept = z.object({ text: z.string(), audience: z.enum(audiences) });

/** A draft as this device keeps it; null when there is nothing to keep. */
export function draftToKeep({ leaving, ...draft }: MessageDraft, photoCount: number): string | null {
  const kept = leaving === null ? { text: draft.text, audience: draft.audience } : joined(leaving, draft);
  return kept.text === "" && photoCount === 0 ? null : JSON.stringify(kept);
}

/** A kept draft. An older version kept the text alone: for whom it was is not known, so it is for staff alone. */
export function keptDraft(stored: string | null): MessageDraft {
  if (stored === null || stored === "") return emptyDraft;
  try {
    const parsed = Kept.safeParse(JSON.parse(stored));
    if (parsed.success) return { ...parsed.data, leaving: null };
  } catch {
    // Not JSON: a text of the older version.
  }
  return { text: stored, audience: "staff", leaving: null };
}
