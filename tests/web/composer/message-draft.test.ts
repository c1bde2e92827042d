import { describe, expect, it } from "vitest";
import {
  type DraftAction,
  draftToKeep,
  emptyDraft,
  keptDraft,
  type MessageDraft,
  reduceDraft,
} from "#web/components/message-draft.ts";

function draftAfter(...actions: readonly DraftAction[]): MessageDraft {
  return actions.reduce(reduceDraft, emptyDraft);
}

/** What a page finds that is opened now: whatever was kept, read again. */
function foundAgain(draft: MessageDraft): Pick<MessageDraft, "text" | "audience"> {
  const { text, audience } = keptDraft(draftToKeep(draft, 0));
  return { text, audience };
}

const note: readonly DraftAction[] = [
  { type: "addressed", audience: "staff" },
  { type: "typed", text: "he sounds drunk" },
];

describe("a draft of a message", () => {
  it("is found again with its text and its audience", () => {
    expect(foundAgain(draftAfter(...note))).toEqual({ text: "he sounds drunk", audience: "staff" });
    expect(foundAgain(draftAfter({ type: "typed", text: "Which lamp?" }))).toEqual({
      text: "Which lamp?",
      audience: "everyone",
    });
  });

  it("is kept with its audience while it is being sent", () => {
    const sending = draftAfter(...note, { type: "taken" });
    expect(sending.text).toBe("");
    expect(foundAgain(sending)).toEqual({ text: "he sounds drunk", audience: "staff" });
    expect(draftToKeep(reduceDraft(sending, { type: "sent" }), 0)).toBeNull();
  });

  it("comes back for staff alone when it could not be sent, whatever was chosen since", () => {
    const sending = draftAfter(...note, { type: "taken" }, { type: "addressed", audience: "everyone" });
    expect(reduceDraft(sending, { type: "returned", text: "he sounds drunk" })).toMatchObject({
      text: "he sounds drunk",
      audience: "staff",
    });
  });

  it("is for staff alone when a note and a message to the driver meet in one field", () => {
    const both = draftAfter(
      ...note,
      { type: "taken" },
      { type: "addressed", audience: "everyone" },
      { type: "typed", text: "On my way" },
    );
    expect(foundAgain(both)).toEqual({ text: "he sounds drunk\nOn my way", audience: "staff" });
    expect(reduceDraft(both, { type: "returned", text: "he sounds drunk" })).toMatchObject({
      text: "he sounds drunk\nOn my way",
      audience: "staff",
    });
  });

  it("keeps its audience for photos without a word", () => {
    const photosAlone = draftAfter({ type: "addressed", audience: "staff" });
    expect(draftToKeep(photosAlone, 0)).toBeNull();
    expect(keptDraft(draftToKeep(photosAlone, 2))).toMatchObject({ text: "", audience: "staff" });
  });

  it("of an older version, which kept the text alone, is for staff alone", () => {
    expect(keptDraft("he sounds drunk")).toMatchObject({ text: "he sounds drunk", audience: "staff" });
    expect(keptDraft('{"text":"half')).toMatchObject({ text: '{"text":"half', audience: "staff" });
    expect(keptDraft(null)).toEqual(emptyDraft);
  });
});
