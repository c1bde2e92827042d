import { Link, type LinkComponentProps } from "@tanstack/react-router";
import { useDangerIsActive } from "../../lib/active-danger.ts";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";
import { OctagonIcon } from "../ui/shapes.tsx";

/** One tap to 'Are you safe?', at the same place of every page; red only while something is dangerous. */
export function SafetyLink({ className }: { className?: string }) {
  const t = useT();
  const isDanger = useDangerIsActive();
  return (
    <Button asChild variant={isDanger ? "danger" : "secondary"} className={cn("min-h-thumb px-3", className)}>
      <Link to="/safety">
        <OctagonIcon className={isDanger ? "[--ground:var(--red)]" : "[--ground:var(--key)]"} />
        <span>{t("shell.safety")}</span>
      </Link>
    </Button>
  );
}

/** The octagon alone, for heads of dialogs, conversations and the staff; what is open keeps its text. */
export function SafetySign({ className, ...props }: Omit<LinkComponentProps<"a">, "to" | "children" | "aria-label">) {
  const t = useT();
  const isDanger = useDangerIsActive();
  const label = t("shell.safety");
  return (
    <Button asChild variant={isDanger ? "danger" : "quiet"} size="iconThumb" className={cn(className)}>
      <Link to="/safety" aria-label={label} title={label} {...props}>
        <OctagonIcon
          className={cn("size-6", isDanger ? "[--ground:var(--red)]" : "text-ink-soft [--ground:var(--panel)]")}
        />
      </Link>
    </Button>
  );
}
