import { Navigation, Phone } from "lucide-react";
import type { Position } from "#domain/places/place.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import { directionsHref } from "./directions.ts";
import { type NearbyPlace, wayTo } from "./place-way.ts";

interface PlaceCardProps {
  place: NearbyPlace;
  /** Its number on the map. */
  number: number;
  from: Position;
  chosen: boolean;
  onChoose: () => void;
}

/** One service: how far, in which direction, where, and the number to dial. */
export function PlaceCard({ place, number, from, chosen, onChoose }: PlaceCardProps) {
  const t = useT();
  const { distance, direction } = wayTo(t, useFormat(), from, place);
  return (
    <li id={cardId(place.id)} className={cn("grid gap-2 rounded-lg p-4", chosen ? "selected" : "bg-raised")}>
      <div className="flex items-start gap-3">
        <button
          type="button"
          // What is seen stands in the name too: it is said to be pressed.
          aria-label={`${number}. ${t("nearby.show_on_map", { name: place.name })}`}
          aria-pressed={chosen}
          onClick={onChoose}
          className="grid size-thumb shrink-0 place-items-center rounded-full bg-key font-semibold font-mono hover:bg-key-hover"
        >
          {number}
        </button>
        <div className="grid min-w-0 grow gap-0.5">
          <p className="flex flex-wrap items-center gap-2 font-semibold leading-snug">
            <bdi>{place.name}</bdi>
            {place.demo ? <Tag>{t("nearby.demo")}</Tag> : null}
          </p>
          <p className="flex flex-wrap gap-x-2">
            <span className="font-semibold">{distance}</span>
            <span className="text-ink-soft">{direction}</span>
            {place.type === null ? null : <bdi className="text-ink-soft">{place.type}</bdi>}
          </p>
          <Hours listed={place.openingHours} />
          {place.address === null ? null : (
            <p className="text-ink-soft text-sm">
              <bdi>{place.address}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1">
        {place.phone === null ? (
          <p className="flex min-h-thumb items-center gap-2.5 text-ink-soft">
            <Phone className="size-5 shrink-0" aria-hidden />
            {t("nearby.phone_none")}
          </p>
        ) : (
          <Button asChild variant="call" size="thumb" className="px-3">
            <a href={telHref(place.phone)} aria-label={t("nearby.call", { name: place.name, phone: place.phone })}>
              <Phone className="size-5 shrink-0" aria-hidden />
              <bdi>{place.phone}</bdi>
            </a>
          </Button>
        )}
        <Button asChild variant="secondary" size="thumb" className="px-3">
          <a
            href={directionsHref(place, navigator)}
            target="_blank"
            rel="noreferrer"
            aria-label={t("nearby.directions_to", { name: place.name })}
          >
            <Navigation className="size-5 shrink-0" aria-hidden />
            {t("nearby.directions")}
          </a>
        </Button>
      </div>
    </li>
  );
}

const dayAndNight = /^24\s*\/\s*7$/;

/** What its source lists, never that it is open or closed now: holidays and nights differ. */
function Hours({ listed }: { listed: string | null }) {
  const t = useT();
  if (listed === null) return <p className="text-ink-soft text-sm">{t("nearby.hours_unknown")}</p>;
  if (dayAndNight.test(listed)) return <p className="text-sm">{t("nearby.hours_always")}</p>;
  return (
    <p className="text-sm">
      {t("nearby.hours")}{" "}
      <bdi dir="ltr" className="font-mono">
        {listed}
      </bdi>
    </p>
  );
}

/** The element of a place in the list; what a tap on the map leads to. */
export function cardId(placeId: string): string {
  return `place-${placeId}`;
}
