import { useState } from "react";
import { type ChatLanguage, chatLanguages, languages } from "#domain/languages/languages.ts";
import { activeLanguage, useT } from "../../lib/i18n.tsx";
import type { DeskTicket } from "./ticket-types.ts";

/**
 * What a technician reads first: at most 8 lines, in the language of the page where the card has it, else in English,
 * or in any other of the card's that the technician reads more easily.
 */
export function HandoverCard({ ticket }: { ticket: Pick<DeskTicket, "handover" | "assessment"> }) {
  const t = useT();
  const [chosen, setChosen] = useState<ChatLanguage | null>(null);
  const language = chosen ?? chatLanguages.find((known) => known === activeLanguage()) ?? "en";
  const lines = ticket.handover?.[language] ?? [];
  if (lines.length === 0) return null;
  return (
    <section aria-label={t("desk.handover")} className="grid gap-2">
      <h3 className="text-lg">{t("desk.handover")}</h3>
      <ul className="grid gap-1.5" lang={language} dir={languages[language].direction}>
        {lines.map((line) => {
          const [label = "", ...said] = line.split(": ");
          return (
            <li key={line} dir="auto" className="[overflow-wrap:anywhere]">
              <b>{label}:</b> {said.join(": ")}
            </li>
          );
        })}
      </ul>
      <fieldset className="flex flex-wrap gap-x-4 border-0 p-0">
        <legend className="sr-only">{t("desk.language")}</legend>
        {chatLanguages.map((known) => (
          <button
            key={known}
            type="button"
            lang={known}
            aria-pressed={known === language}
            onClick={() => setChosen(known)}
            className="min-h-touch underline-offset-4 aria-pressed:font-bold [&:not([aria-pressed=true])]:underline"
          >
            {languages[known].own}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
