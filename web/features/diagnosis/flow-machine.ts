import { type AccessBlock, type SubscriptionStatus, trialWarningDays } from "#domain/access/subscription.ts";
import type { ChatTruck } from "#domain/chat/turn.ts";
import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

/** What the driver came for; it survives signing up, so that nothing has to be clicked twice. */
export type Goal =
  /** A new diagnosis; `text` is sent as the first message, "" when the driver has said nothing yet. */
  | { readonly kind: "new"; readonly text: string }
  /** The conversation that a reload or 'Continue your last diagnosis' goes on with. */
  | { readonly kind: "resume"; readonly conversationId: string };

/** Who is there, as the worker says. */
export type Viewer =
  | { readonly kind: "signed_out" }
  | {
      readonly kind: "driver";
      readonly access: { readonly allowed: boolean; readonly status: SubscriptionStatus; readonly daysLeft: number };
      /** 'Trial Ending Soon' was shown on this device today already (product decision P20). */
      readonly warnedToday: boolean;
    };

/** Where the driver stands; without coordinates when the address was typed. */
export interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string;
}

/** The truck of the conversation to be opened. `truckId` is null for one that is not saved. */
export interface ChosenTruck {
  readonly truckId: string | null;
  readonly truck: ChatTruck;
  readonly language: ChatLanguage;
  readonly place: Place | null;
  /** It is the only truck, taken without a question. */
  readonly taken?: boolean;
}

export interface OpenChat {
  readonly conversationId: string;
  /** Sent once, when the conversation is still empty. */
  readonly firstMessage: string;
  readonly place: Place | null;
  /** The driver's only truck was taken without asking, for these words: another one may be meant. */
  readonly taken?: string;
}

/** What the worker answered to the request for a human. */
interface MadeTicket {
  readonly ticketNumber: string;
  readonly estimatedResponseTime: string;
}

/** Every state of the way from a click on the home page to a ticket. */
export type FlowState =
  | { readonly at: "idle" }
  /** The engine reads what was typed, in the browser, before anybody is asked to sign up. */
  | { readonly at: "assessing"; readonly goal: Goal & { kind: "new" } }
  | {
      readonly at: "first_answer";
      readonly goal: Goal & { kind: "new" };
      /** Null when the engine could not be had: then the general safety steps stand there. */
      readonly assessment: Assessment | null;
      readonly card: SafetyCard | null;
    }
  | { readonly at: "signup"; readonly goal: Goal }
  | { readonly at: "trial_ending"; readonly goal: Goal; readonly daysLeft: number }
  /** `card` is what a red flag in the driver's words calls for; the dialog then leads with it, not with plans. */
  | { readonly at: "blocked"; readonly goal: Goal; readonly reason: AccessBlock; readonly card: SafetyCard | null }
  /** `choose`: the driver asked to choose, so the only truck is not taken automatically. */
  | { readonly at: "picking_truck"; readonly goal: Goal & { kind: "new" }; readonly choose?: boolean }
  | { readonly at: "truck_form"; readonly goal: Goal & { kind: "new" } }
  | { readonly at: "saving_truck"; readonly goal: Goal & { kind: "new" }; readonly chosen: ChosenTruck }
  | { readonly at: "opening_chat"; readonly goal: Goal & { kind: "new" }; readonly chosen: ChosenTruck }
  | {
      readonly at: "opening_failed";
      readonly goal: Goal & { kind: "new" };
      readonly chosen: ChosenTruck;
      readonly error: unknown;
    }
  | { readonly at: "chat"; readonly chat: OpenChat }
  | { readonly at: "support_form"; readonly chat: OpenChat }
  | { readonly at: "ticket_submitted"; readonly chat: OpenChat; readonly ticket: MadeTicket };

export type FlowEvent =
  /** A card, 'Start chat' or 'Continue your last diagnosis'. */
  | { readonly type: "start"; readonly goal: Goal; readonly viewer: Viewer }
  /** Something was typed before any account is known to matter. */
  | { readonly type: "ask"; readonly text: string }
  | {
      readonly type: "assessed";
      readonly text: string;
      readonly assessment: Assessment;
      readonly card: SafetyCard | null;
      readonly viewer: Viewer;
    }
  /** The engine could not be had: nobody can say that there is no danger in the words. */
  | { readonly type: "assessment_failed"; readonly text: string }
  /** 'Go on' after the first answer or after 'Trial Ending Soon'. */
  | { readonly type: "go_on"; readonly viewer: Viewer }
  | { readonly type: "signed_up"; readonly viewer: Viewer }
  | { readonly type: "truck_picked"; readonly chosen: ChosenTruck }
  /** 'Not this truck?' about one that was taken without asking. */
  | { readonly type: "other_truck" }
  | { readonly type: "add_truck" }
  | { readonly type: "back_to_trucks" }
  | { readonly type: "truck_described"; readonly chosen: ChosenTruck; readonly save: boolean }
  /** `truckId` is null when saving failed: the diagnosis goes on without it. */
  | { readonly type: "truck_saved"; readonly chosen: ChosenTruck; readonly truckId: string | null }
  | { readonly type: "chat_opened"; readonly chosen: ChosenTruck; readonly conversationId: string }
  | { readonly type: "chat_refused"; readonly chosen: ChosenTruck; readonly error: unknown }
  | { readonly type: "try_again" }
  /** The worker no longer admits the driver, whatever this page believed. */
  | { readonly type: "access_lost"; readonly reason: AccessBlock; readonly card: SafetyCard | null }
  | { readonly type: "session_lost" }
  | { readonly type: "support_requested" }
  | { readonly type: "support_cancelled" }
  | { readonly type: "ticket_submitted"; readonly ticket: MadeTicket }
  | { readonly type: "close" }
  /** Another page was opened; this closes what cannot be dismissed too. */
  | { readonly type: "leave" };

