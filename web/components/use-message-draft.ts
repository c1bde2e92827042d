import { useEffect, useMemo, useReducer } from "react";
import type { Audience } from "#domain/room/audience.ts";
import { keep, readKept } from "../lib/device-storage.ts";
import { draftToKeep, keptDraft, reduceDraft } from "./message-draft.ts";
import { usePhotoAttachments } from "./photos/use-photo-attachments.ts";

/**
 * A message that is being written: text, photos and audience. All of it survives another page, a reload, a lost
 * connection and a closed tab, on this device under the key, until it is sent.
 */
export function useMessageDraft(key: string) {
  const [draft, change] = useReducer(reduceDraft, key, (of) => keptDraft(readKept(of)));
  const photos = usePhotoAttachments(key);
  const photoCount = photos.attachments.length;

  // Nothing is forgotten before the kept photos were read: the draft may consist of them alone.
  useEffect(() => {
    const kept = draftToKeep(draft, photoCount);
    if (kept !== null || photos.restored) keep(key, kept);
  }, [key, draft, photoCount, photos.restored]);

  const actions = useMemo(
    () => ({
      type: (text: string) => change({ type: "typed", text }),
      address: (audience: Audience) => change({ type: "addressed", audience }),
      /** Empties the field for what is typed next; what stood there is kept until it is `sent` or `putBack`. */
      take: () => change({ type: "taken" }),
      putBack: (text: string) => change({ type: "returned", text }),
      sent: () => change({ type: "sent" }),
    }),
    [],
  );
  return { text: draft.text, audience: draft.audience, photos, ...actions } as const;
}

export type MessageDraftField = ReturnType<typeof useMessageDraft>;
