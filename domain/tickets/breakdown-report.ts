import type { Assessment } from "../diagnosis/assessment.ts";
import type { PartStatus } from "../parts/order.ts";
import { parsePrice } from "../parts/price.ts";
import type { TicketPlace } from "../replies/values.ts";
import { type Job, jobSteps } from "./job-steps.ts";
import type { ReportText } from "./report-texts.ts";
import type { TicketEventType, TicketStatus } from "./ticket.ts";
import type { UrgencyLevel } from "./urgency.ts";

/** What a report is made from: the ticket as its driver gets it. Times are milliseconds UTC. */
export interface ReportedTicket extends TicketPlace {
  readonly ticketNumber: string;
  readonly status: TicketStatus;
  readonly urgencyLevel: UrgencyLevel;
  readonly contactName: string;
  readonly truckBrand: string;
  readonly truckYear: number;
  readonly truckModel: string;
  readonly issueDescription: string;
  readonly trailer: string | null;
  readonly load: string | null;
  readonly hazardousGoods: string | null;
  readonly assessment: Pick<Assessment, "drive" | "faultCodes" | "causes"> | null;
  readonly resolution: string | null;
  readonly createdAt: number;
  readonly assignedAt: number | null;
  readonly resolvedAt: number | null;
  readonly cancelledAt: number | null;
  readonly job: Pick<Job, "reachedAt">;
  readonly timeline: readonly { readonly type: TicketEventType; readonly createdAt: number }[];
  readonly photoIds: readonly string[];
}

/** A part that was proposed to the driver; `priceToPay` in dollars as a decimal string. */
export interface ReportedPart {
  readonly partsDescription: string;
  readonly status: PartStatus;
  readonly priceToPay: string;
}

/** What is saved of the ticket's truck. */
export interface ReportedTruck {
  readonly truckName: string | null;
  readonly vin: string | null;
}

/** `unread` is what this device could not read: said as such, never as if there were none. */
export interface ReportInput {
  readonly ticket: ReportedTicket;
  /** Null where the truck was not saved, or is not any more. */
  readonly truck: ReportedTruck | null | "unread";
  /** Whether the driver chose to tell the VIN. */
  readonly withVin: boolean;
  readonly parts: readonly ReportedPart[] | "unread";
  /** When the report is made. */
  readonly now: number;
}

/** How the reader's language says it. */
export interface ReportVoice {
  readonly say: (key: ReportText, values?: Readonly<Record<string, string | number>>) => string;
  /** A moment where the driver is, with the name of the zone. */
  readonly local: (time: number) => string;
  /** Cents of a dollar. */
  readonly money: (cents: number) => string;
  readonly direction: "ltr" | "rtl";
}

interface ReportLine {
  readonly id: string;
  readonly label: string;
  /** At least one; each a paragraph of its own. */
  readonly texts: readonly string[];
}

export interface BreakdownReport {
  readonly title: string;
  readonly lines: readonly ReportLine[];
  /** What the report rests on, and when it was made. */
  readonly note: string;
}

/** Events after which somebody has the ticket. */
const taken: readonly TicketEventType[] = ["ticket.claimed", "ticket.assigned"];

/**
 * A breakdown for a dispatcher, a broker or a note on the hours of service, in the reader's language. It takes the
 * named fields alone: no notes of the staff, no name or number of a technician, no number of the driver's either.
 */
