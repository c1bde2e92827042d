import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "./button.tsx";
import { OctagonIcon } from "./shapes.tsx";

interface ErrorStateProps {
  /** What failed, in the specification's words where it has some. */
  title?: ReactNode;
  /** What was thrown; its text is looked up. */
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
}

/** Something failed to load: what, why, and 'Try again'. */
export function ErrorState({ title, error, onRetry, retrying = false, className }: ErrorStateProps) {
  const t = useT();
  const { requestId } = readFailure(error);
  return (
    <div role="alert" className={cn("grid gap-3 rounded-xl border-2 border-red-ink bg-red-wash p-5", className)}>
      <p className="flex items-start gap-2.5 font-bold">
        <OctagonIcon className="mt-0.5 size-6 text-red-ink" />
        <span>{title ?? t("ui.failed")}</span>
      </p>
      <p>{t(errorKey(error))}</p>
      {onRetry === undefined ? null : (
        <Button variant="secondary" className="w-fit" busy={retrying} onClick={onRetry}>
          {t("ui.try_again")}
        </Button>
      )}
      {requestId === null ? null : (
        <p className="text-ink-soft text-sm">
          {t("ui.request_number")} <span className="font-mono">{requestId}</span>
        </p>
      )}
    </div>
  );
}
