import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";

/** Install App and Benefits, for anybody. */
export function PageLinks({ stacked = false }: { stacked?: boolean }) {
  const t = useT();
  const variant = stacked ? "secondary" : "quiet";
  const className = stacked ? "justify-start" : "px-2";
  return (
    <>
      <Button asChild variant={variant} size={stacked ? "thumb" : "touch"} className={className}>
        <Link to="/install">{t("shell.install")}</Link>
      </Button>
      <Button asChild variant={variant} size={stacked ? "thumb" : "touch"} className={className}>
        <Link to="/benefits">{t("shell.benefits")}</Link>
      </Button>
    </>
  );
}
