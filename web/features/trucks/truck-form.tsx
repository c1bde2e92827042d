import { type FormEvent, useRef, useState } from "react";
import { type ChatLanguage, chatLanguages, languages } from "#domain/languages/languages.ts";
import type { TruckInput } from "#domain/trucks/truck.ts";
import { LocationField, type LocationValue, noLocation } from "../../components/location/location-field.tsx";
import { StickyActions } from "../../components/sticky-actions.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { TruckFieldInputs } from "./truck-field-inputs.tsx";
import { blankTruck, isComplete, readTruck, type TruckFields } from "./truck-form-rules.ts";

/** What the form hands on. */
export interface DescribedTruck {
  readonly truck: TruckInput;
  readonly language: ChatLanguage;
  readonly location: LocationValue;
}

interface TruckFormProps {
  /** The language that the driver used last. */
  language: ChatLanguage;
  onSubmit: (described: DescribedTruck, save: boolean) => void;
  onBack: () => void;
  /** What is under way, in words; null while the driver fills in. */
  busy: string | null;
}

/** 'Tell Us About Your Truck': only brand, year and model are asked for; everything else may wait. */
export function TruckForm({ language: lastLanguage, onSubmit, onBack, busy }: TruckFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<TruckFields>(blankTruck);
  const [language, setLanguage] = useState<ChatLanguage>(lastLanguage);
  const [location, setLocation] = useState<LocationValue>(noLocation);
  const [wrong, setWrong] = useState<{ field: keyof TruckFields; text: string } | null>(null);

  const set = (change: Partial<TruckFields>) => {
    setFields((now) => ({ ...now, ...change }));
    setWrong(null);
  };
  const errorOf = (field: keyof TruckFields) => (wrong?.field === field ? wrong.text : null);

  const submit = (save: boolean) => {
    const read = readTruck(fields);
    if (read.ok) {
      onSubmit({ truck: read.truck, language, location }, save);
      return;
    }
    const text = t(read.message);
    setWrong({ field: read.field, text });
    notify.error(t("trucks.invalid"), { description: text });
    const control = form.current?.elements.namedItem(read.field);
    if (control instanceof HTMLElement) control.focus();
  };

  const complete = isComplete(fields);

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (complete && busy === null) submit(true);
      }}
    >
      <TruckFieldInputs fields={fields} set={set} errorOf={errorOf}>
        <Field label={t("trucks.language")} className="sm:col-span-2">
          {(ids) => (
            <NativeSelect
              {...ids}
              name="language"
              required
              value={language}
              onChange={(event) => {
                const chosen = chatLanguages.find((code) => code === event.target.value);
                if (chosen !== undefined) setLanguage(chosen);
              }}
            >
              {chatLanguages.map((code) => (
                <option key={code} value={code} lang={code}>
                  {languages[code].own}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </TruckFieldInputs>
      <fieldset className="grid gap-3 border-line border-t pt-4">
        <legend className="float-start mb-3 w-full font-bold text-lg">{t("trucks.where")}</legend>
        <LocationField value={location} onChange={setLocation} />
      </fieldset>
      <StickyActions>
        <Button type="submit" size="thumb" className="w-full sm:w-auto" disabled={!complete} busy={busy !== null}>
          {busy ?? t("trucks.continue")}
        </Button>
      </StickyActions>
      <div className="grid gap-3 sm:flex sm:justify-end">
        <Button variant="secondary" size="thumb" disabled={!complete || busy !== null} onClick={() => submit(false)}>
          {t("trucks.without_saving")}
        </Button>
        <Button variant="quiet" size="thumb" disabled={busy !== null} onClick={onBack}>
          {t("trucks.back")}
        </Button>
      </div>
    </form>
  );
}
