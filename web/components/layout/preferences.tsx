import { Eye } from "lucide-react";
import { type InterfaceLanguage, interfaceLanguages, languages } from "#domain/languages/languages.ts";
import { chooseLanguage, isInterfaceLanguage, type MessageKey, useLanguage, useT } from "../../lib/i18n.tsx";
import { chooseLook, type Look, looks, useLook } from "../../lib/look.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../ui/button.tsx";
import { NativeSelect } from "../ui/select.tsx";

const lookNames: Readonly<Record<Look, MessageKey>> = {
  auto: "shell.look.auto",
  day: "shell.look.day",
  night: "shell.look.night",
  red: "shell.look.red",
};

/** The six languages under their own names. */
export function LanguageSelect({ className }: { className?: string }) {
  const t = useT();
  const language = useLanguage();

  const choose = (value: string) => {
    if (!isInterfaceLanguage(value)) return;
    chooseLanguage(value).catch(() => notify.error(t("shell.language_failed"), { description: t("error.network") }));
  };

  return (
    <NativeSelect
      aria-label={t("shell.language")}
      value={language}
      onChange={(event) => choose(event.target.value)}
      {...(className === undefined ? {} : { className })}
    >
      {interfaceLanguages.map((code: InterfaceLanguage) => (
        <option key={code} value={code} lang={code}>
          {languages[code].own}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Day, night, red night, or as the hour says. */
export function LookSelect({ className }: { className?: string }) {
  const t = useT();
  const look = useLook();
  return (
    <NativeSelect
      aria-label={t("shell.look")}
      value={look}
      onChange={(event) => chooseLook(looks.find((each) => each === event.target.value) ?? "auto")}
      {...(className === undefined ? {} : { className })}
    >
      {looks.map((each) => (
        <option key={each} value={each}>
          {t(lookNames[each])}
        </option>
      ))}
    </NativeSelect>
  );
}

/** One tap into the red night look and one tap back. */
export function RedLookButton() {
  const t = useT();
  const red = useLook() === "red";
  const label = t(red ? "shell.red_off" : "shell.red_on");
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={red}
      aria-label={label}
      title={label}
      onClick={() => chooseLook(red ? "auto" : "red")}
    >
      <Eye className="size-6 text-ink-soft" aria-hidden />
    </Button>
  );
}
