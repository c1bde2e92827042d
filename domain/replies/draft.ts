import { brand } from "../brand.ts";
import { assess, wordingOf } from "../diagnosis/index.ts";
import type { DialogueLine, TruckFacts } from "../diagnosis/input.ts";
import type { ChatLanguage } from "../languages/languages.ts";
import { maxReplyTextLength } from "./reply.ts";

/** What is known of a ticket when its driver is to be answered. */
export interface DraftInput {
  /** The chat with the assistant before the ticket, oldest first. */
  readonly chat: readonly DialogueLine[];
  /** What the form says. */
  readonly issue: string;
  /** What driver and technicians have said to each other since, oldest first; without notes for staff. */
  readonly room: readonly { readonly by: "driver" | "support"; readonly text: string }[];
  readonly truck: TruckFacts;
  readonly language: ChatLanguage;
}

const mostSteps = 4;
const mostChecks = 2;

const openings: Readonly<Record<ChatLanguage, string>> = {
  en: `Hi {name}, this is {technician} from ${brand.product}.`,
  es: `Hola, {name}. Soy {technician}, de ${brand.product}.`,
  ar: `مرحبًا {name}، معك {technician} من ${brand.product}.`,
  ru: `Здравствуйте, {name}! Это {technician} из ${brand.product}.`,
};

/**
 * What a technician might answer next, in the driver's language, with variables still open: a greeting where no one
 * has answered yet, what to do now where there is danger and it was not said yet, then the engine's next question, or
 * what to check. Null where the engine has nothing to add, and where the driver is to answer first. Only ever a draft:
 * a person reads, edits and sends it.
 */
export function draftReply({ chat, issue, room, truck, language }: DraftInput): string | null {
  if (room.at(-1)?.by === "support") return null;
  const said: readonly DialogueLine[] = [
    ...chat,
    ...(chat.some(({ role, content }) => role === "user" && content.trim() === issue.trim())
      ? []
      : [{ role: "user" as const, content: issue }]),
    ...room.map(({ by, text }) => ({
      role: by === "driver" ? ("user" as const) : ("assistant" as const),
      content: text,
    })),
  ];
  const { drive, steps, question, checks } = assess({ messages: said, language, truck });
  const { reply } = wordingOf(language);
  const decision = drive === "stop_now" || drive === "next_safe_exit" ? reply.decision[drive] : "";
  const wasSaid = room.some(({ by, text }) => by === "support" && text.includes(decision));
  const blocks = [
    wasSaid ? "" : decision,
    drive === "stop_now" && !wasSaid ? listed(reply.doNow, steps.slice(0, mostSteps), (at) => `${at + 1}.`) : "",
    question ?? listed(reply.check, checks.slice(0, mostChecks), () => "•"),
  ].filter((block) => block !== "");
  if (blocks.length === 0) return null;
  const greets = room.every(({ by }) => by === "driver");
  return [...(greets ? [openings[language]] : []), ...blocks].join("\n\n").slice(0, maxReplyTextLength);
}

function listed(title: string, lines: readonly string[], bullet: (at: number) => string): string {
  return lines.length === 0 ? "" : [title, ...lines.map((line, at) => `${bullet(at)} ${line}`)].join("\n");
}
