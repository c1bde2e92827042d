import { brand } from "#domain/brand.ts";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Button } from "../ui/button.tsx";
import { OctagonIcon } from "../ui/shapes.tsx";
import { CallLink } from "./call-link.tsx";
import { LogoMark } from "./logo.tsx";

/**
 * The page of the app's own addresses until the app renders: the name, and after two seconds the ways to get help. It
 * uses no links of the router.
 */
export function AppFrame() {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-6 p-6 text-center">
      <p className="flex items-center gap-2 font-extrabold text-xl">
        <LogoMark />
        {brand.product}
      </p>
      <div className="grid animate-late gap-3">
        <p>{t("shell.loading_page")}</p>
        <Button asChild variant="danger" size="thumb">
          <a href="/safety">
            <OctagonIcon className="[--ground:var(--red)]" />
            {t("shell.safety")}
          </a>
        </Button>
        {phone === undefined ? null : <CallLink phone={phone} />}
      </div>
    </main>
  );
}
