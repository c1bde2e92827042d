import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  /** What lands in the clipboard. */
  value: string;
  /** Names the thing for screen readers: "ticket number". */
  label: string;
  className?: string;
}

/** Copies a number or a code, and says for two seconds that it did. */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  const t = useT();
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  };

  return (
    <Button
      variant="quiet"
      size="iconThumb"
      {...(className === undefined ? {} : { className })}
      onClick={copy}
      aria-label={t("ui.copy", { label })}
    >
      {state === "copied" ? (
        <Check className="size-5 text-green-ink" aria-hidden />
      ) : (
        <Copy className="size-5" aria-hidden />
      )}
      <span className="sr-only" aria-live="polite">
        {state === "copied" ? t("ui.copied") : state === "refused" ? t("ui.copy_refused") : ""}
      </span>
    </Button>
  );
}
