import { useMatchRoute } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Button } from "../ui/button.tsx";
import { CallLink } from "./call-link.tsx";
import { SafetyLink } from "./safety-link.tsx";

/** The foot of every page on a phone, where the thumb is: 'Are you safe?' and the call; on the safety pages 911. */
export function Dock() {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  const onSafety = useMatchRoute()({ to: "/safety", fuzzy: true }) !== false;
  return (
    <aside
      aria-label={t("shell.call")}
      className="flex md:hidden min-h-18 gap-2 border-line border-t bg-ground px-4 max-[23rem]:px-3 pt-[0.4375rem] pb-[max(0.5rem,env(safe-area-inset-bottom))] *:min-w-0 *:grow *:basis-0"
    >
      {onSafety ? (
        <Button asChild variant="danger" size="thumb" className="px-3">
          <a href="tel:911" aria-label={t("safety.call_911")}>
            <Phone className="size-5 shrink-0" aria-hidden />
            911
          </a>
        </Button>
      ) : (
        <SafetyLink className="text-sm leading-[1.125rem]" />
      )}
      {phone === undefined ? null : <CallLink phone={phone} className="px-2 max-[23rem]:gap-1.5 max-[23rem]:px-1" />}
    </aside>
  );
}
