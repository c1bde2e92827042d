import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";
import { Sheet, SheetContent } from "../ui/sheet.tsx";
import { AccountLinks } from "./account-links.tsx";
import { PageLinks } from "./page-links.tsx";
import { LanguageSelect, LookSelect } from "./preferences.tsx";

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The header's links, language and look, for screens that have no room for them. Any link closes it. */
export default function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const t = useT();
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title={t("shell.menu")}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; a click on one closes the sheet */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
        <div
          className="grid gap-3"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest("a")) onOpenChange(false);
          }}
        >
          <Button asChild variant="secondary" size="thumb" className="justify-start">
            <Link to="/">{t("shell.link_home")}</Link>
          </Button>
          <Button asChild variant="secondary" size="thumb" className="justify-start">
            <Link to="/codes">{t("shell.codes")}</Link>
          </Button>
          <PageLinks stacked />
          <AccountLinks stacked />
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
