import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { AccountLinks } from "./account-links.tsx";
import { Logo } from "./logo.tsx";
import { PageLinks } from "./page-links.tsx";
import { LanguageSelect, RedLookButton } from "./preferences.tsx";
import { SafetyLink } from "./safety-link.tsx";

const MobileMenu = lazyPart(
  () => import("./mobile-menu.tsx"),
  (menu) => menu.default,
  { asked: true },
);

/** The bar on top of every driver's page: the way home, safety, the account, language and look. */
export function Header() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ground">
      <div className="mx-auto flex min-h-17 max-w-6xl items-center gap-1 px-3 max-[23rem]:gap-0 max-[23rem]:px-1.5 sm:gap-2 sm:px-5">
        <Link to="/" className="me-auto flex min-h-touch items-center rounded-md">
          <Logo />
        </Link>
        <nav aria-label={t("shell.main_navigation")} className="flex items-center max-lg:hidden">
          <PageLinks />
          <AccountLinks />
        </nav>
        <LanguageSelect className="min-w-31 shrink max-xl:hidden [&_select]:h-touch [&_select]:border-line [&_select]:bg-panel [&_select]:text-base" />
        <RedLookButton />
        <SafetyLink />
        <Button
          variant="quiet"
          size="iconThumb"
          className="lg:hidden"
          aria-label={t("shell.open_menu")}
          aria-expanded={open}
          onPointerEnter={MobileMenu.preload}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <Menu className="size-7" aria-hidden />
        </Button>
      </div>
      {wanted ? <MobileMenu open={open} onOpenChange={setOpen} /> : null}
    </header>
  );
}
