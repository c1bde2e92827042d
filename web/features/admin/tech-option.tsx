import { Check } from "lucide-react";
import type { Language, StaffLanguage } from "#domain/languages/languages.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

export type AvailableTech = RouterOutputs["admin"]["techs"]["available"]["items"][number];

interface TechOptionProps {
  tech: AvailableTech;
  /** What the driver wants to be answered in. */
  language: Language;
  /** Has this very ticket already. */
  holds: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** A technician who may be chosen: name, languages, whether the driver's is among them, and how much they have to do. */
export function TechOption({ tech, language, holds, busy, disabled, onChoose }: TechOptionProps) {
  const t = useT();
  return (
    <li className="grid">
      <button
        type="button"
        disabled={disabled || holds}
        onClick={onChoose}
        className="grid min-h-thumb gap-2 rounded-lg bg-key px-4 py-3 text-start transition-colors duration-150 hover:bg-key-hover disabled:text-ink-faint"
      >
        <span className="flex items-center justify-between gap-3">
          <bdi className="min-w-0 break-words font-semibold leading-snug">{tech.fullName}</bdi>
          {busy ? <Spinner className="size-5" /> : null}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="flex flex-wrap gap-1.5">
            {tech.languages.map((code) => (
              <LanguageBadge key={code} code={code} wanted={code === language} />
            ))}
          </span>
          <span className="text-ink-soft text-sm">
            {holds ? t("admin.tickets.holds") : t("techs.open_tickets", { count: tech.openTickets })}
          </span>
        </span>
      </button>
    </li>
  );
}

/** A language of a technician; the one that the driver wants stands out. */
function LanguageBadge({ code, wanted }: { code: StaffLanguage; wanted: boolean }) {
  const t = useT();
  const language = t(`techs.language.${code}`);
  if (!wanted) return <Tag>{language}</Tag>;
  return (
    <Tag tone="green">
      <Check className="size-3.5" aria-hidden />
      {t("admin.tickets.speaks", { language })}
    </Tag>
  );
}
