import { useEffect, useRef, useState } from "react";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { type Truck, truckValuesOf } from "#domain/trucks/truck.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { lastChatLanguage, proposedChatLanguage } from "../../features/diagnosis/chat-kept.ts";
import type { ChosenTruck, Place } from "../../features/diagnosis/flow-machine.ts";
import { type DescribedTruck, TruckForm } from "../../features/trucks/truck-form.tsx";
import { TruckPicker } from "../../features/trucks/truck-picker.tsx";
import { useSaveTruck } from "../../features/trucks/use-save-truck.ts";
import { useTrucks } from "../../features/trucks/use-trucks.ts";
import { useLanguage, useT } from "../../lib/i18n.tsx";
import { visitPlace } from "../../lib/visit-place.ts";
import type { DriverFlow } from "./use-driver-flow.ts";

/** Picker and form; what was filled in stays while the truck is saved and the chat is being opened. */
export function TrucksStep({ flow: { state, send, close } }: { flow: DriverFlow }) {
  const t = useT();
  const pageLanguage = useLanguage();
  const save = useSaveTruck();
  const [shown, setShown] = useState<"picker" | "form">("picker");

  const step = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its own top
  useEffect(() => {
    step.current?.closest("[role=dialog]")?.scrollTo({ top: 0 });
  }, [shown]);

  const show = (next: "picker" | "form") => {
    setShown(next);
    send({ type: next === "form" ? "add_truck" : "back_to_trucks" });
  };
  const describe = (described: DescribedTruck, saveIt: boolean) => {
    const { truck, language } = described;
    const chosen: ChosenTruck = { truckId: null, truck: truckValuesOf(truck), language, place: placeOf(described) };
    send({ type: "truck_described", chosen, save: saveIt });
    if (saveIt) void save(truck).then((truckId) => send({ type: "truck_saved", chosen, truckId }));
  };

  const trucks = useTrucks();
  const saved = trucks.isSuccess && !trucks.hasNextPage ? trucks.data.pages.flatMap((page) => page.items) : null;
  const asks = state.at === "picking_truck" && state.choose !== true;
  const only = asks && saved?.length === 1 ? saved[0] : undefined;
  useEffect(() => {
    if (only !== undefined) send({ type: "truck_picked", chosen: { ...chosenOf(only, pageLanguage), taken: true } });
  }, [only, pageLanguage, send]);
  // A new driver has nothing to pick from.
  const none = asks && saved?.length === 0;
  useEffect(() => {
    if (!none) return;
    setShown("form");
    send({ type: "add_truck" });
  }, [none, send]);

  const opening = state.at === "opening_chat" ? state.chosen : null;
  const busy = state.at === "saving_truck" ? t("trucks.saving") : opening === null ? null : t("trucks.opening");
  const failed = state.at === "opening_failed";

  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())}>
      <DialogContent
        wide
        className="sm:max-w-2xl"
        title={t(shown === "form" ? "trucks.form.title" : "trucks.pick.title")}
        description={t(shown === "form" ? "trucks.form.text" : "trucks.pick.text")}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {failed ? (
          <div className="grid gap-4">
            <ErrorState
              title={t("trucks.opening_failed")}
              error={state.error}
              onRetry={() => send({ type: "try_again" })}
            />
            <Button variant="quiet" size="thumb" onClick={() => show("picker")}>
              {t("trucks.back")}
            </Button>
          </div>
        ) : null}
        <div ref={step} hidden={failed}>
          {shown === "form" ? (
            <TruckForm
              language={proposedChatLanguage(pageLanguage)}
              busy={busy}
              onSubmit={describe}
              onBack={() => (saved?.length === 0 ? close() : show("picker"))}
            />
          ) : (
            <TruckPicker
              openingId={opening?.truckId ?? null}
              onAdd={() => show("form")}
              onPick={(truck) => send({ type: "truck_picked", chosen: chosenOf(truck, pageLanguage) })}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** A saved truck, in the language that the driver used last, at the place that this visit knows. */
function chosenOf({ id, brand, year, model }: Truck, page: InterfaceLanguage): ChosenTruck {
  const found = visitPlace();
  const place = found === null ? null : { ...found.position, address: found.address };
  return { truckId: id, truck: { brand, year, model }, language: lastChatLanguage(page), place };
}

function placeOf({ location }: DescribedTruck): Place | null {
  const { position, address } = location;
  if (position === null && address.trim() === "") return null;
  return { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null, address: address.trim() };
}
