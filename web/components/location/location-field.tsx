import { LocateFixed, MapPin } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Position } from "#domain/places/place.ts";
import { formatPosition, LocationError, type LocationFailure, locateDevice } from "../../lib/device-location.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { noteVisitPlace, visitPlace } from "../../lib/visit-place.ts";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";

/** Where the driver stands. Both parts may be missing; what is typed is never overwritten by a look-up that comes late. */
export interface LocationValue {
  readonly position: Position | null;
  readonly address: string;
}

export const noLocation: LocationValue = { position: null, address: "" };

interface LocationFieldProps {
  value: LocationValue;
  onChange: (change: (value: LocationValue) => LocationValue) => void;
  /** Looks for the position as soon as the field is there. */
  locateAtOnce?: boolean;
  /** The coordinates are shown elsewhere already. */
  positionElsewhere?: boolean;
}

const failureTexts: Readonly<Record<LocationFailure, MessageKey>> = {
  unsupported: "location.unsupported",
  denied: "location.failed",
  unavailable: "location.failed",
};

/** Finds the position with the phone, or takes an address by hand; never in the way of going on. */
export function LocationField({
  value,
  onChange,
  locateAtOnce = false,
  positionElsewhere = false,
}: LocationFieldProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LocationFailure | null>(null);

  const locate = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const position = await locateDevice();
      const typed = value.address;
      onChange((now) => ({ ...now, position }));
      notify.success(t("location.detected"));
      const address = await addressAt(position);
      noteVisitPlace({ position, address });
      onChange((now) => (now.address === typed ? { ...now, address } : now));
    } catch (error) {
      const reason = error instanceof LocationError ? error.failure : "unavailable";
      setFailure(reason);
      if (reason === "denied") {
        notify.warning(t("location.denied.title"), { description: t("location.denied.text") });
      }
    } finally {
      setBusy(false);
    }
  };

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const found = visitPlace();
    // Once found, the place is known to every form of the visit: the driver is asked once.
    if (found !== null && value.position === null && value.address === "") onChange(() => found);
    else if (locateAtOnce) void locate();
  });

  return (
    <div className="grid gap-3">
      <Button variant="secondary" size="thumb" className="w-full" busy={busy} onClick={() => void locate()}>
        {busy ? null : <LocateFixed className="size-5" aria-hidden />}
        {t(busy ? "location.finding" : value.position === null ? "location.use" : "location.again")}
      </Button>
      {failure === null ? null : (
        <p role="status" className="rounded-lg bg-orange-wash p-3 font-semibold">
          {t(failureTexts[failure])}
        </p>
      )}
      {value.position === null || positionElsewhere ? null : (
        <p className="flex items-center gap-2">
          <MapPin className="size-5 shrink-0 text-green-ink" aria-hidden />
          <bdi className="grow font-mono">{formatPosition(value.position)}</bdi>
          <CopyButton value={formatPosition(value.position)} label={t("location.coordinates")} />
        </p>
      )}
      <Field label={t("location.address")} hint={t("location.address_hint")} optional={t("ui.optional")}>
        {(ids) => (
          <Input
            {...ids}
            dir="auto"
            maxLength={300}
            autoComplete="off"
            value={value.address}
            onChange={(event) => {
              const address = event.target.value;
              onChange((now) => ({ ...now, address }));
            }}
          />
        )}
      </Field>
    </div>
  );
}

/** The address there, or the plain coordinates when it cannot be looked up. */
async function addressAt(position: Position): Promise<string> {
  try {
    const { address } = await trpcClient.driver.places.reverse.query(position);
    return address ?? formatPosition(position);
  } catch {
    return formatPosition(position);
  }
}
