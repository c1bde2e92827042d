import type { ChatAssessment, ChatErrorCode, ChatEvent } from "#domain/chat/turn.ts";
import type { SafetyCard, StepAnswer } from "#domain/diagnosis/assessment.ts";

/** One line of the conversation as the page shows it. */
export interface ChatLine {
  readonly id: string;
  /** Null for lines that belong to no turn, such as the confirmation of a new language. */
  readonly turnId: string | null;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The answer to a step that the driver tapped; `content` begins with its label. */
  readonly answer?: StepAnswer | null;
  readonly photoIds: readonly string[];
  readonly safety: SafetyCard | null;
  readonly assessment: ChatAssessment | null;
  /** `fallback` is the built-in assistant after a fault of the model; the page says so. */
  readonly source: "model" | "built_in" | "fallback" | null;
  /** The conclusion came after the words, and stays there, so that nothing moves. */
  readonly cardLast?: boolean;
  /** The driver stopped it: what had been said until then stands. `whole` is there once the worker has made it whole. */
  readonly stopped?: { readonly whole: ChatLine | null };
  readonly createdAt: number;
}

/** The danger of which the latest answer warns; null when it warns of none, so also once a danger was taken back. */
export function dangerNow({ lines, pending }: ChatLog): SafetyCard | null {
  const coming = pending?.answer.safety ?? pending?.here?.safety;
  return coming ?? lines.findLast(({ role }) => role === "assistant")?.safety ?? null;
}

/** What the driver sends; kept on the device until the answer is whole, so that a reload joins it again. */
export interface Turn {
  readonly turnId: string;
  /** Where a step was answered by tap: the label of that answer, then what was typed beside it. */
  readonly text: string;
  readonly tapped?: StepAnswer | null;
  readonly photoIds: readonly string[];
}

interface Answer {
  readonly text: string;
  readonly safety: SafetyCard | null;
  readonly assessment: ChatAssessment | null;
  readonly cardLast: boolean;
  readonly fault: ChatErrorCode | null;
}

/** What the engine on this device answered while the worker could not be reached. */
export interface HereAnswer {
  readonly text: string;
  readonly safety: SafetyCard | null;
  readonly assessment: ChatAssessment;
}

/** A turn whose answer is not whole yet. */
export interface PendingTurn extends Turn {
  /** `lost` means that the line was cut and nobody is trying any more: the driver may. */
  readonly stage: "waiting" | "answering" | "lost";
  readonly sentAt: number;
  /** The worker said something of this turn: it has the message. */
  readonly heard: boolean;
  readonly answer: Answer;
  /** Stands in until the worker says something. */
  readonly here: HereAnswer | null;
  /** What a joined stream has said from the start again, until it is past what is shown. */
  readonly replay: string | null;
}

export interface ChatLog {
  readonly lines: readonly ChatLine[];
  readonly pending: PendingTurn | null;
}

export type ChatLogAction =
  | { readonly type: "read"; readonly lines: readonly ChatLine[] }
  | { readonly type: "line"; readonly line: ChatLine }
  | { readonly type: "sent"; readonly turn: Turn; readonly now: number }
  | { readonly type: "event"; readonly turnId: string; readonly event: ChatEvent; readonly now: number }
  | { readonly type: "answered_here"; readonly turnId: string; readonly answer: HereAnswer }
  | { readonly type: "line_lost"; readonly turnId: string }
  | { readonly type: "joining"; readonly turnId: string }
  | { readonly type: "withdrawn"; readonly turnId: string }
  | { readonly type: "stopped"; readonly turnId: string; readonly now: number }
  | { readonly type: "made_whole"; readonly line: ChatLine }
  | { readonly type: "shown_whole"; readonly turnId: string };

export const emptyLog: ChatLog = { lines: [], pending: null };

const noAnswer: Answer = { text: "", safety: null, assessment: null, cardLast: false, fault: null };

/**
 * The one way in which the conversation on the page changes. Pure. Joining a turn again replays its events
 * from the first, and what is on the screen never gets shorter or appears twice.
 */
