import { describe, expect, it } from "vitest";
import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import {
  type ChosenTruck,
  type FlowEvent,
  type FlowState,
  type Goal,
  idle,
  nextFlow,
  openChatOf,
  type Viewer,
} from "#web/features/diagnosis/flow-machine.ts";

const signedOut: Viewer = { kind: "signed_out" };
const onTrial = driver({ allowed: true, status: "trialing", daysLeft: 14 });
const endingTrial = driver({ allowed: true, status: "trialing", daysLeft: 3 });
const expired = driver({ allowed: false, status: "trialing", daysLeft: 0 });
const lapsed = driver({ allowed: false, status: "canceled", daysLeft: 0 });
const paying = driver({ allowed: true, status: "active", daysLeft: 0 });

const brakes: Goal & { kind: "new" } = { kind: "new", text: "I'm having brake problems" };
const resume: Goal = { kind: "resume", conversationId: "cnv_1" };
const chosen: ChosenTruck = {
  truckId: "trk_1",
  truck: { brand: "Freightliner", year: 2020, model: "Cascadia" },
  language: "en",
  place: { latitude: 35.1, longitude: -101.8, address: "I-40, Amarillo" },
};
const assessment: Assessment = {
  category: "brakes",
  urgency: "emergency",
  drive: "stop_now",
  redFlags: ["smoke"],
  faultCodes: [],
  causes: [],
  steps: [],
  checks: [],
  question: null,
  handover: false,
};
const ticket = { ticketNumber: "TRK-ABC123", estimatedResponseTime: "15 minutes" };
const card: SafetyCard = { flags: ["smoke"], title: "Get out", steps: ["Get out of the cab"], call911: true };

function driver(access: Extract<Viewer, { kind: "driver" }>["access"]): Viewer {
  return { kind: "driver", access, warnedToday: false };
}

function stateAfter(...events: readonly FlowEvent[]): FlowState {
  return events.reduce(nextFlow, idle);
}

function start(viewer: Viewer, goal: Goal = brakes): FlowEvent {
  return { type: "start", goal, viewer };
}

describe("the gate", () => {
  it("asks a signed-out driver to sign up", () => {
    expect(stateAfter(start(signedOut))).toEqual({ at: "signup", goal: brakes });
  });

  it("lets a driver who signs up go on with the issue that was picked", () => {
    expect(stateAfter(start(signedOut), { type: "signed_up", viewer: onTrial })).toEqual({
      at: "picking_truck",
      goal: brakes,
    });
  });

  it("blocks an expired trial and says that it expired", () => {
    expect(stateAfter(start(expired))).toMatchObject({ at: "blocked", reason: "trial_expired" });
  });

  it("blocks every other lapse as an inactive subscription", () => {
    expect(stateAfter(start(lapsed))).toMatchObject({ at: "blocked", reason: "subscription_inactive" });
  });

  it("does not let the blocking dialog be closed", () => {
    expect(stateAfter(start(expired), { type: "close" }).at).toBe("blocked");
  });

  it("forgets the blocking dialog when the driver goes to another page", () => {
    expect(stateAfter(start(expired), { type: "leave" })).toBe(idle);
  });

  it("warns of the last three days once, with a way on", () => {
    expect(stateAfter(start(endingTrial))).toEqual({ at: "trial_ending", goal: brakes, daysLeft: 3 });
    expect(stateAfter(start(endingTrial), { type: "go_on", viewer: endingTrial }).at).toBe("picking_truck");
    expect(stateAfter(start({ ...endingTrial, warnedToday: true } as Viewer)).at).toBe("picking_truck");
  });

  it.each([
    [4, "picking_truck"],
    [3, "trial_ending"],
    [1, "trial_ending"],
  ])("with %i days left goes to %s", (daysLeft, at) => {
    expect(stateAfter(start(driver({ allowed: true, status: "trialing", daysLeft }))).at).toBe(at);
  });

  it("lets a paying driver go straight to the trucks", () => {
    expect(stateAfter(start(paying))).toEqual({ at: "picking_truck", goal: brakes });
  });

  it("stops at the way on when the trial ends while the warning is read", () => {
    expect(stateAfter(start(endingTrial), { type: "go_on", viewer: expired }).at).toBe("blocked");
  });
});

