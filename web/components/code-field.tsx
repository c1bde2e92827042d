import { useT } from "../lib/i18n.tsx";
import { Field } from "./ui/field.tsx";
import { Input } from "./ui/input.tsx";

interface CodeFieldProps {
  /** A recovery code is asked for instead of the app's. */
  recovery?: boolean;
  label?: string;
  error: string | null;
  autoFocus?: boolean;
}

/** Takes a code of a second factor; phones offer their number pad, and what the clipboard or a message holds. */
export function CodeField({ recovery = false, label, error, autoFocus = false }: CodeFieldProps) {
  const t = useT();
  return (
    <Field label={label ?? t(recovery ? "auth.recovery_code" : "auth.code")} error={error}>
      {(ids) => (
        <Input
          {...ids}
          name="code"
          dir="ltr"
          className="text-start font-mono tracking-widest"
          inputMode={recovery || label !== undefined ? "text" : "numeric"}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          // The step has just replaced what the reader was typing into.
          ref={autoFocus ? focusOnce : undefined}
          required
        />
      )}
    </Field>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
