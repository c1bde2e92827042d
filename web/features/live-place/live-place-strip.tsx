import { Radio } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { usePageStrip } from "../../components/layout/page-strip.ts";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { resumeSharing, sharingHere, useSharingHere } from "./sharing-here.ts";

/** On every page, as long as this device shares its place: that it does, and the way to stop it. */
export function LivePlaceStrip() {
  const t = useT();
  const me = useMe();
  const strip = usePageStrip();
  const { sharing, trouble } = useSharingHere();
  useEffect(resumeSharing, []);
  const isAnothers = sharing !== null && me !== undefined && me?.id !== sharing.userId;
  useEffect(() => {
    if (isAnothers) sharingHere.forget(null);
  }, [isAnothers]);
  if (sharing === null || strip === null) return null;
  return createPortal(
    <section
      aria-label={t("live.running")}
      // In the corner of a wide screen, where it lies over no field in which one writes.
      className="pointer-events-auto flex items-center gap-3 border-edge border-t bg-raised px-3 py-1.5 md:ms-5 md:w-96 md:rounded-t-xl md:border-x"
    >
      <Radio className="size-5 shrink-0 text-green-ink" aria-hidden />
      <p className="min-w-0 grow font-semibold leading-tight">
        {t(sharing.stopping ? (trouble === "offline" ? "live.stop_waits" : "live.stopping") : "live.running")}
      </p>
      {sharing.stopping ? null : (
        <Button variant="secondary" className="shrink-0" aria-label={t("live.stop")} onClick={() => sharingHere.stop()}>
          {t("live.stop_short")}
        </Button>
      )}
    </section>,
    strip,
  );
}
