import { type FormEvent, useState } from "react";
import { codeNames } from "#domain/chat/corrections.ts";
import type { ReadCode } from "#domain/chat/turn.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { useT } from "../../lib/i18n.tsx";

const largestSpn = 524_287;
const largestFmi = 31;

interface Written {
  readonly spn: string;
  readonly fmi: string;
}

/** The code that was written; null for what no code can be. */
function readCode({ spn, fmi }: Written): ReadCode | null {
  const first = wholeNumber(spn, largestSpn);
  const second = fmi.trim() === "" ? null : wholeNumber(fmi, largestFmi);
  return first === null || (fmi.trim() !== "" && second === null) ? null : { spn: first, fmi: second };
}

function wholeNumber(text: string, most: number): number | null {
  const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
  return number !== null && number <= most ? number : null;
}

interface CodesToConfirmProps {
  codes: readonly ReadCode[];
  /** Takes the driver's own words; null while nothing can be said. False when it was not sent. */
  onSay: ((text: string) => boolean) | null;
}

/** Codes that were read from a photo: the driver corrects and confirms them before anything rests on them. */
export function CodesToConfirm({ codes, onSay }: CodesToConfirmProps) {
  const t = useT();
  const [written, setWritten] = useState<readonly Written[]>(() =>
    codes.map(({ spn, fmi }) => ({ spn: String(spn), fmi: fmi === null ? "" : String(fmi) })),
  );
  const [shown, setShown] = useState(false);
  if (onSay === null)
    return <p className="text-ink-soft text-sm">{t("chat.codes.open", { codes: codeNames(codes) })}</p>;

  const change = (at: number, part: Partial<Written>) =>
    setWritten(written.map((code, index) => (index === at ? { ...code, ...part } : code)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = written.map(readCode);
    setShown(true);
    const whole = read.filter((code) => code !== null);
    if (whole.length === read.length) onSay(t("chat.codes.said", { codes: codeNames(whole) }));
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-xl border border-card-line bg-panel p-4">
      <div className="grid gap-1">
        <h3 className="text-lg">{t("chat.codes.title")}</h3>
        <p>{t("chat.codes.text")}</p>
      </div>
      {written.map((code, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list neither grows nor moves
        <fieldset key={at} className="grid gap-2">
          <legend className="mb-1 text-ink-soft text-sm">{t("chat.codes.number", { number: at + 1 })}</legend>
          <div dir="ltr" className="grid grid-cols-[2fr_1fr] gap-3">
            <Field label="SPN">
              {(ids) => (
                <Input
                  {...ids}
                  inputMode="numeric"
                  maxLength={6}
                  value={code.spn}
                  onChange={(event) => change(at, { spn: event.target.value })}
                />
              )}
            </Field>
            <Field label="FMI">
              {(ids) => (
                <Input
                  {...ids}
                  inputMode="numeric"
                  maxLength={2}
                  value={code.fmi}
                  onChange={(event) => change(at, { fmi: event.target.value })}
                />
              )}
            </Field>
          </div>
          {shown && readCode(code) === null ? (
            <p role="alert" className="font-semibold text-orange-ink">
              {t("chat.codes.invalid")}
            </p>
          ) : null}
        </fieldset>
      ))}
      <Button type="submit" size="thumb">
        {t("chat.codes.confirm")}
      </Button>
    </form>
  );
}
