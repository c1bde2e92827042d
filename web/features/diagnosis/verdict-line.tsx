import type { ComponentProps } from "react";
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
      <p className="text-sm">{t("assess.can_drive")}</p>
      <p dir="auto" className={cn("font-extrabold leading-tight", headline === text ? "text-xl" : "text-2xl")}>
        {headline}
      </p>
      {reason === "" ? null : <p dir="auto">{reason}</p>}
    </div>
  );
  if (beneathCard) {
    const bar = canDrive === "yes" ? "--yellow-ink" : canDrive === "no" ? "--red-ink" : "--orange-ink";
    return (
      <div
        data-verdict={canDrive}
        style={{ boxShadow: `inset calc(4px * var(--flow)) 0 0 var(${bar})` }}
        className="bg-panel p-4"
      >
        {words}
      </div>
    );
  }
  return (
    <VerdictSign canDrive={canDrive} data-verdict={canDrive}>
      {words}
    </VerdictSign>
  );
}

interface VerdictSignProps extends ComponentProps<"div"> {
  canDrive: DriveVerdict["canDrive"];
}

/** A new or changed verdict: No is a red sign, Until an orange one, Yes with care a bar on a wash. */
export function VerdictSign({ canDrive, className, children, ...props }: VerdictSignProps) {
  const layout = cn("flex min-h-18 items-start gap-3", className);
  if (canDrive === "yes") {
    return (
      <div
        style={{ boxShadow: "inset calc(4px * var(--flow)) 0 0 var(--yellow-ink)" }}
        className={cn("rounded-xl bg-yellow-wash p-4", layout)}
        {...props}
      >
        <TriangleIcon className="size-7 text-yellow-ink" />
        {children}
      </div>
    );
  }
  return (
    <Sign tone={canDrive === "no" ? "red" : "orange"} className={layout} {...props}>
      {canDrive === "no" ? (
        <OctagonIcon className="size-7 [--ground:var(--red)]" />
      ) : (
        <DiamondIcon className="size-7" />
      )}
      {children}
    </Sign>
  );
}
