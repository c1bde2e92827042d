import { describe, expect, it } from "vitest";
import type { ChatEvent } from "#domain/chat/turn.ts";
import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import {
  type ChatLine,
  type ChatLog,
  chatTexts,
  emptyLog,
  latestAssessment,
  reduceChat,
  type Turn,
} from "#web/features/diagnosis/chat-log.ts";

const turn: Turn = { turnId: "t1", text: "It smokes", photoIds: [] };
const card: SafetyCard = { flags: ["smoke"], title: "Get out", steps: ["Out of the cab"], call911: true };
const assessment: Assessment = {
  category: "engine",
  urgency: "emergency",
  drive: "stop_now",
  redFlags: ["smoke"],
  faultCodes: [],
  causes: [],
  steps: [],
  checks: [],
  question: null,
  handover: true,
};

const whole: readonly ChatEvent[] = [
  { type: "start", turnId: "t1" },
  { type: "safety", card },
  { type: "text", delta: "Stop " },
  { type: "text", delta: "now." },
  { type: "assessment", value: assessment },
  { type: "done", messageId: "msg_1" },
];

function line(over: Partial<ChatLine>): ChatLine {
  return {
    id: "msg_0",
    turnId: null,
    role: "assistant",
    content: "Hello",
    photoIds: [],
    safety: null,
    assessment: null,
    source: "built_in",
    createdAt: 0,
    ...over,
  };
}

function sent(log: ChatLog = emptyLog): ChatLog {
  return reduceChat(log, { type: "sent", turn, now: 100 });
}

function hear(log: ChatLog, events: readonly ChatEvent[]): ChatLog {
  return events.reduce((state, event) => reduceChat(state, { type: "event", turnId: "t1", event, now: 200 }), log);
}

describe("an answer that streams", () => {
  it("shows the safety card before any word", () => {
    const log = hear(sent(), whole.slice(0, 2));
    expect(log.pending?.answer).toMatchObject({ safety: card, text: "" });
  });

  it("grows word by word", () => {
    expect(hear(sent(), whole.slice(0, 3)).pending?.answer.text).toBe("Stop ");
    expect(hear(sent(), whole.slice(0, 4)).pending?.answer.text).toBe("Stop now.");
  });

  it("ends as one question and one answer", () => {
    const log = hear(sent(), whole);
    expect(log.pending).toBeNull();
    expect(log.lines.map(({ role, content }) => [role, content])).toEqual([
      ["user", "It smokes"],
      ["assistant", "Stop now."],
    ]);
    expect(latestAssessment(log)).toBe(assessment);
  });

  it("is marked as the built-in assistant's after a fault of the model", () => {
    const log = hear(sent(), [
      { type: "start", turnId: "t1" },
      { type: "error", code: "rate_limit" },
      { type: "text", delta: "All the same." },
      { type: "done", messageId: "msg_1" },
    ]);
    expect(log.lines.at(-1)).toMatchObject({ source: "fallback", content: "All the same." });
  });

  it("takes back what the model said before its fault, once", () => {
    const faulty: readonly ChatEvent[] = [
      { type: "start", turnId: "t1" },
      { type: "text", delta: "The model sta" },
      { type: "error", code: "connection" },
      { type: "text", delta: "The built-in answer" },
    ];
    const log = hear(sent(), faulty);
    expect(log.pending?.answer).toMatchObject({ text: "The built-in answer", fault: "connection" });
    const joined = hear(log, faulty.slice(0, 3));
    expect(joined.pending?.answer.text).toBe("The built-in answer");
    expect(hear(joined, [faulty[3] as ChatEvent, { type: "text", delta: ", whole." }]).pending?.answer.text).toBe(
      "The built-in answer, whole.",
    );
  });

  it("passes over events of another turn", () => {
    const log = sent();
    expect(reduceChat(log, { type: "event", turnId: "t0", event: { type: "text", delta: "x" }, now: 1 })).toBe(log);
  });
});

describe("a line that was cut", () => {
  it("keeps what was shown while the answer is joined again, and never shows it twice", () => {
    const cut = hear(sent(), whole.slice(0, 4));
    const joined = hear(reduceChat(cut, { type: "joining", turnId: "t1" }), whole.slice(0, 3));
    expect(joined.pending?.answer.text).toBe("Stop now.");
    const past = hear(joined, [
      { type: "text", delta: "now. Get " },
      { type: "text", delta: "out." },
    ]);
    expect(past.pending?.answer.text).toBe("Stop now. Get out.");
  });

  it("takes the shorter answer in the end when it was made anew", () => {
    const cut = hear(sent(), whole.slice(0, 4));
    const log = hear(cut, [
      { type: "start", turnId: "t1" },
      { type: "text", delta: "Stop" },
      { type: "done", messageId: "msg_1" },
    ]);
    expect(log.lines.at(-1)?.content).toBe("Stop");
  });

  it("leaves the turn to the driver when nobody is trying any more", () => {
    expect(reduceChat(sent(), { type: "line_lost", turnId: "t1" }).pending?.stage).toBe("lost");
  });

  it("can be withdrawn when the message never arrived", () => {
    expect(reduceChat(sent(), { type: "withdrawn", turnId: "t1" })).toEqual(emptyLog);
  });
});

describe("reading the conversation", () => {
  const stored = [
    line({ id: "m1", turnId: "t1", role: "user", content: "It smokes" }),
    line({ id: "m2", turnId: "t1", role: "assistant", content: "Stop now. Get out." }),
  ];

  it("ends a pending turn whose answer is stored", () => {
    const log = reduceChat(sent(), { type: "read", lines: stored });
    expect(log.pending).toBeNull();
    expect(log.lines).toEqual(stored);
  });

  it("does not send a turn again that is answered", () => {
    const log = reduceChat(emptyLog, { type: "read", lines: stored });
    expect(sent(log)).toBe(log);
  });

  it("replaces what was streamed by what is stored, without doubling", () => {
    const log = reduceChat(hear(sent(), whole), { type: "read", lines: stored });
    expect(log.lines.map(({ id }) => id)).toEqual(["m1", "m2"]);
  });

  it("keeps lines that the reading did not know yet", () => {
    const confirmed = reduceChat(emptyLog, { type: "line", line: line({ id: "m3", content: "Español" }) });
    const log = reduceChat(confirmed, { type: "read", lines: stored });
    expect(log.lines.map(({ id }) => id)).toEqual(["m1", "m2", "m3"]);
  });

  it("gives every text in order, with the pending one at the end", () => {
    const log = reduceChat(reduceChat(emptyLog, { type: "read", lines: [line({})] }), { type: "sent", turn, now: 1 });
    expect(chatTexts(log)).toEqual(["Hello", "It smokes"]);
  });
});
