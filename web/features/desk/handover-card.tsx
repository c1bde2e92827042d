import { chatLanguages } from "#domain/languages/languages.ts";
import { Sign } from "../../components/ui/sign.tsx";
import { activeLanguage, useT } from "../../lib/i18n.tsx";
import type { DeskTicket } from "./ticket-types.ts";

/** What a technician reads first: at most 8 lines, in the language of the page where the card has it, else in English. */
export function HandoverCard({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const language = chatLanguages.find((known) => known === activeLanguage()) ?? "en";
  const lines = ticket.handover?.[language] ?? [];
  if (lines.length === 0) return null;
  return (
    <section aria-label={t("desk.handover")}>
      <Sign tone={ticket.assessment?.drive === "stop_now" ? "red" : "amber"} className="grid gap-2 p-4 sm:p-5">
        <h3 className="font-extrabold text-lg">{t("desk.handover")}</h3>
        <ul className="grid gap-1.5" lang={language}>
          {lines.map((line) => {
            const [label = "", ...said] = line.split(": ");
            return (
              <li key={line} dir="auto" className="[overflow-wrap:anywhere]">
                <b>{label}:</b> {said.join(": ")}
              </li>
            );
          })}
        </ul>
      </Sign>
    </section>
  );
}