export function breakdownReport(input: ReportInput, voice: ReportVoice): BreakdownReport {
  const { ticket } = input;
  const { say, local } = voice;
  const lines: readonly (readonly [id: string, label: string, texts: readonly string[]])[] = [
    ["ticket", say("report.ticket"), [apart(ticket.ticketNumber, voice)]],
    ["driver", say("report.driver"), [apart(ticket.contactName, voice)]],
    ["status", say("report.status"), [status(ticket, voice)]],
    ["urgency", say("report.urgency"), [say(`ui.urgency.${ticket.urgencyLevel}`)]],
    ["submitted", say("report.submitted"), moments(ticket.createdAt, voice)],
    ["claimed", say("report.claimed"), momentsOr(claimedAt(ticket), "report.not_yet", voice)],
    ...reached(ticket, voice),
    ended(ticket, voice),
    ["place", say("report.place"), place(ticket, voice)],
    ["truck", say("report.truck"), truck(input, voice)],
    ["vin", say("report.vin"), input.withVin ? [vin(input.truck, voice)] : []],
    ["trailer", say("report.trailer"), told([ticket.trailer, ticket.load, ticket.hazardousGoods], voice)],
    ["words", say("report.words"), [apart(ticket.issueDescription.trim(), voice)]],
    ["codes", say("report.codes"), codes(ticket.assessment, voice)],
    ["concluded", say("report.concluded"), concluded(ticket.assessment, voice)],
    [
      "done",
      say("report.done"),
      [ticket.resolution?.trim() ? apart(ticket.resolution.trim(), voice) : say("report.nothing_yet")],
    ],
    ["parts", say("report.parts"), parts(input.parts, voice)],
    ["photos", say("report.photos"), [say("report.photo_count", { count: ticket.photoIds.length })]],
  ];
  return {
    title: say("report.title_of", { number: ticket.ticketNumber }),
    lines: lines.filter(([, , texts]) => texts.length > 0).map(([id, label, texts]) => ({ id, label, texts })),
    note: say("report.note", { time: local(input.now) }),
  };
}

/** The report as plain text to hand on; lines end with a line feed. */
export function reportText({ title, lines, note }: BreakdownReport): string {
  const told = lines.map(({ label, texts: [first = "", ...more] }) => {
    const short = more.length === 0 && !first.includes("\n");
    return short ? `${label}: ${first}` : [`${label}:`, first, ...more].join("\n");
  });
  return `${[title, "", ...told, "", note].join("\n")}\n`;
}

