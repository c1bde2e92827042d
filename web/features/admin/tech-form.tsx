import { type FormEvent, useRef, useState } from "react";
import { staffLanguages } from "#domain/languages/languages.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { DialogActions } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { CheckIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import type { TechErrors, TechFields } from "./tech-form-rules.ts";

interface TechFormProps {
  fields: TechFields;
  onChange: (change: Partial<TechFields>) => void;
  /** Checks and sends; answers what is wrong with each field, or null when it was sent. */
  onSubmit: () => TechErrors | null;
  onCancel: () => void;
  /** What the button says, at rest and while it is being saved. */
  submit: readonly [MessageKey, MessageKey];
  busy: boolean;
  emailDisabled: boolean;
}

/** A technician's profile as it is typed. */
export function TechForm(props: TechFormProps) {
  const { fields, onChange, onSubmit, onCancel, submit, busy, emailDisabled } = props;
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<TechErrors>({});
  const errorOf = (field: string) => {
    const key = errors[field];
    return key === undefined ? null : t(key);
  };
  const change = (changed: Partial<TechFields>) => {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))));
    onChange(changed);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = onSubmit() ?? {};
    setErrors(wrong);
    // Whoever chooses the account stands above this form and takes the focus.
    if ("userId" in wrong) return;
    const first = [...(form.current?.elements ?? [])].find((control) => (control.getAttribute("name") ?? "") in wrong);
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      <Field label={t("techs.full_name")} error={errorOf("fullName")}>
        {(ids) => (
          <Input
            {...ids}
            name="fullName"
            required
            maxLength={120}
            autoComplete="off"
            value={fields.fullName}
            onChange={(event) => change({ fullName: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t("techs.email")}
        error={errorOf("email")}
        hint={emailDisabled ? t("techs.email_fixed") : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            name="email"
            type="email"
            dir="ltr"
            required
            maxLength={254}
            autoComplete="off"
            className="rtl:text-right"
            disabled={emailDisabled}
            value={fields.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("techs.phone")} optional={t("ui.optional")} error={errorOf("phone")}>
        {(ids) => (
          <Input
            {...ids}
            name="phone"
            type="tel"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            className="rtl:text-right"
            value={fields.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        )}
      </Field>
      <LanguageToggles chosen={fields.languages} onChange={(languages) => change({ languages })} />
      <Field
        label={t("techs.specializations")}
        optional={t("ui.optional")}
        hint={t("techs.specializations_hint")}
        error={errorOf("specializations")}
      >
        {(ids) => (
          <Input
            {...ids}
            name="specializations"
            autoComplete="off"
            placeholder={t("techs.specializations_example")}
            value={fields.specializations}
            onChange={(event) => change({ specializations: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={t("techs.available_for")}
        checked={fields.isAvailable}
        onCheckedChange={(checked) => change({ isAvailable: checked === true })}
      />
      <DialogActions>
        <Button type="submit" busy={busy}>
          {t(submit[busy ? 1 : 0])}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t("ui.cancel")}
        </Button>
      </DialogActions>
    </form>
  );
}

interface LanguageTogglesProps {
  chosen: TechFields["languages"];
  onChange: (languages: TechFields["languages"]) => void;
}

/** The languages of the staff, each a badge that is on or off. */
function LanguageToggles({ chosen, onChange }: LanguageTogglesProps) {
  const t = useT();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold leading-snug">{t("techs.languages")}</legend>
      <div className="flex flex-wrap gap-2">
        {staffLanguages.map((code) => {
          const on = chosen.includes(code);
          return (
            <button
              key={code}
              type="button"
              aria-pressed={on}
              onClick={() => onChange(staffLanguages.filter((each) => (each === code ? !on : chosen.includes(each))))}
              className={cn(
                "inline-flex min-h-touch items-center gap-2 rounded-lg px-4 font-semibold",
                on ? "bg-selected" : "bg-key hover:bg-key-hover",
              )}
            >
              {on ? <CheckIcon className="size-4 text-amber-ink" /> : null}
              {t(`techs.language.${code}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
