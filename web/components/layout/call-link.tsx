import { Phone } from "lucide-react";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import { Button } from "../ui/button.tsx";

/** The blue sign that dials the roadside number, written out for whoever must dial it by hand. */
export function CallLink({ phone, className }: { phone: string; className?: string }) {
  const t = useT();
  return (
    <Button asChild variant="call" size="thumb" className={cn("px-4 sm:px-5", className)}>
      <a href={telHref(phone)}>
        <Phone className="size-6 shrink-0" aria-hidden />
        <span className="grid text-start">
          <span className="leading-tight">{t("shell.call")}</span>
          <bdi className="font-semibold text-base leading-tight min-[22rem]:whitespace-nowrap">{phone}</bdi>
        </span>
      </a>
    </Button>
  );
}
