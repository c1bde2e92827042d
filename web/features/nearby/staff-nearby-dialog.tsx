import type { Position } from "#domain/places/place.ts";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { useT } from "../../lib/i18n.tsx";
import { NearbyServices } from "./nearby-services.tsx";

/** What is around a driver, for whoever sends them help. */
export function StaffNearbyDialog({ position, onClose }: { position: Position; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent wide className="sm:max-w-5xl" title={t("nearby.title")} description={t("desk.nearby_text")}>
        <NearbyServices position={position} asStaff />
      </DialogContent>
    </Dialog>
  );
}
