import { Check, Copy, Phone, Share2 } from "lucide-react";
import { useState } from "react";
import { readPosition } from "#domain/places/position-text.ts";
import { interpreterLine } from "#domain/safety/call-911.ts";
import { LocationField } from "../../components/location/location-field.tsx";
import { StickyActions } from "../../components/sticky-actions.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { formatPosition } from "../../lib/device-location.ts";
import { type MessageKey, useLanguage, useT } from "../../lib/i18n.tsx";
import { directionOf, directions, type SpokenLine, spokenLines, spokenText, type Whereabouts } from "./where-words.ts";

/** Where the card's words are kept. */
export interface SaveWhere {
  readonly saving: boolean;
  readonly to: (where: Whereabouts) => void;
}

interface WhereCardProps {
  /** What is known already, from a ticket say. */
  start: Whereabouts;
  /** Looks for the position at once: whoever opened the card asked where they are. */
  locateAtOnce: boolean;
  /** Keeps what the card says; without it the card is to be read out alone. */
  save?: SaveWhere | undefined;
}

const directionNames: Readonly<Record<(typeof directions)[number], MessageKey>> = {
  northbound: "support.direction.north",
  eastbound: "support.direction.east",
  southbound: "support.direction.south",
  westbound: "support.direction.west",
};

/** 'Where am I?': big enough to be read out in the dark, every line correctable. Coordinates need no network. */
export function WhereCard({ start, locateAtOnce, save }: WhereCardProps) {
  const t = useT();
  const [where, setWhere] = useState(start);
  const set = (change: Partial<Whereabouts>) => setWhere((now) => ({ ...now, ...change }));
  return (
    <div className="grid gap-5">
      <ReadOut where={where} />
      <LocationField
        value={where}
        onChange={(change) => setWhere((now) => ({ ...now, ...change(now) }))}
        locateAtOnce={locateAtOnce}
        positionElsewhere
      />
      <fieldset className="grid gap-4">
        <legend className="float-start mb-1 w-full font-bold text-lg">{t("where.correct")}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t("support.highway")}>
            {(ids) => (
              <Input
                {...ids}
                dir="auto"
                maxLength={60}
                autoComplete="off"
                placeholder={t("support.highway_hint")}
                value={where.highway}
                onChange={(event) => set({ highway: event.target.value })}
              />
            )}
          </Field>
          <Field label={t("support.direction")}>
            {(ids) => (
              <NativeSelect
                {...ids}
                value={directionOf(where.direction) ?? ""}
                onChange={(event) => set({ direction: event.target.value })}
              >
                <option value="">{t("support.direction.none")}</option>
                {directions.map((direction) => (
                  <option key={direction} value={direction}>
                    {t(directionNames[direction])}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label={t("support.mile_marker")}>
            {(ids) => (
              <Input
                {...ids}
                dir="auto"
                maxLength={30}
                autoComplete="off"
                value={where.mileMarker}
                onChange={(event) => set({ mileMarker: event.target.value })}
              />
            )}
          </Field>
        </div>
        <CoordinatesField where={where} set={set} />
      </fieldset>
      {save === undefined ? null : (
        <StickyActions>
          <Button size="thumb" className="w-full sm:w-auto" busy={save.saving} onClick={() => save.to(where)}>
            {t(save.saving ? "where.saving" : "where.save")}
          </Button>
        </StickyActions>
      )}
    </div>
  );
}

/** What is read out, as one sign; with the ways to pass it on. */
function ReadOut({ where }: { where: Whereabouts }) {
  const t = useT();
  const lines = spokenLines(t, where);
  return (
    <Card className="grid gap-4 bg-raised">
      {lines.length === 0 ? (
        <p className="font-bold text-xl leading-snug">{t("where.nothing")}</p>
      ) : (
        <dl className="grid gap-3" aria-live="polite">
          {lines.map((line) => (
            <SpokenRow key={line.label} line={line} />
          ))}
        </dl>
      )}
      {lines.length === 0 ? null : <InterpreterLine />}
      <PassOn text={spokenText(lines)} />
    </Card>
  );
}

/** One line in English for the call-taker, and below it in the language of the page. */
function SpokenRow({ line: { label, text, english, isNumber } }: { line: SpokenLine }) {
  const t = useT();
  const size = isNumber ? "font-bold font-mono text-xl" : "font-bold text-2xl";
  return (
    <div>
      <dt className="text-ink-soft text-sm">{t(label)}</dt>
      <dd className={`select-all leading-tight ${size}`}>
        <bdi lang="en" dir="ltr">
          {english.text}
        </bdi>
      </dd>
      {text === english.text ? null : (
        <dd className="text-sm">
          <bdi>{text}</bdi>
        </dd>
      )}
    </div>
  );
}

/** The English line that brings an interpreter to the call, on pages in another language. */
function InterpreterLine() {
  const line = interpreterLine(useLanguage());
  return line === null ? null : (
    <p lang="en" dir="ltr" className="select-all text-start font-bold text-xl">
      <bdi>{line}</bdi>
    </p>
  );
}

function PassOn({ text }: { text: string }) {
  const t = useT();
  const [copied, setCopied] = useState<"copied" | "refused" | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied("copied"),
      () => setCopied("refused"),
    );
  };
  const share = () => {
    // Leaving the sheet of the system without sending rejects; nothing is to be said about that.
    navigator.share({ text }).catch(() => {});
  };
  return (
    <div className="grid gap-2.5 sm:flex sm:flex-wrap">
      <Button asChild variant="danger" size="thumb">
        <a href="tel:911">
          <Phone className="size-5" aria-hidden />
          {t("where.call_911")}
        </a>
      </Button>
      {text === "" ? null : (
        <Button variant="secondary" size="thumb" onClick={copy}>
          {copied === "copied" ? <Check className="size-5" aria-hidden /> : <Copy className="size-5" aria-hidden />}
          {t(copied === "copied" ? "where.copied" : "where.copy")}
        </Button>
      )}
      {text !== "" && "share" in navigator ? (
        <Button variant="secondary" size="thumb" onClick={share}>
          <Share2 className="size-5" aria-hidden />
          {t("where.share")}
        </Button>
      ) : null}
      <p role="status" className={copied === "refused" ? "self-center font-semibold" : "sr-only"}>
        {copied === "refused" ? t("where.copy_refused") : copied === "copied" ? t("where.copied") : ""}
      </p>
    </div>
  );
}

interface CoordinatesFieldProps {
  where: Whereabouts;
  set: (change: Partial<Whereabouts>) => void;
}

/** The coordinates by hand: from a dispatcher, a map, another phone. What is no position changes nothing. */
function CoordinatesField({ where, set }: CoordinatesFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== "" && readPosition(typed) === null;
  return (
    <Field
      label={t("where.coordinates")}
      hint={t("where.coordinates_hint")}
      error={wrong ? t("where.coordinates_invalid") : null}
    >
      {(ids) => (
        <Input
          {...ids}
          dir="ltr"
          className="font-mono"
          maxLength={60}
          autoComplete="off"
          value={typed ?? (where.position === null ? "" : formatPosition(where.position))}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            const position = readPosition(text);
            if (position !== null || text.trim() === "") set({ position });
          }}
          onBlur={() => (wrong ? undefined : setTyped(null))}
        />
      )}
    </Field>
  );
}
