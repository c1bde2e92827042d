import { Link } from "@tanstack/react-router";
import { ChevronLeft, Menu, Phone } from "lucide-react";
import { useState } from "react";
import { SafetySign } from "../../components/layout/safety-link.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";

const MobileMenu = lazyPart(
  () => import("../../components/layout/mobile-menu.tsx"),
  (menu) => menu.default,
  { asked: true },
);

interface TicketHeadProps {
  number: string;
  phone: string | undefined;
}

/** The bar of a ticket's page on a phone: the way back, the number, safety, the call, the menu. */
export function TicketHead({ number, phone }: TicketHeadProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <header className="flex min-h-thumb shrink-0 items-center border-line border-b bg-ground">
      <Button asChild variant="quiet" size="iconThumb">
        <Link to="/" aria-label={t("tickets.back")} title={t("tickets.back")}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" aria-hidden />
        </Link>
      </Button>
      <div className="flex min-w-0 grow items-center">
        <h1 className="min-w-0 text-base leading-tight">
          <span className="sr-only">{t("tickets.number")}</span>
          <bdi className="font-bold font-mono [overflow-wrap:anywhere]">{number}</bdi>
        </h1>
        <span className="max-[22rem]:hidden">
          <CopyButton value={number} label={t("tickets.copy_label")} />
        </span>
      </div>
      <SafetySign />
      {phone === undefined ? null : (
        <Button asChild variant="quiet" size="iconThumb">
          <a href={telHref(phone)} aria-label={t("shell.call_number", { number: phone })} title={phone}>
            <Phone className="size-6 text-blue-ink" aria-hidden />
          </a>
        </Button>
      )}
      <Button
        variant="quiet"
        size="iconThumb"
        aria-label={t("shell.open_menu")}
        aria-expanded={open}
        onPointerEnter={MobileMenu.preload}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu className="size-6" aria-hidden />
      </Button>
      {wanted ? <MobileMenu open={open} onOpenChange={setOpen} /> : null}
    </header>
  );
}
