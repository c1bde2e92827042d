import { brand } from "../brand.ts";
import type { InterfaceLanguage } from "../languages/languages.ts";
import { type LineEvent, supportName } from "../room/system-line.ts";
import { type NoticeKind, noticeWords } from "./words.ts";

export interface Notice {
  readonly kind: NoticeKind;
  /** Who did it, as the driver knows them; null for nobody in particular. */
  readonly by: string | null;
  /** Whose doing it was: nobody is told of their own. */
  readonly actorId: string | null;
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
    default:
      return null;
  }
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
}

const maxName = 60;

/** A notice in a driver's language. */
export function wordNotice(notice: Notice, ticketNumber: string, language: InterfaceLanguage): PushedNotice {
  const name = [...(notice.by ?? brand.supportTeam)].slice(0, maxName).join("");
  return {
    title: `${brand.product} · ${ticketNumber}`,
    body: noticeWords[language][notice.kind](`\u2068${name}\u2069`),
    tag: ticketNumber,
    path: `/tickets/${ticketNumber}`,
    language,
  };
}
