import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import type { SafetyCard } from "#domain/diagnosis/assessment.ts";
import type { ChatLine } from "#web/features/diagnosis/chat-log.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";
import { answer, refusal, type ScriptedChatOptions, scriptedChat } from "./scripted-chat.ts";

preparePages();

const ask = "Do you hear air escaping?";
const verdict = { canDrive: "no", text: "No. There is too little air to stop it." } as const;
const guided: ChatAssessment = {
  category: "brakes",
  urgency: "emergency",
  drive: "stop_now",
  redFlags: ["low_air"],
  faultCodes: [],
  causes: [],
  steps: ["Wheels chocked."],
  checks: [],
  question: ask,
  handover: false,
  guide: "air",
  verdict,
  step: {
    id: "air:hiss",
    ask,
    how: ["Walk once around it."],
    warn: null,
    answers: [
      { id: "steady", label: "Yes, a steady hiss" },
      { id: "no", label: "No hiss" },
      { id: "cant_tell", label: "I can't tell" },
    ],
  },
  usually: "Usually a purge valve that sticks open.",
  outcome: null,
  trail: [],
  asides: [{ id: "limp", question: "Can I limp to the next exit?", answer: "No, the brakes can lock." }],
};
const card: SafetyCard = { flags: ["low_air"], title: "Low air: stop now", steps: ["Wheels chocked."], call911: true };
const opening = `${verdict.text}\n\nUsually a valve.\n\n${ask}\n• Walk once around it.`;
const given = { stepId: "air:hiss", ask, answerId: "no", label: "No hiss", answers: guided.step?.answers ?? [] };
const next: ChatAssessment = {
  ...guided,
  step: {
    id: "air:freezing",
    ask: "Is it freezing?",
    how: [],
    warn: null,
    answers: [
      { id: "yes", label: "Yes" },
      { id: "no", label: "No" },
    ],
  },
  trail: [given],
};
const ended: ChatAssessment = {
  ...guided,
  step: null,
  trail: [given],
  outcome: {
    id: "purge_valve",
    certainty: "likely",
    cause: "The purge valve sticks.",
    do: ["Engine off."],
    doNot: [],
    who: [{ id: "roadside", text: "a mechanic to the truck" }],
    parts: ["air dryer"],
    time: null,
    cost: { text: "$300–1,000", source: { title: "a public list", grade: "C" } },
    technician: "Purge valve.",
  },
};

const script: ScriptedChatOptions["script"] = ({ answer: tapped }) => {
  if (tapped === null) {
    return answer(opening, [
      { type: "safety", card },
      { type: "assessment", value: guided },
    ]);
  }
  if (tapped.stepId === "air:hiss") {
    return answer("It points to the compressor.\n\nIs it freezing?", [
      { type: "safety", card },
      { type: "assessment", value: next },
    ]);
  }
  return answer("The purge valve sticks.", [{ type: "assessment", value: ended }]);
};

async function openChat(options: Partial<ScriptedChatOptions> = {}) {
  const worker = scriptedChat({ script, ...options });
  const user = userEvent.setup();
  const page = renderPage("/?conversation=cnv_1");
  const field = await screen.findByLabelText("Your message");
  await toasterIsThere();
  return { ...worker, user, field, page, messages: () => screen.getByRole("region", { name: "Messages" }) };
}

function never(): AsyncIterable<never> {
  return { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) };
}

async function complained() {
  const chat = await openChat();
  await chat.user.type(chat.field, "air will not build{Enter}");
  const answers = await screen.findByRole("group", { name: ask });
  return { ...chat, answers: within(answers) };
}

describe("an open question of a guide", () => {
  it("is answered by a tap: the label is the driver's line, the ids are what is sent", async () => {
    const { user, answers, sent, messages } = await complained();
    await user.click(answers.getByRole("button", { name: "No hiss" }));
    await screen.findByText("It points to the compressor.");
    expect(sent[1]).toMatchObject({ text: "", answer: { stepId: "air:hiss", answerId: "no" }, photoIds: [] });
    expect(within(messages()).getAllByText("No hiss").length).toBeGreaterThan(0);
  });

  it("has its buttons under the newest reply only", async () => {
    const { user, answers } = await complained();
    await user.click(answers.getByRole("button", { name: "No hiss" }));
    await screen.findByRole("group", { name: "Is it freezing?" });
    screen.getByText(ask, { selector: "p" });
    expect(screen.queryByRole("button", { name: "No hiss" })).toBeNull();
  });

  it("has no buttons while an answer is on its way", async () => {
    const waiting: ScriptedChatOptions["script"] = (turn, attempt) =>
      turn.answer === null ? script(turn, attempt) : never();
    const { user, field, sent } = await openChat({ script: waiting });
    await user.type(field, "air will not build{Enter}");
    await user.dblClick(await screen.findByRole("button", { name: "No hiss" }));
    await screen.findByTestId("typing");
    expect(screen.queryByRole("group", { name: ask })).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it("takes the number keys, and the focus follows to the next question", async () => {
    const { user, answers, sent } = await complained();
    answers.getByRole("button", { name: "Yes, a steady hiss" }).focus();
    await user.keyboard("2");
    const following = await screen.findByRole("group", { name: "Is it freezing?" });
    expect(sent[1]?.answer).toEqual({ stepId: "air:hiss", answerId: "no" });
    expect(document.activeElement).toBe(following);
  });

  it("is answered as well in words", async () => {
    const { user, field, sent } = await complained();
    await user.type(field, "no hiss at all{Enter}");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ text: "no hiss at all", answer: null });
  });

  it("has its answers in the language of the reply", async () => {
    const arabic: ChatAssessment = {
      ...guided,
      step: {
        id: "air:hiss",
        ask: "هل تسمع صوت هواء يتسرب؟",
        how: [],
        warn: null,
        answers: [{ id: "yes", label: "نعم" }],
      },
    };
    const { user, field } = await openChat({
      script: () => answer("لا. الهواء قليل.\n\nهل تسمع صوت هواء يتسرب؟", [{ type: "assessment", value: arabic }]),
    });
    await user.type(field, "air{Enter}");
    const group = await screen.findByRole("group", { name: "هل تسمع صوت هواء يتسرب؟" });
    expect([group.getAttribute("lang"), group.getAttribute("dir")]).toEqual(["ar", "rtl"]);
  });

  it("that is no longer open makes the page read the conversation again", async () => {
    const stale: ScriptedChatOptions["script"] = (turn, attempt) => {
      if (turn.answer === null) return script(turn, attempt);
      throw refusal("CONFLICT", "chat.step_stale");
    };
    const { user, field, reads } = await openChat({ script: stale });
    await user.type(field, "air will not build{Enter}");
    const before = reads.count;
    await user.click(await screen.findByRole("button", { name: "No hiss" }));
    await screen.findByText("Another question is open now. Answer that one.");
    await waitFor(() => expect(reads.count).toBe(before + 1));
    expect(field).toHaveProperty("value", "");
  });
});