export function reduceChat(log: ChatLog, action: ChatLogAction): ChatLog {
  switch (action.type) {
    case "read":
      return withoutAnswered({ ...log, lines: readAgain(log.lines, action.lines) });
    case "line":
      return { ...log, lines: append(log.lines, [action.line]) };
    case "sent":
      if (isAnswered(log, action.turn.turnId)) return log;
      return {
        ...log,
        pending: {
          ...action.turn,
          stage: "waiting",
          sentAt: action.now,
          heard: false,
          answer: noAnswer,
          here: null,
          replay: null,
        },
      };
    case "event":
      return log.pending?.turnId === action.turnId
        ? applyEvent(log, { ...log.pending, heard: true }, action.event, action.now)
        : changeStopped(log, action.turnId, (line) => withoutWords(line, action.event));
    case "answered_here":
      return changePending(log, action.turnId, (turn) => ({ ...turn, here: action.answer }));
    case "line_lost":
      return changePending(log, action.turnId, (turn) => ({ ...turn, stage: "lost" }));
    case "joining":
      return changePending(log, action.turnId, (turn) => ({
        ...turn,
        stage: turn.answer.text === "" ? "waiting" : "answering",
      }));
    case "withdrawn":
      return log.pending?.turnId === action.turnId ? { ...log, pending: null } : log;
    case "stopped":
      return log.pending?.turnId === action.turnId && canStop(log) ? stop(log, log.pending, action.now) : log;
    case "made_whole":
      return changeStopped(log, action.line.turnId, (line) =>
        line.content.trim() === action.line.content.trim() ? action.line : { ...line, stopped: { whole: action.line } },
      );
    case "shown_whole":
      return changeStopped(log, action.turnId, (line) => line.stopped?.whole ?? line);
  }
}

/** Whether an answer is waited for; where nobody is trying any more, trying again and editing are offered instead. */
export function canStop({ pending }: ChatLog): boolean {
  return pending !== null && pending.stage !== "lost";
}

/** What a stopped answer still takes: a danger, a conclusion, and that the words so far are void. No more words. */
function withoutWords(line: ChatLine, event: ChatEvent): ChatLine {
  switch (event.type) {
    case "safety":
      return { ...line, safety: event.card };
    case "assessment":
      return { ...line, assessment: event.value };
    case "error":
      return { ...line, content: "", source: "fallback" };
    default:
      return line;
  }
}

function applyEvent(log: ChatLog, turn: PendingTurn, event: ChatEvent, now: number): ChatLog {
  const answering = (answer: Partial<Answer>): ChatLog => ({
    ...log,
    pending: { ...turn, stage: "answering", answer: { ...turn.answer, ...answer } },
  });
  switch (event.type) {
    case "start":
      return { ...log, pending: { ...turn, replay: turn.answer.text === "" ? null : "" } };
    case "safety":
      return answering({ safety: event.card });
    case "text":
      return withText(log, turn, event.delta);
    case "assessment":
      return answering({
        assessment: event.value,
        cardLast: turn.answer.assessment === null ? turn.answer.text !== "" : turn.answer.cardLast,
      });
    case "error":
      // What the model said so far is void: the built-in assistant's whole answer follows.
      if (turn.answer.fault === null) return withoutText(log, turn, event.code);
      return { ...log, pending: { ...turn, replay: turn.replay === null ? null : "" } };
    case "done":
      return finish(log, turn, event.messageId, now);
  }
}

function withoutText(log: ChatLog, turn: PendingTurn, fault: ChatErrorCode): ChatLog {
  return {
    ...log,
    pending: { ...turn, stage: "answering", answer: { ...turn.answer, text: "", fault }, replay: null },
  };
}

function withText(log: ChatLog, turn: PendingTurn, delta: string): ChatLog {
  const shown = turn.answer.text;
  const said = turn.replay === null ? shown + delta : turn.replay + delta;
  const caughtUp = turn.replay === null || said.length >= shown.length;
  return {
    ...log,
    pending: {
      ...turn,
      stage: "answering",
      answer: { ...turn.answer, text: caughtUp ? said : shown },
      replay: caughtUp ? null : said,
    },
  };
}

