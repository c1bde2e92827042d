import { Link } from "@tanstack/react-router";
import { LogOut, Menu } from "lucide-react";
import { LanguageSelect, LookSelect } from "../../components/layout/preferences.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Sheet, SheetContent, SheetTrigger } from "../../components/ui/sheet.tsx";
import { useT } from "../../lib/i18n.tsx";

interface DeskMenuProps {
  name: string;
  isAdmin: boolean;
  onSignOut: () => void;
}

/** Who is signed in, language and look, and the ways out: what the desk's bar has no room for on a narrow screen. */
export function DeskMenu({ name, isAdmin, onSignOut }: DeskMenuProps) {
  const t = useT();
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={t("shell.open_menu")}>
          <Menu className="size-6" aria-hidden />
        </Button>
      </SheetTrigger>
      <SheetContent title={t("shell.menu")}>
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        <div className="grid gap-3">
          {isAdmin ? (
            <Button asChild variant="secondary" size="thumb" className="justify-start">
              <Link to="/admin">{t("desk.admin_panel")}</Link>
            </Button>
          ) : null}
          <Button variant="secondary" size="thumb" className="justify-start" onClick={onSignOut}>
            <LogOut className="size-5 shrink-0 rtl:-scale-x-100" aria-hidden />
            {t("desk.sign_out")}
          </Button>
        </div>
        <div className="mt-auto grid gap-4">
          <p className="grid gap-1.5">
            <span className="font-semibold text-sm">{t("shell.language")}</span>
            <LanguageSelect />
          </p>
          <p className="grid gap-1.5">
            <span className="font-semibold text-sm">{t("shell.look")}</span>
            <LookSelect />
          </p>
        </div>
      </SheetContent>
    </Sheet>
  );
}