describe("a tap that was not answered", () => {
  it("is sent along again after a reload, with its answer", async () => {
    const turn = { turnId: "t1", text: "No hiss", answer: { stepId: "air:hiss", answerId: "no" }, photoIds: [] };
    const { sent } = await openChat({ pendingTurn: turn });
    await screen.findByText("It points to the compressor.");
    expect(sent[0]).toMatchObject({ turnId: "t1", text: "", answer: turn.answer });
  });

  it("is kept on the device and survives a reload", async () => {
    const first = await openChat();
    await first.user.type(first.field, "air will not build{Enter}");
    const button = await screen.findByRole("button", { name: "No hiss" });
    first.line.up = false;
    await first.user.click(button);
    await waitFor(() => expect(localStorage.getItem("chat.turn.cnv_1")).toContain("air:hiss"));
    first.page.unmount();
    const { sent } = await openChat();
    await screen.findByText("It points to the compressor.");
    expect(sent[0]).toMatchObject({ text: "", answer: { stepId: "air:hiss", answerId: "no" } });
  });
});

describe("a reply of a guide", () => {
  it("opens with the verdict, said once", async () => {
    const { messages } = await complained();
    const shown = messages().textContent ?? "";
    expect(shown.split("There is too little air to stop it.")).toHaveLength(2);
    expect(shown.indexOf("Can you drive?")).toBeLessThan(shown.indexOf("Usually a valve."));
  });

  it("shows a danger in full once, then as one line that opens", async () => {
    const { user, answers, messages } = await complained();
    await within(messages()).findByRole("link", { name: "Call 911" });
    expect(screen.queryByTestId("safety-strip")).toBeNull();
    await user.click(answers.getByRole("button", { name: "No hiss" }));
    await screen.findByText("It points to the compressor.");
    const strip = within(screen.getByTestId("safety-strip"));
    expect(strip.getByRole("group")).toHaveProperty("open", false);
    await user.click(strip.getByText("Low air: stop now"));
    expect(strip.getByRole("group")).toHaveProperty("open", true);
    strip.getByRole("link", { name: "Call 911" });
  });

  it("folds away what it usually is and what drivers also ask", async () => {
    await complained();
    for (const [title, text] of [
      ["What it usually is", "Usually a purge valve that sticks open."],
      ["Drivers also ask", "Can I limp to the next exit?"],
    ] as const) {
      const fold = screen.getByText(title).closest("details");
      expect(fold?.open).toBe(false);
      within(fold as HTMLElement).getByText(text);
    }
  });

  it("at the outcome folds away who has to come, parts and cost", async () => {
    const { user, answers } = await complained();
    await user.click(answers.getByRole("button", { name: "No hiss" }));
    await user.click(await screen.findByRole("button", { name: "Yes" }));
    await screen.findByText("The purge valve sticks.");
    const fold = screen.getAllByText("Who, parts, time, cost").at(-1)?.closest("details") as HTMLElement;
    for (const text of ["a mechanic to the truck", "air dryer", "$300–1,000 (a public list)"])
      within(fold).getByText(text);
    expect(screen.queryByText("Purge valve.")).toBeNull();
  });

  it("lets the driver correct an earlier answer", async () => {
    const { user, answers, sent } = await complained();
    await user.click(answers.getByRole("button", { name: "No hiss" }));
    await screen.findByText("It points to the compressor.");
    await user.click(screen.getByText("Your answers"));
    await user.click(screen.getByText(ask, { selector: "summary span" }));
    await user.click(screen.getByRole("button", { name: "Yes, a steady hiss" }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.answer).toEqual({ stepId: "air:hiss", answerId: "steady" });
  });
});

it("a closed conversation and an older one show what was tapped as the driver's words", async () => {
  const line = (over: Partial<ChatLine>): ChatLine => ({
    id: "m",
    turnId: "t1",
    role: "user",
    content: "No hiss",
    photoIds: [],
    safety: null,
    assessment: null,
    source: null,
    createdAt: 1,
    ...over,
  });
  await openChat({
    messages: [
      line({ id: "m1", answer: { stepId: "air:hiss", answerId: "no" } }),
      line({ id: "m2", role: "assistant", content: "Is it freezing?", assessment: next, source: "built_in" }),
    ],
  });
  await screen.findByRole("group", { name: "Is it freezing?" });
  expect(screen.getAllByText("No hiss").length).toBeGreaterThan(0);
});