export const idle: FlowState = { at: "idle" };

/**
 * The next state of the flow. Pure. An event that does not belong to the state changes nothing,
 * so an answer that arrives after the driver closed everything cannot open it again.
 */
export function nextFlow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case "start":
      return state.at === "idle" ? passGate(event.goal, event.viewer) : state;
    case "ask":
      return state.at === "idle" ? { at: "assessing", goal: { kind: "new", text: event.text } } : state;
    case "assessed":
      if (state.at !== "assessing" || state.goal.text !== event.text) return state;
      return event.card === null && isAdmitted(event.viewer)
        ? passGate(state.goal, event.viewer)
        : { at: "first_answer", goal: state.goal, assessment: event.assessment, card: event.card };
    case "assessment_failed":
      return state.at === "assessing" && state.goal.text === event.text
        ? { at: "first_answer", goal: state.goal, assessment: null, card: null }
        : state;
    case "go_on":
      if (state.at === "first_answer") return passGate(state.goal, event.viewer);
      return state.at === "trial_ending" ? passGate(state.goal, withoutWarning(event.viewer)) : state;
    case "signed_up":
      return state.at === "signup" ? passGate(state.goal, event.viewer) : state;
    case "truck_picked":
      return state.at === "picking_truck" ? { at: "opening_chat", goal: state.goal, chosen: event.chosen } : state;
    case "add_truck":
      return state.at === "picking_truck" ? { at: "truck_form", goal: state.goal } : state;
    case "back_to_trucks":
      return state.at === "truck_form" || state.at === "opening_failed"
        ? { at: "picking_truck", goal: state.goal, choose: true }
        : state;
    case "other_truck":
      return state.at === "chat" && state.chat.taken !== undefined
        ? { at: "picking_truck", goal: { kind: "new", text: state.chat.taken }, choose: true }
        : state;
    case "truck_described":
      return state.at === "truck_form"
        ? { at: event.save ? "saving_truck" : "opening_chat", goal: state.goal, chosen: event.chosen }
        : state;
    case "truck_saved":
      return state.at === "saving_truck" && state.chosen === event.chosen
        ? { at: "opening_chat", goal: state.goal, chosen: { ...state.chosen, truckId: event.truckId } }
        : state;
    case "chat_opened":
      return state.at === "opening_chat" && state.chosen === event.chosen
        ? {
            at: "chat",
            chat: {
              conversationId: event.conversationId,
              firstMessage: state.goal.text,
              place: state.chosen.place,
              ...(state.chosen.taken ? { taken: state.goal.text } : {}),
            },
          }
        : state;
    case "chat_refused":
      return state.at === "opening_chat" && state.chosen === event.chosen
        ? { at: "opening_failed", goal: state.goal, chosen: state.chosen, error: event.error }
        : state;
    case "try_again":
      return state.at === "opening_failed"
        ? { at: "opening_chat", goal: state.goal, chosen: { ...state.chosen } }
        : state;
    case "access_lost": {
      const goal = goalOf(state);
      return goal === null ? state : { at: "blocked", goal, reason: event.reason, card: event.card };
    }
    case "session_lost": {
      const goal = goalOf(state);
      return goal === null ? state : { at: "signup", goal };
    }
    case "support_requested":
      return state.at === "chat" ? { at: "support_form", chat: withoutFirstMessage(state.chat) } : state;
    case "support_cancelled":
      return state.at === "support_form" ? { at: "chat", chat: state.chat } : state;
    case "ticket_submitted":
      return state.at === "support_form" ? { at: "ticket_submitted", chat: state.chat, ticket: event.ticket } : state;
    case "close":
      return state.at === "blocked" ? state : idle;
    case "leave":
      return idle;
  }
}

/** Signed out → sign-up; no access → the dialog that says why; a trial that ends → once a day a word; else on. */
function passGate(goal: Goal, viewer: Viewer): FlowState {
  if (viewer.kind === "signed_out") return { at: "signup", goal };
  const { access } = viewer;
  if (!access.allowed) {
    const reason = access.status === "trialing" ? "trial_expired" : "subscription_inactive";
    return { at: "blocked", goal, reason, card: null };
  }
  if (goal.kind === "resume") {
    return { at: "chat", chat: { conversationId: goal.conversationId, firstMessage: "", place: null } };
  }
  const ending = access.status === "trialing" && access.daysLeft >= 1 && access.daysLeft <= trialWarningDays;
  if (ending && !viewer.warnedToday) return { at: "trial_ending", goal, daysLeft: access.daysLeft };
  return { at: "picking_truck", goal };
}

function isAdmitted(viewer: Viewer): boolean {
  return viewer.kind === "driver" && viewer.access.allowed;
}

function withoutWarning(viewer: Viewer): Viewer {
  return viewer.kind === "driver" ? { ...viewer, warnedToday: true } : viewer;
}

function withoutFirstMessage(chat: OpenChat): OpenChat {
  return { ...chat, firstMessage: "" };
}

/** What to go back to once the driver is let in again; null where nothing is under way. */
function goalOf(state: FlowState): Goal | null {
  switch (state.at) {
    case "idle":
    case "ticket_submitted":
      return null;
    case "chat":
    case "support_form":
      return { kind: "resume", conversationId: state.chat.conversationId };
    default:
      return state.goal;
  }
}

/** The chat that is on the screen, also beneath the support form; null when there is none. */
export function openChatOf(state: FlowState): OpenChat | null {
  return state.at === "chat" || state.at === "support_form" || state.at === "ticket_submitted" ? state.chat : null;
}
