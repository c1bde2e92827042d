import { CircleDot, CircleGauge } from "lucide-react";
import { useState } from "react";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import type { ComposerAssist } from "../../components/composer-assist.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";

const LampsDialog = lazyPart(
  () => import("./lamps-dialog.tsx"),
  ({ LampsDialog }) => LampsDialog,
  { asked: true },
);
const WheelsDialog = lazyPart(
  () => import("./wheels-dialog.tsx"),
  ({ WheelsDialog }) => WheelsDialog,
  { asked: true },
);

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
          <Picture
            language={language}
            onSay={(text) => {
              close();
              field.insert(text);
            }}
            onClose={close}
          />
        )}
      </>
    ),
    holds: () => null,
  };
}
