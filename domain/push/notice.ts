import { brand } from "../brand.ts";
import type { InterfaceLanguage } from "../languages/languages.ts";
import { type LineEvent, supportName } from "../room/system-line.ts";
import { type Arrival, type Job, jobInEvent } from "../tickets/job-steps.ts";
import { arrivalWords, type NoticeKind, noticeWords } from "./words.ts";

export interface Notice {
  readonly kind: NoticeKind;
  /** The actor's name as the driver knows it; null for no particular person. */
  readonly by: string | null;
  /** The actor's id: a notice never goes to its own actor. */
  readonly actorId: string | null;
  /** The range of arrival, if it was set with a step; in milliseconds UTC. */
  readonly arrival?: Pick<Arrival, "from" | "until"> | null;
}

/** The notice of a change of the record; null for what may wait until the page is opened. */
export function noticeOfEvent(
  event: LineEvent & { readonly actorId: string | null; readonly audience: "everyone" | "staff" },
): Notice | null {
  if (event.audience !== "everyone") return null;
  const { actorId, actorName } = event;
  switch (event.type) {
    case "ticket.claimed":
      return { kind: "taken", by: supportName(actorName), actorId };
    case "ticket.assigned": {
      const name = event.data["assignedName"];
      return { kind: "taken", by: supportName(typeof name === "string" ? name : null), actorId };
    }
    case "ticket.resolved":
      return { kind: "resolved", by: supportName(actorName), actorId };
    case "part.proposed":
      return { kind: "part", by: supportName(actorName), actorId };
    case "ticket.step": {
      const job = jobInEvent(event.data);
      const renewed = event.data["renewed"] === true;
      return job && { kind: stepKind(job, renewed), by: supportName(actorName), actorId, arrival: job.arrival };
    }
    case "ticket.released":
    case "ticket.status_changed":
      return event.data["helpCalledOff"] === true ? { kind: "called_off", by: supportName(actorName), actorId } : null;
    default:
      return null;
  }
}

function stepKind({ step, arrival }: Job, renewed: boolean): NoticeKind {
  if (step === "requested") return "called_off";
  if (!renewed) return step;
  return arrival === null ? "no_estimate" : "new_estimate";
}

const toldEverywhere: readonly NoticeKind[] = ["taken", "resolved", "part"];

/** Whether a notice is kept from a driver who looks at the ticket: what was written and how the job goes is seen there. */
export function isSeenOnPage({ kind }: Notice): boolean {
  return !toldEverywhere.includes(kind);
}

/** What travels to the device and is shown on its lock screen, which is public: a number, a name, nothing said. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** A notification with the tag of one that is shown takes its place. */
  readonly tag: string;
  /** A path of this origin. */
  readonly path: string;
  readonly language: InterfaceLanguage;
  /** The body with {from} and {until}, for a device that puts its own clock's times in; else `body` is shown. */
  readonly timedBody?: string;
  /** Between when help arrives: milliseconds UTC, as text. */
  readonly arrivesFrom?: string;
  readonly arrivesUntil?: string;
}

const maxName = 60;

/** What happened, in a driver's language and without a time; no full stop. */
export function noticeSentence({ kind, by }: Pick<Notice, "kind" | "by">, language: InterfaceLanguage): string {
  const name = [...(by ?? brand.supportTeam)].slice(0, maxName).join("");
  return noticeWords[language][kind](`\u2068${name}\u2069`);
}

/** A notice in a driver's language. */
export function wordNotice(notice: Notice, ticketNumber: string, language: InterfaceLanguage): PushedNotice {
  const { arrival } = notice;
  const body = noticeSentence(notice, language);
  const timed = arrival && {
    timedBody: `${body}. ${arrivalWords[language]}`,
    arrivesFrom: String(arrival.from),
    arrivesUntil: String(arrival.until),
  };
  return {
    title: `${brand.product} · ${ticketNumber}`,
    body,
    tag: ticketNumber,
    path: `/tickets/${ticketNumber}`,
    language,
    ...timed,
  };
}
