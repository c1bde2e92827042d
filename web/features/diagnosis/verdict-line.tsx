import type { DriveVerdict } from "#domain/diagnosis/assessment.ts";
import { DiamondIcon, OctagonIcon, TriangleIcon } from "../../components/ui/shapes.tsx";
import { Sign } from "../../components/ui/sign.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";

interface VerdictLineProps {
  verdict: DriveVerdict;
  /** A safety card stands above: one red sign is enough. */
  beneathCard: boolean;
}

const longestHeadline = 48;
const firstSentence = /^[^.!?؟]+[.!?؟]/u;

/** 'Can you drive?', before any other word of a reply. */
export function VerdictLine({ verdict: { canDrive, text }, beneathCard }: VerdictLineProps) {
  const t = useT();
  const first = firstSentence.exec(text)?.[0] ?? text;
  const headline = first.length <= longestHeadline ? first : text;
  const reason = text.slice(headline.length).trim();
  const words = (
    <div className="grid gap-0.5">
      <p className="font-semibold text-sm">{t("assess.can_drive")}</p>
      <p dir="auto" className={cn("font-extrabold leading-tight", headline === text ? "text-xl" : "text-2xl")}>
        {headline}
      </p>
      {reason === "" ? null : (
        <p dir="auto" className="font-semibold">
          {reason}
        </p>
      )}
    </div>
  );
  if (beneathCard || canDrive === "yes") {
    const bar = canDrive === "yes" ? "border-green-ink" : canDrive === "no" ? "border-red-ink" : "border-orange-ink";
    return (
      <div data-verdict={canDrive} className={cn("flex items-start gap-3 border-s-4 bg-panel p-4", bar)}>
        {beneathCard ? null : <TriangleIcon className="mt-1 size-7 shrink-0 text-green-ink" />}
        {words}
      </div>
    );
  }
  return (
    <Sign
      data-verdict={canDrive}
      tone={canDrive === "no" ? "red" : "orange"}
      className="flex items-start gap-3 p-4 sm:p-4"
    >
      {canDrive === "no" ? (
        <OctagonIcon className="mt-1 size-7 shrink-0 [--ground:var(--red)]" />
      ) : (
        <DiamondIcon className="mt-1 size-7 shrink-0" />
      )}
      {words}
    </Sign>
  );
}
