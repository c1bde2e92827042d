import { useMatchRoute } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Button } from "../ui/button.tsx";
import { CallLink } from "./call-link.tsx";

/** The call button, for the bottom of a phone's screen, where the thumb is; on the safety pages 911 beside it. */
export function CallBar() {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  const onSafety = useMatchRoute()({ to: "/safety", fuzzy: true }) !== false;
  if (phone === undefined && !onSafety) return null;
  return (
    <aside
      aria-label={t("shell.call")}
      className="flex gap-2.5 *:min-w-0 border-line border-t bg-ground px-3 pt-2.5 pb-safe md:hidden"
    >
      {onSafety ? (
        <Button asChild variant="danger" size="thumb" className="shrink-0 px-3 text-xl">
          <a href="tel:911" aria-label={t("safety.call_911")}>
            <Phone className="size-6 shrink-0" aria-hidden />
            911
          </a>
        </Button>
      ) : null}
      {phone === undefined ? null : <CallLink phone={phone} className="grow" />}
    </aside>
  );
}
