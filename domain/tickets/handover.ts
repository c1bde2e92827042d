import type { Assessment, FaultCode } from "../diagnosis/assessment.ts";
import type { Guide } from "../diagnosis/guides/guide.ts";
import { assess, type GuideRecord, recordTrail, type TrailRecord, wordingOf } from "../diagnosis/index.ts";
import type { DialogueLine } from "../diagnosis/input.ts";
import { recordWording } from "../diagnosis/languages/records.ts";
import { type ChatLanguage, chatLanguages, languages } from "../languages/languages.ts";
import { handoverWords } from "./handover-words.ts";

/** The hand-over card as it was when the ticket was submitted: at most 8 lines, in each language that it can be read in. */
export type TicketHandover = Readonly<Record<ChatLanguage, readonly string[]>>;

/** What a hand-over card is made from: what the driver said and wrote, and where the truck stands. */
export interface HandoverInput {
  /** The conversation, oldest first; empty when the form came without one. */
  readonly messages: readonly DialogueLine[];
  /** What the form says. */
  readonly issue: string;
  readonly truck: {
    readonly brand: string;
    readonly year: number;
    readonly model: string;
    readonly mileage?: number | null | undefined;
  };
  readonly where: {
    readonly highway?: string | null | undefined;
    readonly direction?: string | null | undefined;
    readonly mileMarker?: string | null | undefined;
    readonly address?: string | null | undefined;
    readonly latitude?: number | null | undefined;
    readonly longitude?: number | null | undefined;
  };
  readonly trailer?: string | null | undefined;
  readonly load?: string | null | undefined;
  readonly hazardousGoods?: string | null | undefined;
  /** Codes that were read from photos; those that the driver has not confirmed are among the unknown. */
  readonly photoCodes?: readonly Pick<FaultCode, "spn" | "fmi">[];
  /** The guide of the latest conclusion, and the guides in every language that the card can be read in. */
  readonly guided?: {
    readonly record: GuideRecord;
    readonly guides: Readonly<Record<ChatLanguage, readonly Guide[]>>;
  } | null;
}

const longestQuote = 140;
const longestAnswer = 60;
const mostAnswers = 3;

/** The card in every language that it can be read in. */
export function handoverCards(input: HandoverInput): TicketHandover {
  const cards = chatLanguages.map((language) => [language, handoverCard(input, language)] as const);
  return Object.fromEntries(cards) as TicketHandover;
}

/**
 * At most 8 lines for the technician, in one language: what is dangerous, what happened, where, which truck, its
 * codes, what was asked and answered, what is likely, what is unknown. The driver's own words stay as they were.
 */
export function handoverCard(input: HandoverInput, language: ChatLanguage): readonly string[] {
  const words = handoverWords[language];
  const said = input.messages.some((line) => line.role === "user")
    ? input.messages
    : [{ role: "user" as const, content: input.issue }];
  const assessment = assess({ messages: said, language, truck: input.truck });
  const trail = trailOf(input, language);
  const lines: readonly (readonly [string, string])[] = [
    [words.danger, dangers(input, assessment, language)],
    [words.happened, happened(input, said, assessment, language)],
    [words.where, place(input.where, language) || words.notSaid],
    [words.truck, truck(input, language)],
    [words.codes, codes(assessment, language) || words.noneGiven],
    [
      words.asked,
      trail === null ? answers(input.messages, language) : trail.asked.map((one) => apart(one, language)).join("; "),
    ],
    [
      words.likely,
      [...foundBy(trail, language), ...assessment.causes.map(({ text }) => text)]
        .map((text) => apart(text, language))
        .slice(0, 2)
        .join("; "),
    ],
    [words.unknown, unknowns(input, assessment, trail, language)],
  ];
  return lines.filter(([, text]) => text !== "").map(([label, text]) => `${label}: ${text}`);
}

/** The card after the driver corrected where the truck stands; every other line stays. */
export function handoverAt(card: TicketHandover, where: HandoverInput["where"]): TicketHandover {
  const corrected = chatLanguages.map((language) => {
    const { where: label, notSaid } = handoverWords[language];
    const line = `${label}: ${place(where, language) || notSaid}`;
    return [language, (card[language] ?? []).map((old) => (old.startsWith(`${label}: `) ? line : old))] as const;
  });
  return { ...card, ...Object.fromEntries(corrected) };
}

function dangers({ hazardousGoods }: HandoverInput, { redFlags, drive }: Assessment, language: ChatLanguage): string {
  const words = handoverWords[language];
  const { titles } = wordingOf(language).safety;
  const found = redFlags.map((flag) => titles[flag]);
  if (hazardousGoods) found.push(`${words.hazmat} (${quoted(hazardousGoods, longestAnswer, language)})`);
  if (found.length > 0) return found.join("; ");
  return drive === "next_safe_exit" ? wordingOf(language).reply.decision.next_safe_exit : words.noDangerReported;
}