describe("what is typed before the gate", () => {
  const ask: FlowEvent = { type: "ask", text: "smoke from the brakes" };

  it.each([
    ["signed out", signedOut],
    ["expired", expired],
    ["paying", paying],
  ])("shows the safety card first to a driver who is %s", (_, viewer) => {
    const state = stateAfter(ask, { type: "assessed", text: "smoke from the brakes", assessment, card, viewer });
    expect(state).toMatchObject({ at: "first_answer", card });
  });

  it("answers a signed-out driver even without a red flag, then asks for an account", () => {
    const answered = { type: "assessed", text: ask.text, assessment, card: null, viewer: signedOut } as const;
    expect(stateAfter(ask, answered).at).toBe("first_answer");
    expect(stateAfter(ask, answered, { type: "go_on", viewer: signedOut })).toEqual({
      at: "signup",
      goal: { kind: "new", text: "smoke from the brakes" },
    });
  });

  it("takes an admitted driver without a red flag straight to the trucks", () => {
    expect(stateAfter(ask, { type: "assessed", text: ask.text, assessment, card: null, viewer: paying }).at).toBe(
      "picking_truck",
    );
  });

  it("shows the general safety steps when the engine cannot be had, never the sign-up form first", () => {
    const failed = stateAfter(ask, { type: "assessment_failed", text: ask.text });
    expect(failed).toMatchObject({ at: "first_answer", assessment: null, card: null });
    expect(nextFlow(failed, { type: "go_on", viewer: signedOut }).at).toBe("signup");
  });

  it("passes over an assessment of something else", () => {
    expect(stateAfter(ask, { type: "assessed", text: "other", assessment, card, viewer: signedOut }).at).toBe(
      "assessing",
    );
  });
});

describe("trucks", () => {
  const form: FlowEvent = { type: "add_truck" };
  const unsaved: ChosenTruck = { ...chosen, truckId: null };

  it("opens the chat with a saved truck", () => {
    const state = stateAfter(start(paying), { type: "truck_picked", chosen });
    expect(state).toEqual({ at: "opening_chat", goal: brakes, chosen });
    expect(nextFlow(state, { type: "chat_opened", chosen, conversationId: "cnv_1" })).toEqual({
      at: "chat",
      chat: { conversationId: "cnv_1", firstMessage: brakes.text, place: chosen.place },
    });
  });

  it("goes from the form back to the picker", () => {
    const picker = { at: "picking_truck", goal: brakes, choose: true };
    expect(stateAfter(start(paying), form, { type: "back_to_trucks" })).toEqual(picker);
  });

  it("takes the only truck without asking, and lets the driver choose another one for the same words", () => {
    const chosen = { ...unsaved, truckId: "trk_1", taken: true };
    const chat = stateAfter(
      start(paying),
      { type: "truck_picked", chosen },
      { type: "chat_opened", chosen, conversationId: "cnv_1" },
    );
    expect(chat).toMatchObject({ at: "chat", chat: { taken: brakes.text } });
    expect(nextFlow(chat, { type: "other_truck" })).toEqual({ at: "picking_truck", goal: brakes, choose: true });
  });

  it("lets nobody change a truck that was chosen", () => {
    const chosen = { ...unsaved, truckId: "trk_1" };
    const chat = stateAfter(
      start(paying),
      { type: "truck_picked", chosen },
      { type: "chat_opened", chosen, conversationId: "cnv_1" },
    );
    expect(nextFlow(chat, { type: "other_truck" })).toBe(chat);
  });

  it("saves a described truck and opens the chat with its id", () => {
    const saving = stateAfter(start(paying), form, { type: "truck_described", chosen: unsaved, save: true });
    expect(saving.at).toBe("saving_truck");
    expect(nextFlow(saving, { type: "truck_saved", chosen: unsaved, truckId: "trk_9" })).toMatchObject({
      at: "opening_chat",
      chosen: { truckId: "trk_9" },
    });
  });

  it("goes on without a truck id when saving fails", () => {
    const saving = stateAfter(start(paying), form, { type: "truck_described", chosen: unsaved, save: true });
    expect(nextFlow(saving, { type: "truck_saved", chosen: unsaved, truckId: null })).toMatchObject({
      at: "opening_chat",
      chosen: { truckId: null },
    });
  });

  it("goes on without saving when the driver says so", () => {
    expect(stateAfter(start(paying), form, { type: "truck_described", chosen: unsaved, save: false }).at).toBe(
      "opening_chat",
    );
  });

  it("offers to try again when the chat cannot be opened", () => {
    const opening = stateAfter(start(paying), { type: "truck_picked", chosen });
    const failed = nextFlow(opening, { type: "chat_refused", chosen, error: new Error("no line") });
    expect(failed.at).toBe("opening_failed");
    expect(nextFlow(failed, { type: "back_to_trucks" }).at).toBe("picking_truck");
    const again = nextFlow(failed, { type: "try_again" });
    expect(again.at).toBe("opening_chat");
    expect(nextFlow(again, { type: "chat_opened", chosen, conversationId: "late" })).toBe(again);
  });
});

