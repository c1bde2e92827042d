import type { ChatLanguage } from "#domain/languages/languages.ts";
import { writtenIn } from "#domain/languages/written-in.ts";
import { etaText, fillReply, gapsIn } from "#domain/replies/variables.ts";
import type { ComposerField } from "../../components/composer-assist.ts";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";

/** Minutes that one says most often; any other can be typed. */
const usualEtas = [15, 30, 45, 60, 90, 120] as const;

interface GapNoticeProps {
  field: ComposerField;
  /** The language to fill in where the text does not show its own. */
  language: ChatLanguage;
}

/** Why the text waits: what in it is not filled yet, each a tap away, and the usual answers for when help arrives. */
export function GapNotice({ field, language }: GapNoticeProps) {
  const t = useT();
  const gaps = gapsIn(field.text);
  if (gaps.length === 0) return null;
  const said = writtenIn(field.text) ?? language;
  return (
    <div className="grid gap-2 rounded-lg bg-amber-wash px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="font-semibold text-amber-ink">
          {t("replies.gaps")}
        </p>
        {gaps.map((gap) => (
          <button
            key={gap.from}
            type="button"
            onClick={() => field.select(gap)}
            className="min-h-touch rounded-md px-1 font-semibold underline underline-offset-4"
          >
            {t(`replies.variable.${gap.variable}`)}
          </button>
        ))}
      </div>
      {gaps.some(({ variable }) => variable === "eta") ? (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="sr-only">{t("replies.variable.eta")}</legend>
          {usualEtas.map((minutes) => (
            <Button
              key={minutes}
              variant="secondary"
              className="px-2.5"
              lang={said}
              onClick={() => field.write(fillReply(field.text, { eta: etaText(minutes, said) }, said))}
            >
              <bdi>{etaText(minutes, said, "short")}</bdi>
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