/** Which system and how urgent, in the technician's language, then the driver's own words. */
function happened(
  { issue }: HandoverInput,
  said: readonly DialogueLine[],
  { category, urgency }: Assessment,
  language: ChatLanguage,
): string {
  const { categories, urgency: urgencies } = recordWording[language];
  const first = said.find((line) => line.role === "user" && line.content.trim() !== "")?.content ?? "";
  const quotes = [first, issue].map((text) => quoted(text, longestQuote, language)).filter((text) => text !== "");
  const read = `${categories[category]} (${urgencies[urgency]})`;
  return [read, [...new Set(quotes)].join(" / ")].filter((text) => text !== "").join(" · ");
}

function place(
  { highway, direction, mileMarker, address, latitude, longitude }: HandoverInput["where"],
  language: ChatLanguage,
): string {
  const road = [highway, direction, mileMarker ? `MM ${mileMarker}` : ""].filter((part) => part).join(" ");
  const position =
    typeof latitude === "number" && typeof longitude === "number"
      ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
      : "";
  const parts = [...new Set([road, address ?? "", position])].filter((part) => part !== "");
  return parts.map((part) => apart(part, language)).join(" · ");
}

function truck(
  { truck: { brand, year, model, mileage }, trailer, load }: HandoverInput,
  language: ChatLanguage,
): string {
  const words = handoverWords[language];
  return [
    apart(`${year} ${brand} ${model}`, language),
    mileage ? apart(`${mileage} mi`, language) : "",
    trailer ? `${words.trailer} ${apart(trailer, language)}` : "",
    load ? `${words.load} ${apart(load, language)}` : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function codes({ faultCodes }: Assessment, language: ChatLanguage): string {
  return faultCodes
    .map((code) => `${codeName(code)}${code.meaning ? ` (${code.meaning})` : ""}`)
    .map((code) => apart(code, language))
    .join("; ");
}

function codeName({ spn, fmi }: Pick<FaultCode, "spn" | "fmi">): string {
  return fmi === null ? `SPN ${spn}` : `SPN ${spn} FMI ${fmi}`;
}

/** What the open guide has asked and found, in the card's language. */
function trailOf({ guided, truck }: HandoverInput, language: ChatLanguage): TrailRecord | null {
  if (!guided) return null;
  return recordTrail(guided.record, guided.guides[language], truck, wordingOf(language));
}

/** The cause that the guide has led to, and in English its line for the technician. */
function foundBy(trail: TrailRecord | null, language: ChatLanguage): readonly string[] {
  if (trail?.found == null) return [];
  return language === "en" && trail.technician !== null ? [`${trail.found} ${trail.technician}`] : [trail.found];
}

/** The latest questions of the assistant with the driver's answers. */
function answers(messages: readonly DialogueLine[], language: ChatLanguage): string {
  const pairs = messages.flatMap((line, at) => {
    const next = messages[at + 1];
    if (line.role !== "assistant" || !line.question || next?.role !== "user") return [];
    const answer = quoted(next.content, longestAnswer, language);
    return answer === "" ? [] : [`${inLanguage(line.question, language)} ${answer}`];
  });
  return pairs.slice(-mostAnswers).join(" ");
}

/** A question of the engine in another language; one that it does not know stays as it was. */
function inLanguage(question: string, language: ChatLanguage): string {
  const { questions } = wordingOf(language);
  for (const known of chatLanguages) {
    const id = Object.entries(wordingOf(known).questions).find(([, text]) => text === question)?.[0];
    const found = Object.entries(questions).find(([other]) => other === id)?.[1];
    if (found !== undefined) return found;
  }
  return question;
}

function unknowns(
  input: HandoverInput,
  { faultCodes, causes, question }: Assessment,
  trail: TrailRecord | null,
  language: ChatLanguage,
): string {
  const words = handoverWords[language];
  const confirmed = new Set(faultCodes.map(codeName));
  const unconfirmed = [...new Set((input.photoCodes ?? []).map(codeName))].filter((code) => !confirmed.has(code));
  return [
    unconfirmed.length === 0 ? "" : `${words.photoCodes} ${apart(unconfirmed.join(", "), language)}`,
    ...(trail?.unknown ?? (question ? [question] : [])).map((open) => apart(open, language)),
    faultCodes.some(({ meaning }) => meaning === null) ? words.codeUnknown : "",
    causes.length === 0 && trail?.found == null ? words.causeUnknown : "",
    place(input.where, language) === "" ? words.whereUnknown : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function quoted(text: string, most: number, language: ChatLanguage): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line === "") return "";
  return apart(`“${line.length > most ? `${[...line].slice(0, most).join("").trimEnd()}…` : line}”`, language);
}

/** What was typed, kept in its own direction within a line that runs from right to left. */
function apart(text: string, language: ChatLanguage): string {
  return languages[language].direction === "rtl" ? `\u2068${text}\u2069` : text;
}
