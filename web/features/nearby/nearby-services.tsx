import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Position } from "#domain/places/place.ts";
import { type Attribution, openStreetMap } from "#domain/places/source.ts";
import { CallLink } from "../../components/layout/call-link.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { trpc } from "../../lib/trpc.ts";
import { AttributionLine } from "./attribution.tsx";
import { cardId, PlaceCard } from "./place-card.tsx";
import { type Nearby, type NearbyPlace, wayTo } from "./place-way.ts";

const NearbyMap = lazyPart(
  () => import("./nearby-map.tsx"),
  ({ NearbyMap }) => NearbyMap,
  { waiting: MapLoading },
);

function MapLoading() {
  const t = useT();
  return <Loading className="h-72" text={t("nearby.map_loading")} />;
}

interface NearbyServicesProps {
  position: Position;
  /** Staff look around a driver's place, and are asked for as staff. */
  asStaff?: boolean;
}

/** What is said to a driver who looks around, and to staff who look around one. */
const wordsOf = {
  driver: { loading: "nearby.loading", failed: "nearby.failed" },
  staff: { loading: "desk.nearby_loading", failed: "desk.nearby_failed" },
} as const satisfies Record<string, Record<string, MessageKey>>;

const kinds = [
  ["shops", "nearby.shops"],
  ["roadside", "nearby.roadside"],
  ["towing", "nearby.towing"],
] as const satisfies readonly (readonly [keyof Nearby, MessageKey])[];

type Kind = (typeof kinds)[number][0];

/** So many of a kind stand there at first. */
const firstShown = 4;

/** Shops, roadside services and towing around a position: the list first, a map beside or under it. */
export function NearbyServices({ position, asStaff = false }: NearbyServicesProps) {
  const t = useT();
  const { latitude, longitude } = position;
  const input = { latitude, longitude };
  const stale = { staleTime: 10 * 60_000 };
  const asDriver = useQuery({ ...trpc.driver.places.nearby.queryOptions(input, stale), enabled: !asStaff });
  const asTech = useQuery({ ...trpc.tech.places.nearby.queryOptions(input, stale), enabled: asStaff });
  const nearby = asStaff ? asTech : asDriver;
  const words = wordsOf[asStaff ? "staff" : "driver"];

  if (nearby.isError) {
    return (
      <ErrorState
        title={t(words.failed)}
        error={nearby.error}
        onRetry={() => void nearby.refetch()}
        retrying={nearby.isFetching}
      />
    );
  }
  if (nearby.data === undefined) return <Loading className="py-6" text={t(words.loading)} />;
  return <Found key={`${latitude},${longitude}`} nearby={nearby.data} position={position} asStaff={asStaff} />;
}

interface FoundProps extends Required<NearbyServicesProps> {
  nearby: Nearby;
}

function Found({ nearby, position, asStaff }: FoundProps) {
  const t = useT();
  const hasTiles = usePublicConfig()?.tiles === true;
  const [whole, setWhole] = useState<readonly Kind[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const shownOf = (kind: Kind) => nearby[kind].slice(0, whole.includes(kind) ? undefined : firstShown);
  const onMap = nearby.nearest === null ? kinds.flatMap(([kind]) => shownOf(kind)) : [nearby.nearest];
  const attributions = withTiles(nearby.attributions, hasTiles);

  const choose = (placeId: string) => {
    setChosen(placeId);
    document.getElementById(cardId(placeId))?.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className="@container">
      <div className="grid @3xl:grid-cols-2 items-start gap-5">
        <div className="grid gap-5">
          {onMap.length === 0 ? null : <p className="text-ink-soft">{t("chat.places.note")}</p>}
          {nearby.nearest === null && onMap.length > 0 ? (
            kinds.map(([kind, title]) => (
              <section key={kind} className="grid gap-2.5">
                <h3 className="text-lg">{t(title)}</h3>
                {nearby[kind].length === 0 ? <p className="text-ink-soft">{t("nearby.kind_none")}</p> : null}
                <ul className="grid gap-2.5">
                  {shownOf(kind).map((place) => (
                    <PlaceCard
                      key={place.id}
                      place={place}
                      number={onMap.indexOf(place) + 1}
                      from={position}
                      chosen={place.id === chosen}
                      onChoose={() => setChosen(place.id)}
                    />
                  ))}
                </ul>
                {shownOf(kind).length < nearby[kind].length ? (
                  <Button variant="quiet" onClick={() => setWhole((now) => [...now, kind])}>
                    {t("nearby.more", { count: nearby[kind].length - firstShown })}
                  </Button>
                ) : null}
              </section>
            ))
          ) : (
            <NothingNear nearest={nearby.nearest} position={position} asStaff={asStaff} />
          )}
        </div>
        <div className="sticky top-2 grid gap-2">
          <NearbyMap
            position={position}
            places={onMap}
            chosen={chosen}
            onChoose={choose}
            hasTiles={hasTiles}
            asStaff={asStaff}
          />
          {hasTiles ? null : <p className="text-ink-soft text-sm">{t("nearby.map_plain")}</p>}
          <AttributionLine of={attributions} />
        </div>
      </div>
    </div>
  );
}

interface NothingNearProps extends Required<NearbyServicesProps> {
  nearest: NearbyPlace | null;
}

/** In empty country: how far the next one is, and for drivers the number that sends somebody. */
function NothingNear({ nearest, position, asStaff }: NothingNearProps) {
  const t = useT();
  const format = useFormat();
  const phone = usePublicConfig()?.roadsidePhone;
  const call = asStaff ? undefined : t("nearby.none_call");
  return (
    <div className="grid gap-4">
      <EmptyState
        title={t("nearby.none")}
        text={
          nearest === null
            ? call
            : t("nearby.none_nearest", { name: nearest.name, ...wayTo(t, format, position, nearest) })
        }
      />
      {nearest === null ? null : (
        <ul>
          <PlaceCard place={nearest} number={1} from={position} chosen={false} onChoose={() => {}} />
        </ul>
      )}
      {asStaff || phone === undefined ? null : <CallLink phone={phone} />}
    </div>
  );
}

/** Tiles of the usual services are made of OpenStreetMap's data too. */
function withTiles(attributions: readonly Attribution[], hasTiles: boolean): readonly Attribution[] {
  const named = attributions.some(({ url }) => url === openStreetMap.url);
  return hasTiles && !named ? [openStreetMap, ...attributions] : attributions;
}
