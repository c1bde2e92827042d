import { useMutation } from "@tanstack/react-query";
import { Wrench } from "lucide-react";
import { useState } from "react";
import type { Position } from "#domain/places/place.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpcClient } from "../../lib/trpc.ts";

const StaffNearbyDialog = lazyPart(
  () => import("../../features/nearby/staff-nearby-dialog.tsx"),
  ({ StaffNearbyDialog }) => StaffNearbyDialog,
  { asked: true },
);

interface StaffNearbyButtonProps {
  label: string;
  /** Where the driver is; where that is not known it is found by the address. */
  position: Position | null;
  address: string;
}

/** Longer addresses are cut: what matters of them stands in front. */
const longest = 200;

/** Opens the services around a driver; says so where nobody knows where that is. */
export function StaffNearbyButton({ label, position, address }: StaffNearbyButtonProps) {
  const t = useT();
  const [around, setAround] = useState<Position | null>(null);
  const search = useMutation({
    mutationFn: (q: string) => trpcClient.driver.places.search.query({ q }),
    onSuccess: ({ position: found }) => {
      if (found === null) notify.error(t("desk.nearby_not_found"));
      setAround(found);
    },
    onError: (error) => notify.error(t("desk.nearby_failed"), { description: t(errorKey(error)) }),
  });
  const open = () => {
    const q = address.trim().slice(0, longest);
    if (position !== null) setAround(position);
    else if (q !== "") search.mutate(q);
    else notify.error(t("desk.nearby_no_place"), { description: t("desk.nearby_no_place_text") });
  };
  return (
    <>
      <Button variant="secondary" className="w-fit" busy={search.isPending} onClick={open}>
        <Wrench className="size-5 shrink-0" aria-hidden />
        {label}
      </Button>
      {around === null ? null : <StaffNearbyDialog position={around} onClose={() => setAround(null)} />}
    </>
  );
}
