import { isUsableFmi } from "../knowledge/codes.ts";
import { patternOf } from "../languages/known.ts";
import { readCodes, readLoneFmi } from "../parse/codes/codes.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";

/** A question for what a screen shows, in the four languages. */
const number = patternOf(
  (of) => new RegExp(String.raw`(?<!\p{L})spn(?!\p{L})|\b(?:numbers?|codes?|digits?|faults?)\b|${of("number")}`, "iu"),
);
const plainly =
  /spn|спн|code|fault|screen|display|dash|pantalla|tablero|экран|شاش|c[oó]digo|falla|код|ошиб|كود|[اأ]كواد|رمز/iu;
const whether = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:degrees|temperature)(?!\p{L})|\b(?:is|are) (?:that|this|it|those) (?:an? )?(?:fault )?(?:codes?|spn)|${of("whether")}`,
      "iu",
    ),
);
const failureMode =
  /fmi|фми|failure mode|modo de falla|[اإ]ف [اإ]م|second number|segundo n[uú]mero|второ\p{L} (?:число|цифр)|الرقم الثاني/iu;
/** "No, nothing stored". */
const none = patternOf(
  (of) =>
    new RegExp(
      String.raw`^(?:nope|no|нет|لا)(?!\p{L})[^\d]{0,12}(?:nothing (?:stored|active)|no codes|${of("noneStored")})`,
      "iu",
    ),
);
/** "No sorry, looked again, 16": the failure mode that was told is corrected. */
const looksAgain = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\P{L}*(?:no|нет|не|لا)(?!\p{L})[^.!?\d]{0,30}(?:sorry|again|wrong|mistake|meant|${of("corrects")})`,
      "iu",
    ),
);
/** What of its codes the assistant asked for last. */
export interface AskedOfCodes {
  readonly number: boolean;
  readonly fmi: boolean;
  /** It asks whether a number is one: "Is that degrees or a code?" */
  readonly isWhether: boolean;
  /** It says that it asks for a code, not for any number. */
  readonly isPlain: boolean;
  /** The codes that the question names: "Is SPN 5246 still there?" */
  readonly named: readonly WrittenCode[];
}

/** Whether a question asks which number or which failure mode is shown; `line` is what it stands in. */
export function asksOfCodes(question: string, line = question): AskedOfCodes {
  const fmi = failureMode.test(question);
  const named = question === "" ? [] : readCodes(question, fmi);
  const before = fmi && named.length === 0 ? readCodes(line) : [];
  const isWhether = whether().test(line) && plainly.test(line);
  const isPlain = plainly.test(question);
  return {
    number: number().test(question) || isWhether,
    fmi,
    isWhether,
    isPlain,
    named: before.length === 1 ? before : named,
  };
}

/**
 * Adds a message's codes to those of the conversation: present ones replace what was only before, a lone FMI completes an
 * SPN, a yes takes the codes that were asked for, "no, nothing stored" takes back all.
 */
export function tellCodes(
  codes: Map<string, WrittenCode>,
  here: readonly WrittenCode[],
  written: string,
  asked: AskedOfCodes,
  saysYes: boolean,
): void {
  if (none().test(written)) codes.clear();
  if (here.some(({ past }) => past !== true)) for (const [key, { past }] of codes) if (past === true) codes.delete(key);
  for (const code of here) codes.set(`${code.spn}/${code.fmi}`, code);
  if (here.length > 0) return;
  const { named } = asked;
  const open = [...codes.values()].find(({ fmi }) => fmi === null);
  const bare = open ?? (named.length === 1 && named[0]?.fmi === null ? named[0] : undefined);
  if (saysYes) for (const code of named) codes.set(`${code.spn}/${code.fmi}`, code);
  const fmi = bare === undefined ? null : readLoneFmi(written, asked.fmi);
  const whole = toldCodes(codes);
  const [only] = whole;
  const other =
    whole.length === 1 && looksAgain().test(written)
      ? Number(/(?<![\d.])\d{1,2}(?![\d.])/u.exec(written)?.[0] ?? 99)
      : 99;
  if (only !== undefined && only.fmi !== null && isUsableFmi(other)) {
    codes.clear();
    codes.set(`${only.spn}/${other}`, { ...only, fmi: other });
  }
  if (bare !== undefined && fmi !== null) codes.set(`${bare.spn}/${fmi}`, { ...bare, fmi });
}

/** The codes without an SPN alone where it is told with its FMI too. */
export function toldCodes(codes: ReadonlyMap<string, WrittenCode>): WrittenCode[] {
  const all = [...codes.values()];
  return all.filter((code) => code.fmi !== null || !all.some((other) => other.spn === code.spn && other.fmi !== null));
}
