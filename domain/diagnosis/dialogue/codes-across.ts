import type { ConceptId } from "../knowledge/concepts.ts";
import { patternOf } from "../languages/known.ts";
import { readCodes, readLoneFmi } from "../parse/codes/codes.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import type { Asked } from "./asked-question.ts";

/** What is read off a gauge: a number that is asked for beside it is no code. */
const ofGauge: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "air",
  "air_supply",
  "gauge",
  "hot",
  "oil",
  "oil_pressure",
  "overheat",
  "pressure",
  "temperature",
  "tire",
]);
const label = /spn|спн|سبن/iu;
const inDegrees = /[°º]|\d\s?[fcф](?!\p{L})|degree|grado|градус|درج/iu;
/** "94 and 18", "168 and 1": of what stands beside gauges these are the gauges'. */
const shortPair = /^\D{0,10}\d{2,3}\s(?:and|y|и|و)\s?\d{1,2}\D{0,3}$/u;
const which = /^\P{L}*(?:which|cu[aá]l(?:es)?|как(?:ой|ие)|[اأ]ي(?:ه|ش)?)(?:\sone)?s?\P{L}*$/iu;
/** "That's the part number": what the number told before is. */
const ofOther = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:it|that)['’]?s|(?:it|that) is|sorry)[^.!?\d]{0,20} (?:part|trailer|truck|load|order|unit|phone|invoice|ticket|gate|seal) ?(?:no|num|number|#|id)(?!\p{L})|${of("ofOther")}`,
      "iu",
    ),
);

/** The codes of a message, and the message in which their words stand. */
export interface CodesHere {
  readonly codes: readonly WrittenCode[];
  readonly within: ReadMessage;
}

/**
 * The codes of a message where it stands: by itself, as the end of what was begun before ("SPN 110", then "FMI 0"), or as
 * what says of a number told before that it is one ("110", "degrees or a code?", "code"). `whole` is both messages
 * together.
 */
export function codesIn(
  message: ReadMessage,
  whole: ReadMessage | null,
  {
    asked,
    told,
  }: { readonly asked: Asked; readonly told: { readonly message: ReadMessage; readonly goesOn: boolean } | null },
): CodesHere {
  const none = { codes: [], within: message };
  if (answersOtherwise(message.text, asked)) return none;
  const { number, fmi: isFmiAsked, isWhether } = asked.ofCodes;
  if (isWhether && told !== null) {
    const confirmed = confirmedCodes(message, told.message);
    if (confirmed.length > 0) return { codes: confirmed, within: told.message };
  }
  const isOfGauge = told !== null && speaksOfGauge(told.message, asked);
  const isAsked = (number && !isWhether && (asked.ofCodes.isPlain || !isOfGauge)) || asksWhich(asked, told?.message);
  const alone = readCodes(message.text, isAsked);
  if (isOfGauge && !asked.ofCodes.isPlain && shortPair.test(message.text)) return none;
  if (alone.length > 0 || whole === null || told === null) return { codes: alone, within: message };
  if (!told.goesOn && !isFmiAsked) return none;
  const before = readCodes(told.message.text, isFmiAsked);
  const [open] = before;
  const fmi = isFmiAsked && open?.fmi === null && before.length === 1 ? readLoneFmi(message.text, true) : null;
  if (open !== undefined && fmi !== null) return { codes: [{ ...open, fmi }], within: told.message };
  const keys = before.map(codeKey);
  const together = readCodes(whole.text, isFmiAsked).filter((code) => !keys.includes(codeKey(code)));
  return { codes: together, within: whole };
}

/** Whether a message says that a number told before names something else: "that's the part number". */
export function namesOther(text: string): boolean {
  return ofOther().test(text);
}

/** "Code", "yes, SPN, FMI 4", to whether the number told before is a code. */
function confirmedCodes({ text, concepts }: ReadMessage, told: ReadMessage): readonly WrittenCode[] {
  const says = (id: ConceptId) => concepts.some(({ concept, denied }) => concept === id && !denied);
  if (!(says("code") || says("yes") || label.test(text)) || inDegrees.test(text)) return [];
  const fmi = readLoneFmi(text);
  return readCodes(told.text, true).map((code) => (code.fmi === null ? { ...code, fmi } : code));
}

/** "New code", "which one?" */
function asksWhich({ asks }: Asked, told: ReadMessage | undefined): boolean {
  return asks !== null && which.test(asks.text) && (told?.concepts.some(({ concept }) => concept === "code") ?? false);
}

function speaksOfGauge({ concepts }: ReadMessage, { asks }: Asked): boolean {
  return [...concepts, ...(asks?.concepts ?? [])].some(({ concept }) => ofGauge.has(concept));
}

/** A long number alone, where something else than a code was asked for: the miles that it has run. */
function answersOtherwise(text: string, { question, asks, ofCodes }: Asked): boolean {
  return (question !== null || asks !== null) && !ofCodes.number && /^\D*\d{5,6}\D*$/u.test(text);
}

function codeKey({ spn, fmi }: WrittenCode): string {
  return `${spn}/${fmi}`;
}
