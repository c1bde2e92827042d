import { answerLanguageFor, isAnswered } from "#domain/languages/answer-language.ts";
import { languages } from "#domain/languages/languages.ts";
import { useLanguage, useT } from "../lib/i18n.tsx";

/** Tells a driver whose language the assistant does not speak in which one it answers, before they type. */
export function AnswerLanguageNote() {
  const t = useT();
  const page = useLanguage();
  if (isAnswered(page)) return null;
  return (
    <p className="font-semibold" data-testid="answer-language">
      {t("home.answers_in", { language: languages[answerLanguageFor(page)].own })}
    </p>
  );
}
