import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "./button.tsx";
import { DiamondIcon } from "./shapes.tsx";

interface ErrorStateProps {
  /** What failed, in the specification's words where it has some. */
  title?: ReactNode;
  /** What was thrown; its text is looked up. */
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
}

/** Something failed to load: what, why, 'Try again' and the number of the request, where its content would be. */
export function ErrorState({ title, error, onRetry, retrying = false, className }: ErrorStateProps) {
  const t = useT();
  const { requestId } = readFailure(error);
  return (
    <div role="alert" className={cn("grid grid-cols-[auto_1fr] gap-x-3 py-4", className)}>
      <DiamondIcon className="size-6 text-orange-ink" />
      <div className="grid justify-items-start gap-1">
        <p className="font-semibold">{title ?? t("ui.failed")}</p>
        <p className="text-ink-soft text-sm">{t(errorKey(error))}</p>
        {onRetry === undefined ? null : (
          <Button variant="secondary" className="mt-2" busy={retrying} onClick={onRetry}>
            {t("ui.try_again")}
          </Button>
        )}
        {requestId === null ? null : (
          <p className="text-ink-soft text-sm">
            {t("ui.request_number")} <span className="font-mono">{requestId}</span>
          </p>
        )}
      </div>
    </div>
  );
}
