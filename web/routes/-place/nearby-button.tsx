import { Wrench } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../components/lazy-part.tsx";
import { type LocationValue, noLocation } from "../../components/location/location-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";

const NearbyDialog = lazyPart(
  () => import("../../features/nearby/nearby-dialog.tsx"),
  ({ NearbyDialog }) => NearbyDialog,
  { asked: true },
);

interface NearbyButtonProps {
  /** Where the driver is said to be. */
  start?: LocationValue;
  /** Where there is little room: the picture alone, with its words for screen readers. */
  compact?: boolean;
}

/** Opens the services around the driver. */
export function NearbyButton({ start = noLocation, compact = false }: NearbyButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const label = t("nearby.open");
  return (
    <>
      <Button
        variant="secondary"
        size="thumb"
        className={compact ? "w-thumb shrink-0 px-0" : ""}
        {...(compact ? { "aria-label": label, title: label } : {})}
        onClick={() => setOpen(true)}
      >
        <Wrench className="size-5 shrink-0" aria-hidden />
        {compact ? null : label}
      </Button>
      {open ? <NearbyDialog start={start} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
