import { Link, type LinkComponentProps } from "@tanstack/react-router";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";
import { OctagonIcon } from "../ui/shapes.tsx";

interface SafetyLinkProps {
  /** Where the bar is crowded: the sign alone until the screen is wide, with its words for screen readers. */
  signAlone?: boolean;
}

/** One tap to 'Are you safe?', at the same place of every page. */
export function SafetyLink({ signAlone = false }: SafetyLinkProps) {
  const t = useT();
  return (
    <Button
      asChild
      variant="secondary"
      className={cn(
        "min-h-thumb min-w-touch shrink px-3.5 sm:shrink-0 max-[27rem]:px-2.5 max-[23rem]:gap-1.5 max-[23rem]:px-1.5 max-[23rem]:text-xs",
        signAlone ? "lg:px-5" : "sm:px-5",
      )}
      {...(signAlone ? { title: t("shell.safety") } : {})}
    >
      <Link to="/safety">
        <OctagonIcon className="[--ground:var(--key)]" />
        <span className={cn("text-start sm:whitespace-nowrap", signAlone ? "max-lg:sr-only" : "max-[15rem]:sr-only")}>
          {t("shell.safety")}
        </span>
      </Link>
    </Button>
  );
}

/** The sign alone, for the heads of dialogs: leaves what is open, which keeps its text. */
export function SafetySign(props: Omit<LinkComponentProps<"a">, "to" | "children" | "aria-label">) {
  const t = useT();
  const label = t("shell.safety");
  return (
    <Button asChild variant="quiet" size="iconThumb">
      <Link to="/safety" aria-label={label} title={label} {...props}>
        <OctagonIcon className="size-6 text-ink-soft [--ground:var(--panel)]" />
      </Link>
    </Button>
  );
}
