import { Pencil, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Truck } from "#domain/trucks/truck.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { EditTruckDialog } from "./edit-truck.tsx";
import { RecallBadge } from "./truck-recalls.tsx";
import { useTrucks } from "./use-trucks.ts";

interface TruckPickerProps {
  onPick: (truck: Truck) => void;
  onAdd: () => void;
  /** The truck with which the chat is being opened; nothing else can be picked meanwhile. */
  openingId: string | null;
}

/** 'Select Your Truck': the saved active trucks, newest first, and the way to a new one. */
export function TruckPicker({ onPick, onAdd, openingId }: TruckPickerProps) {
  const t = useT();
  const trucks = useTrucks();
  const items = trucks.data?.pages.flatMap((page) => page.items) ?? [];
  const busy = openingId !== null;
  const [editing, setEditing] = useState<Truck | null>(null);

  return (
    <div className="grid gap-4">
      {trucks.isPending ? <PickerSkeleton /> : null}
      {trucks.isError && items.length === 0 ? (
        <ErrorState
          title={t("trucks.failed")}
          error={trucks.error}
          onRetry={() => void trucks.refetch()}
          retrying={trucks.isFetching}
        />
      ) : null}
      {trucks.isSuccess && items.length === 0 ? (
        <EmptyState title={t("trucks.none")} text={t("trucks.none_text")} />
      ) : null}
      {items.length === 0 ? null : (
        <ul className="grid gap-2.5">
          {items.map((truck) => (
            <li key={truck.id}>
              <TruckCard
                truck={truck}
                opening={openingId === truck.id}
                disabled={busy}
                onPick={() => onPick(truck)}
                onEdit={() => setEditing(truck)}
              />
            </li>
          ))}
        </ul>
      )}
      {trucks.hasNextPage ? (
        <Button variant="quiet" busy={trucks.isFetchingNextPage} onClick={() => void trucks.fetchNextPage()}>
          {t("trucks.more")}
        </Button>
      ) : null}
      <Button
        variant={items.length === 0 ? "primary" : "secondary"}
        size="thumb"
        className="w-full"
        disabled={busy}
        onClick={onAdd}
      >
        <Plus className="size-5" aria-hidden />
        {t("trucks.add")}
      </Button>
      {editing === null ? null : <EditTruckDialog truck={editing} onClose={() => setEditing(null)} />}
    </div>
  );
}

interface TruckCardProps {
  truck: Truck;
  opening: boolean;
  disabled: boolean;
  onPick: () => void;
  onEdit: () => void;
}

function TruckCard({ truck, opening, disabled, onPick, onEdit }: TruckCardProps) {
  const t = useT();
  const format = useFormat();
  const name = `${truck.year} ${truck.brand} ${truck.model}`;
  const nameId = useId();
  return (
    <div className="flex items-stretch gap-1.5">
      <button
        type="button"
        disabled={disabled}
        onClick={onPick}
        className="grid min-h-20 min-w-0 grow gap-1.5 rounded-lg bg-key p-4 text-start transition-colors duration-150 hover:bg-key-hover disabled:text-ink-faint"
      >
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <span className="grid">
            <bdi id={nameId} className="font-bold text-lg leading-snug rtl:text-right">
              {truck.truckName ?? name}
            </bdi>
            {truck.truckName === null ? null : <bdi className="text-ink-soft rtl:text-right">{name}</bdi>}
          </span>
          <Tag>{t("trucks.repairs", { count: truck.repairCount })}</Tag>
        </span>
        {opening ? (
          <Loading text={t("trucks.opening")} />
        ) : (
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
            {truck.mileage === null ? null : (
              <span>{t("trucks.mileage", { mileage: format.number(truck.mileage) })}</span>
            )}
            {truck.lastRepair === null ? null : (
              <span>{t("trucks.last_repair", { date: format.date(truck.lastRepair) })}</span>
            )}
            {truck.vin === null ? null : (
              <bdi className="font-mono [overflow-wrap:anywhere] rtl:text-right">
                {t("trucks.vin", { vin: truck.vin })}
              </bdi>
            )}
            <RecallBadge truckId={truck.id} />
          </span>
        )}
      </button>
      <Button
        variant="quiet"
        className="w-thumb shrink-0 px-0"
        disabled={disabled}
        aria-label={t("trucks.edit")}
        aria-describedby={nameId}
        onClick={onEdit}
      >
        <Pencil className="size-5" aria-hidden />
      </Button>
    </div>
  );
}

function PickerSkeleton() {
  const t = useT();
  return (
    <div className="grid gap-2.5">
      <output className="sr-only">{t("trucks.loading")}</output>
      <Skeleton className="h-20 w-full rounded-lg" />
      <Skeleton className="h-20 w-full rounded-lg" />
    </div>
  );
}
