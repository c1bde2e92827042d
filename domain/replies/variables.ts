import { type ChatLanguage, languages } from "../languages/languages.ts";

/** What a saved reply leaves open, to be filled for each ticket; written `{name}` in its text. */
export const replyVariables = ["name", "truck", "ticket", "eta", "technician", "address"] as const;
type ReplyVariable = (typeof replyVariables)[number];

/** What is known for the variables; absent, null and blank all leave a gap. */
export type ReplyValues = Readonly<Partial<Record<ReplyVariable, string | null>>>;

/** A variable still unfilled in a text: `from` and `to` are positions, in UTF-16 units. */
export interface Gap {
  readonly variable: ReplyVariable;
  readonly from: number;
  readonly to: number;
}

const slots = /\{\s*([\p{L}\p{N}_-]+)\s*\}/gu;

/**
 * A text with its variables filled. An unknown one stays in the text as a visible gap; a filled value is
 * never read for variables again. In a language that runs from right to left, values keep their own direction.
 */
export function fillReply(text: string, values: ReplyValues, language: ChatLanguage): string {
  return text.replace(slots, (slot, word: string) => {
    const variable = variableOf(word);
    const value = variable === null ? "" : (values[variable]?.trim() ?? "");
    return value === "" ? slot : apart(value, language);
  });
}

/** The variables that a text has left open, in order. Other words in braces are ignored. */
export function gapsIn(text: string): readonly Gap[] {
  return [...text.matchAll(slots)].flatMap(({ 0: slot, 1: word = "", index }) => {
    const variable = variableOf(word);
    return variable === null ? [] : [{ variable, from: index, to: index + slot.length }];
  });
}

/** Whether a driver may get a text: nothing in it waits to be filled. */
export function isWhole(text: string): boolean {
  return gapsIn(text).length === 0;
}

/** Words in braces that no ticket fills: a mistake of the reply's author. */
export function unknownVariables(text: string): readonly string[] {
  return [...text.matchAll(slots)].map(([, word = ""]) => word).filter((word) => variableOf(word) === null);
}

/** Hours are said from here on; below, minutes are plainer. */
const leastHours = 180;

/** "45 minutes", in a language of the chat: how long until help arrives; `short` as on a button, "45 min". */
export function etaText(minutes: number, language: ChatLanguage, unitDisplay: "long" | "short" = "long"): string {
  const inHours = minutes >= leastHours;
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: "unit",
    unit: inHours ? "hour" : "minute",
    unitDisplay,
    maximumFractionDigits: 1,
  });
  return format.format(inHours ? minutes / 60 : minutes);
}

function variableOf(word: string): ReplyVariable | null {
  return replyVariables.find((known) => known === word.toLowerCase()) ?? null;
}

function apart(value: string, language: ChatLanguage): string {
  return languages[language].direction === "rtl" ? `\u2068${value}\u2069` : value;
}
