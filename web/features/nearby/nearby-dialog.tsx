import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { LocationField, type LocationValue } from "../../components/location/location-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpcClient } from "../../lib/trpc.ts";
import { NearbyServices } from "./nearby-services.tsx";

interface NearbyDialogProps {
  /** Where the driver is said to be; what is missing is asked for. */
  start: LocationValue;
  onClose: () => void;
}

type ChangePlace = (change: (place: LocationValue) => LocationValue) => void;

/** 'Help nearby': around the known place, or around one that is found with the phone or by its name. */
export function NearbyDialog({ start, onClose }: NearbyDialogProps) {
  const t = useT();
  const [place, setPlace] = useState(start);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent wide className="sm:max-w-5xl" title={t("nearby.title")} description={t("nearby.text")}>
        {place.position === null ? (
          <AskPlace place={place} onChange={setPlace} />
        ) : (
          <>
            <NearbyServices position={place.position} />
            <Button variant="quiet" onClick={() => setPlace((now) => ({ ...now, position: null }))}>
              {t("nearby.change")}
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function AskPlace({ place, onChange }: { place: LocationValue; onChange: ChangePlace }) {
  const t = useT();
  const blank = place.address.trim() === "";
  const search = useMutation({
    mutationFn: (q: string) => trpcClient.driver.places.search.query({ q }),
    onSuccess: ({ position }) => onChange((now) => ({ ...now, position })),
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank) search.mutate(place.address);
      }}
    >
      <p>{t("nearby.where_text")}</p>
      <LocationField value={place} onChange={onChange} />
      {search.isError ? <FormError title={t(errorKey(search.error))} /> : null}
      {search.data?.position === null ? (
        <p role="status" className="rounded-lg bg-orange-wash p-3 font-semibold">
          {t("nearby.search_none")}
        </p>
      ) : null}
      <Button type="submit" size="thumb" busy={search.isPending} disabled={blank || search.isPending}>
        {t("nearby.search")}
      </Button>
    </form>
  );
}