/** "2026-11-22 07:05 UTC"; `time` in milliseconds UTC. */
export function utcMoment(time: number): string {
  const iso = new Date(time).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

function moments(time: number, voice: ReportVoice): readonly string[] {
  return [apart(voice.local(time), voice), apart(utcMoment(time), voice)];
}

function momentsOr(time: number | null, otherwise: ReportText, voice: ReportVoice): readonly string[] {
  return time === null ? [voice.say(otherwise)] : moments(time, voice);
}

function isCancelled({ status, cancelledAt }: ReportedTicket): boolean {
  return status === "closed" && cancelledAt !== null;
}

function status(ticket: ReportedTicket, { say }: ReportVoice): string {
  return isCancelled(ticket) ? say("tickets.step.cancelled") : say(`ui.status.${ticket.status}`);
}

/** When a technician first took it, as long as its history tells. */
function claimedAt({ timeline, assignedAt }: ReportedTicket): number | null {
  return timeline.find(({ type }) => taken.includes(type))?.createdAt ?? assignedAt;
}

/** The steps of the job that were reached, each with its time. */
function reached(
  { job }: ReportedTicket,
  voice: ReportVoice,
): readonly (readonly [string, string, readonly string[]])[] {
  return jobSteps.flatMap((step) => {
    if (step === "requested") return [];
    const at = job.reachedAt[step];
    return at === null ? [] : [[step, voice.say(`tickets.job.${step}`), moments(at, voice)] as const];
  });
}

function ended(ticket: ReportedTicket, voice: ReportVoice): readonly [string, string, readonly string[]] {
  const { say } = voice;
  if (isCancelled(ticket)) {
    return ["cancelled", say("report.cancelled"), momentsOr(ticket.cancelledAt, "report.not_yet", voice)];
  }
  const over = ticket.status === "resolved" || ticket.status === "closed";
  const at = over ? ticket.resolvedAt : null;
  return ["resolved", say("report.resolved"), momentsOr(at, over ? "report.no_time" : "report.not_yet", voice)];
}

const directionWords = {
  northbound: "support.direction.north",
  eastbound: "support.direction.east",
  southbound: "support.direction.south",
  westbound: "support.direction.west",
} as const satisfies Readonly<Record<string, ReportText>>;

function place(ticket: ReportedTicket, voice: ReportVoice): readonly string[] {
  const { highway, direction, mileMarker, locationAddress, locationLat, locationLng } = ticket;
  const known = Object.entries(directionWords).find(([value]) => value === direction?.trim().toLowerCase())?.[1];
  const heading = known === undefined ? direction : voice.say(known);
  const road = [highway, heading]
    .filter((part) => part !== null && part.trim() !== "")
    .map((part) => apart(String(part).trim(), voice))
    .join(" ");
  const found = [
    road,
    mileMarker?.trim() ? voice.say("report.mile_marker", { marker: mileMarker.trim() }) : "",
    locationAddress?.trim() ? apart(locationAddress.trim(), voice) : "",
    locationLat === null || locationLng === null
      ? ""
      : apart(`${locationLat.toFixed(5)}, ${locationLng.toFixed(5)}`, voice),
  ].filter((part) => part !== "");
  return found.length === 0 ? [voice.say("report.no_place")] : found;
}

function truck({ ticket, truck: saved }: ReportInput, voice: ReportVoice): readonly string[] {
  const { truckYear, truckBrand, truckModel } = ticket;
  const name = saved === "unread" ? null : (saved?.truckName ?? null);
  return [...told([name], voice), apart(`${truckYear} ${truckBrand} ${truckModel}`, voice)];
}

function vin(saved: ReportInput["truck"], voice: ReportVoice): string {
  if (saved === "unread") return voice.say("report.unread");
  return saved?.vin ? apart(saved.vin, voice) : voice.say("report.no_vin");
}

/** Where nothing read the driver's words for codes, none is denied either. */
function codes(assessment: ReportedTicket["assessment"], voice: ReportVoice): readonly string[] {
  if (assessment === null) return [];
  if (assessment.faultCodes.length === 0) return [voice.say("report.no_codes")];
  return assessment.faultCodes.map(({ spn, fmi, meaning }) => {
    const code = apart(fmi === null ? `SPN ${spn}` : `SPN ${spn} FMI ${fmi}`, voice);
    return `${code} · ${meaning === null ? voice.say("report.code_unknown") : apart(meaning, voice)}`;
  });
}

function concluded(assessment: ReportedTicket["assessment"], voice: ReportVoice): readonly string[] {
  if (assessment === null) return [voice.say("report.nothing_concluded")];
  const { drive, causes } = assessment;
  const decision = drive === "not_applicable" ? [] : [voice.say(`assess.drive.${drive}`)];
  const likely = causes.map(({ text }) => apart(text, voice)).join("; ");
  const cause = likely === "" ? voice.say("report.no_cause") : voice.say("report.likely", { causes: likely });
  return [...decision, cause];
}

function parts(proposed: ReportInput["parts"], voice: ReportVoice): readonly string[] {
  const { say, money } = voice;
  if (proposed === "unread") return [say("report.unread")];
  if (proposed.length === 0) return [say("report.no_parts")];
  return proposed.map(({ partsDescription, status: stands, priceToPay }) => {
    const price = parsePrice(priceToPay);
    const told = [apart(oneLine(partsDescription), voice), say(`parts.status.${stands}`)];
    return [...told, ...(price === null ? [] : [apart(money(price), voice)])].join(" · ");
  });
}

function told(texts: readonly (string | null)[], voice: ReportVoice): readonly string[] {
  return texts.flatMap((text) => (text?.trim() ? [apart(oneLine(text), voice)] : []));
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Text that may run against the report's direction, each of its lines kept in its own. */
function apart(text: string, { direction }: ReportVoice): string {
  if (direction === "ltr" && !rightToLeftLetters.test(text)) return text;
  return text.replace(/[^\n]+/gu, "\u2068$&\u2069");
}
