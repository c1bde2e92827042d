import { type FormEvent, useCallback, useState } from "react";
import * as z from "zod/mini";
import { isMessageKey, type MessageKey, useT } from "./i18n.tsx";

type FieldErrors = Readonly<Partial<Record<string, MessageKey>>>;

/** The first complaint for each field, by the field's name; texts of the domain's checks are message keys. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const found: Partial<Record<string, MessageKey>> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    found[field] ??= isMessageKey(issue.message) ? issue.message : "error.input.invalid";
  }
  return found;
}

function focusField(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in errors) {
      control.focus();
      return;
    }
  }
}

/**
 * A plain form checked by the domain's own schema: field values are read by name when it is submitted,
 * the first wrong field gets the focus, `submit` gets parsed values. While it runs, `busy` is true and
 * a second submit does nothing. A complaint goes when its field is typed into.
 */
export function useSchemaForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  submit: (values: z.output<Schema>) => Promise<void>,
) {
  const t = useT();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  const forget = useCallback(({ target }: Event) => {
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name !== null) setErrors((now) => ({ ...now, [name]: undefined }));
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const parsed = z.safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      const found = fieldErrors(parsed.error);
      setErrors(found);
      form.addEventListener("input", forget);
      focusField(form, found);
      return;
    }
    setErrors({});
    setBusy(true);
    void submit(parsed.data).finally(() => setBusy(false));
  };

  /** What is wrong with a field, in words; null when nothing is. */
  const errorOf = (field: string): string | null => {
    const key = errors[field];
    return key === undefined ? null : t(key);
  };

  return { errorOf, busy, onSubmit } as const;
}
