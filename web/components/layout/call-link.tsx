import { Phone } from "lucide-react";
import { useDangerIsActive } from "../../lib/active-danger.ts";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import { Button } from "../ui/button.tsx";

/** Dials the roadside number, written out for those who dial by hand; blue while the call is the best next step. */
export function CallLink({ phone, className }: { phone: string; className?: string }) {
  const t = useT();
  const isUrgent = useDangerIsActive();
  return (
    <Button
      asChild
      variant="call"
      size="thumb"
      className={cn("px-3 py-0", className)}
      {...(isUrgent ? { "data-urgent": true } : {})}
    >
      <a href={telHref(phone)}>
        <Phone className="size-5 shrink-0 max-[359px]:hidden" aria-hidden />
        <span className="grid min-w-0 text-start">
          <span className="whitespace-normal text-sm leading-[1.125rem]">{t("shell.call")}</span>
          <bdi className="font-normal text-xs leading-[1.125rem] min-[15rem]:whitespace-nowrap">{phone}</bdi>
        </span>
      </a>
    </Button>
  );
}
