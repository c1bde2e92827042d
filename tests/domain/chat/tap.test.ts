import { describe, expect, it } from "vitest";
import { SendMessageInput } from "#domain/chat/inputs.ts";
import { readTap, tapText } from "#domain/chat/tap.ts";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import { assess } from "#domain/diagnosis/index.ts";

const answers = [
  { id: "yes", label: "Yes" },
  { id: "no", label: "No" },
];
const latest: ChatAssessment = {
  ...assess({ messages: [{ role: "user", content: "air won't build" }], language: "en" }),
  step: { id: "guide:second", ask: "Do you hear air?", how: [], warn: null, answers },
  trail: [{ stepId: "guide:first", ask: "Is there a trailer?", answerId: "yes", label: "Yes", answers }],
};

describe("a tap on an answer", () => {
  it("answers the open step in the words that were shown", () => {
    expect(readTap(latest, { stepId: "guide:second", answerId: "no" })).toEqual({ ok: true, label: "No" });
  });

  it("may correct a step that was answered before", () => {
    expect(readTap(latest, { stepId: "guide:first", answerId: "no" })).toEqual({ ok: true, label: "No" });
  });

  it("is stale when its step is neither open nor answered, also in a conversation without a conclusion", () => {
    const stale = { ok: false, code: "chat.step_stale" };
    expect(readTap(latest, { stepId: "other:first", answerId: "no" })).toEqual(stale);
    expect(readTap(null, { stepId: "guide:second", answerId: "no" })).toEqual(stale);
  });

  it("is unknown when its step has no such answer", () => {
    const unknown = { ok: false, code: "chat.step_unknown" };
    expect(readTap(latest, { stepId: "guide:second", answerId: "maybe" })).toEqual(unknown);
  });

  it("is shown with what was typed beside it", () => {
    expect(tapText("No", "")).toBe("No");
    expect(tapText("No", "but it is cold")).toBe("No\nbut it is cold");
  });
});

describe("a message to the assistant", () => {
  const turn = { conversationId: "cnv_1", turnId: "t1" };

  it("is complete with a tapped answer alone", () => {
    const answer = { stepId: "guide:second", answerId: "no" };
    expect(SendMessageInput.parse({ ...turn, answer })).toEqual({ ...turn, answer, text: "", photoIds: [] });
  });

  it.each([[{ stepId: "", answerId: "no" }], [{ stepId: "guide:second", answerId: "a b" }]])(
    "is refused with the malformed answer %o",
    (answer) => {
      expect(SendMessageInput.safeParse({ ...turn, answer }).error?.issues[0]?.message).toBe("chat.step_unknown");
    },
  );

  it("is empty without text, photos and answer", () => {
    expect(SendMessageInput.safeParse({ ...turn }).error?.issues[0]?.message).toBe("chat.message_empty");
  });
});
