import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { lazyPart } from "../lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { AccountLinks } from "./account-links.tsx";
import { CallLink } from "./call-link.tsx";
import { Logo } from "./logo.tsx";
import { PageLinks } from "./page-links.tsx";
import { RedLookButton } from "./preferences.tsx";
import { SafetyLink } from "./safety-link.tsx";

const MobileMenu = lazyPart(
  () => import("./mobile-menu.tsx"),
  (menu) => menu.default,
  { asked: true },
);

/** The bar on top of every driver's page: the way home, the account, the look; from 768 px also safety and the call. */
export function Header() {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ground">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-1 px-4 max-md:pe-1 sm:gap-2 sm:px-5">
        <Link to="/" className="me-auto flex min-h-touch items-center rounded-md">
          <Logo />
        </Link>
        <nav aria-label={t("shell.main_navigation")} className="flex items-center max-xl:hidden">
          <PageLinks />
          <AccountLinks />
        </nav>
        <RedLookButton />
        <SafetyLink className="min-h-touch text-sm max-md:hidden" />
        {phone === undefined ? null : <CallLink phone={phone} className="min-h-touch max-md:hidden" />}
        <Button
          variant="quiet"
          size="iconThumb"
          className="xl:hidden"
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
      </div>
      {wanted ? <MobileMenu open={open} onOpenChange={setOpen} /> : null}
    </header>
  );
}