function finish(log: ChatLog, turn: PendingTurn, messageId: string, now: number): ChatLog {
  const reply = { ...answerOf(turn, now), id: messageId, content: turn.replay ?? turn.answer.text };
  return { lines: append(log.lines, [lineOf(turn), reply]), pending: null };
}

function stop(log: ChatLog, turn: PendingTurn, now: number): ChatLog {
  const reply = { ...answerOf(turn, now), stopped: { whole: null } };
  return { lines: append(log.lines, [lineOf(turn), reply]), pending: null };
}

/** The answer of a turn as far as it is shown, as a line. */
function answerOf({ turnId, answer }: PendingTurn, now: number): ChatLine {
  return {
    id: `${turnId}:assistant`,
    turnId,
    role: "assistant",
    content: answer.text,
    photoIds: [],
    safety: answer.safety,
    assessment: answer.assessment,
    cardLast: answer.cardLast,
    source: answer.fault === null ? null : "fallback",
    createdAt: now,
  };
}

function changeStopped(log: ChatLog, turnId: string | null, change: (line: ChatLine) => ChatLine): ChatLog {
  const isMeant = (line: ChatLine) => line.stopped !== undefined && line.turnId === turnId;
  if (!log.lines.some(isMeant)) return log;
  return { ...log, lines: log.lines.map((line) => (isMeant(line) ? change(line) : line)) };
}

/** The driver's own message of a turn that is not stored yet, as a line. */
export function lineOf(turn: PendingTurn): ChatLine {
  return {
    id: `${turn.turnId}:user`,
    turnId: turn.turnId,
    role: "user",
    content: turn.text,
    answer: turn.tapped ?? null,
    photoIds: turn.photoIds,
    safety: null,
    assessment: null,
    source: null,
    createdAt: turn.sentAt,
  };
}

/** The server's order, by the server's clock; what it did not know yet when it was read stays at the end. */
function readAgain(known: readonly ChatLine[], read: readonly ChatLine[]): readonly ChatLine[] {
  const keys = new Set(read.map(keyOf));
  const last = new Set(known.filter((line) => line.cardLast).map(keyOf));
  const again = read.map((line) => (last.has(keyOf(line)) ? { ...line, cardLast: true } : line));
  return [...again, ...known.filter((line) => !keys.has(keyOf(line)))];
}

function append(known: readonly ChatLine[], added: readonly ChatLine[]): readonly ChatLine[] {
  const merged = new Map(known.map((line) => [keyOf(line), line]));
  for (const line of added) merged.set(keyOf(line), line);
  return [...merged.values()];
}

/** A turn has one line of each role, whoever named it. */
function keyOf(line: ChatLine): string {
  return line.turnId === null ? line.id : `${line.turnId}:${line.role}`;
}

function isAnswered(log: ChatLog, turnId: string): boolean {
  return log.lines.some((line) => line.turnId === turnId && line.role === "assistant");
}

function withoutAnswered(log: ChatLog): ChatLog {
  return log.pending !== null && isAnswered(log, log.pending.turnId) ? { ...log, pending: null } : log;
}

function changePending(log: ChatLog, turnId: string, change: (turn: PendingTurn) => PendingTurn): ChatLog {
  return log.pending?.turnId === turnId ? { ...log, pending: change(log.pending) } : log;
}

/** The conclusion of the latest answer that has one; what the support form starts from. */
export function latestAssessment(log: ChatLog): ChatAssessment | null {
  return log.pending?.answer.assessment ?? log.lines.findLast((line) => line.assessment !== null)?.assessment ?? null;
}

/** A message in the driver's own words: a tapped answer is in the language of the reply. */
export function isTyped({ role, answer = null }: ChatLine): boolean {
  return role === "user" && answer === null;
}

/** Every text of the conversation in order, also of the turn that is being answered. */
export function chatTexts(log: ChatLog): readonly string[] {
  const texts = log.lines.map((line) => line.content);
  return log.pending === null
    ? texts
    : [...texts, log.pending.text, log.pending.answer.text].filter((text) => text !== "");
}
