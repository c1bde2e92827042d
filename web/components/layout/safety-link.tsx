import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";
import { OctagonIcon } from "../ui/shapes.tsx";

/** One tap to 'Are you safe?', at the same place of every page. */
export function SafetyLink() {
  const t = useT();
  return (
    <Button
      asChild
      variant="danger"
      className="px-3.5 max-[23rem]:gap-1.5 max-[23rem]:px-1.5 max-[23rem]:text-xs sm:px-5"
    >
      <Link to="/safety">
        <OctagonIcon className="[--ground:var(--red)]" />
        <span className="whitespace-nowrap">{t("shell.safety")}</span>
      </Link>
    </Button>
  );
}
