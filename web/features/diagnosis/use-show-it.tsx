import { CircleDot, CircleGauge } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import type { ComposerAssist } from "../../components/composer-assist.ts";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";

const LampsDialog = lazy(async () => ({ default: (await import("./lamps-dialog.tsx")).LampsDialog }));
const WheelsDialog = lazy(async () => ({ default: (await import("./wheels-dialog.tsx")).WheelsDialog }));

/** For those whom words fail: the dash's lamps and the truck's wheels to tap, written down in the chat's language. */
export function useShowIt(language: ChatLanguage): ComposerAssist {
  const t = useT();
  const [open, setOpen] = useState<"lamps" | "wheels" | null>(null);
  const close = () => setOpen(null);
  const Picture = open === "lamps" ? LampsDialog : WheelsDialog;

  return {
    open: open !== null,
    above: (field) => (
      <>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" size="thumb" className="px-2 text-base" onClick={() => setOpen("lamps")}>
            <CircleGauge className="size-6 shrink-0" aria-hidden />
            {t("show.lamps")}
          </Button>
          <Button variant="secondary" size="thumb" className="px-2 text-base" onClick={() => setOpen("wheels")}>
            <CircleDot className="size-6 shrink-0" aria-hidden />
            {t("show.wheels")}
          </Button>
        </div>
        {open === null ? null : (
          <Suspense fallback={null}>
            <Picture
              language={language}
              onSay={(text) => {
                close();
                field.insert(text);
              }}
              onClose={close}
            />
          </Suspense>
        )}
      </>
    ),
    holds: () => null,
  };
}