describe("the chat", () => {
  const chat = stateAfter(
    start(paying),
    { type: "truck_picked", chosen },
    { type: "chat_opened", chosen, conversationId: "cnv_1" },
  );

  it("is gone on with after a reload, with nothing sent by itself", () => {
    expect(stateAfter(start(paying, resume))).toEqual({
      at: "chat",
      chat: { conversationId: "cnv_1", firstMessage: "", place: null },
    });
  });

  it("is gone on with without the warning of an ending trial", () => {
    expect(stateAfter(start(endingTrial, resume)).at).toBe("chat");
  });

  it("waits behind the sign-up dialog for a driver who is signed out", () => {
    expect(stateAfter(start(signedOut, resume), { type: "signed_up", viewer: onTrial }).at).toBe("chat");
  });

  it("stays open beneath the support form", () => {
    const form = nextFlow(chat, { type: "support_requested" });
    expect(form.at).toBe("support_form");
    expect(openChatOf(form)?.conversationId).toBe("cnv_1");
    expect(nextFlow(form, { type: "support_cancelled" }).at).toBe("chat");
  });

  it("does not send the first message again after the support form", () => {
    const back = nextFlow(nextFlow(chat, { type: "support_requested" }), { type: "support_cancelled" });
    expect(openChatOf(back)?.firstMessage).toBe("");
  });

  it("ends at the ticket's number", () => {
    const form = nextFlow(chat, { type: "support_requested" });
    expect(nextFlow(form, { type: "ticket_submitted", ticket })).toMatchObject({ at: "ticket_submitted", ticket });
  });

  it("shows the blocking dialog, with the safety card, when access ends in the middle", () => {
    const state = nextFlow(chat, { type: "access_lost", reason: "trial_expired", card });
    expect(state).toEqual({ at: "blocked", goal: resume, reason: "trial_expired", card });
  });

  it("asks to sign in again when the session ended, and comes back to the same conversation", () => {
    const state = nextFlow(chat, { type: "session_lost" });
    expect(state).toEqual({ at: "signup", goal: resume });
    expect(nextFlow(state, { type: "signed_up", viewer: paying }).at).toBe("chat");
  });
});

describe("closing", () => {
  const everywhere: readonly FlowState[] = [
    stateAfter({ type: "ask", text: "x" }),
    stateAfter({ type: "ask", text: "x" }, { type: "assessed", text: "x", assessment, card, viewer: paying }),
    stateAfter(start(signedOut)),
    stateAfter(start(endingTrial)),
    stateAfter(start(paying)),
    stateAfter(start(paying), { type: "add_truck" }),
    stateAfter(start(paying), { type: "add_truck" }, { type: "truck_described", chosen, save: true }),
    stateAfter(start(paying), { type: "truck_picked", chosen }),
    stateAfter(start(paying), { type: "truck_picked", chosen }, { type: "chat_refused", chosen, error: null }),
    stateAfter(start(paying, resume)),
    stateAfter(start(paying, resume), { type: "support_requested" }),
    stateAfter(start(paying, resume), { type: "support_requested" }, { type: "ticket_submitted", ticket }),
  ];

  it.each(everywhere.map((state) => [state.at, state] as const))("resets everything from %s", (_, state) => {
    expect(nextFlow(state, { type: "close" })).toBe(idle);
  });

  it("passes over answers that arrive after it", () => {
    const late: readonly FlowEvent[] = [
      { type: "chat_opened", chosen, conversationId: "cnv_1" },
      { type: "truck_saved", chosen, truckId: "trk_1" },
      { type: "assessed", text: "x", assessment, card, viewer: paying },
      { type: "ticket_submitted", ticket },
      { type: "support_requested" },
      { type: "access_lost", reason: "trial_expired", card: null },
      { type: "session_lost" },
    ];
    for (const event of late) expect(nextFlow(idle, event)).toBe(idle);
  });
});
