import { Link } from "@tanstack/react-router";
import { Keyboard, LogOut, Zap } from "lucide-react";
import { Logo } from "../../components/layout/logo.tsx";
import { LanguageSelect, RedLookButton } from "../../components/layout/preferences.tsx";
import { SafetySign } from "../../components/layout/safety-link.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { toastSlotRef } from "../../lib/dock.ts";
import { useT } from "../../lib/i18n.tsx";
import { DeskMenu } from "./desk-menu.tsx";

interface DeskHeaderProps {
  live: boolean;
  name: string;
  isAdmin: boolean;
  onNext: () => void;
  onKeys: () => void;
  onSignOut: () => void;
}

/** The bar on top of the desk: the line's state, the next best ticket, keys, signing out; the menu has the rest. */
export function DeskHeader({ live, name, isAdmin, onNext, onKeys, onSignOut }: DeskHeaderProps) {
  const t = useT();
  return (
    <header className="flex min-h-12 items-center gap-1 border-line border-b bg-panel px-2 py-1 sm:gap-2 sm:px-3 md:px-4">
      <Logo small />
      <h1 className="sr-only text-3xl">{t("desk.title")}</h1>
      <span
        role="status"
        className={cn(
          "ms-1 inline-flex items-center gap-2 font-semibold text-sm",
          live ? "text-green-ink" : "text-orange-ink",
        )}
      >
        <span className={cn("size-2.5 rounded-full", live ? "bg-green-ink" : "bg-orange-ink")} aria-hidden />
        <span className="max-md:sr-only">{live ? t("desk.online") : t("desk.offline")}</span>
      </span>
      <span ref={toastSlotRef} className="min-w-0 flex-1" />
      <Button variant="secondary" onClick={onNext}>
        <Zap className="size-5" aria-hidden />
        <span className="max-sm:sr-only">{t("desk.next_ticket")}</span>
      </Button>
      <Button variant="quiet" size="icon" className="max-lg:hidden" onClick={onKeys} aria-label={t("desk.keys")}>
        <Keyboard className="size-5" aria-hidden />
      </Button>
      <LanguageSelect className="max-xl:hidden [&_select]:border-line" />
      <RedLookButton />
      <SafetySign />
      {isAdmin ? (
        <Button asChild variant="quiet" className="max-xl:hidden">
          <Link to="/admin">{t("desk.admin_panel")}</Link>
        </Button>
      ) : null}
      <span className="max-w-40 truncate font-semibold text-ink-soft max-xl:hidden">{name}</span>
      <Button variant="quiet" size="icon" className="max-lg:hidden" onClick={onSignOut} aria-label={t("desk.sign_out")}>
        <LogOut className="size-5 rtl:-scale-x-100" aria-hidden />
      </Button>
      <DeskMenu name={name} isAdmin={isAdmin} onSignOut={onSignOut} />
    </header>
  );
}
