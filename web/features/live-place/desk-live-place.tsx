import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { compassPointOf } from "#domain/places/bearing.ts";
import type { Position } from "#domain/places/place.ts";
import { isFresh, type LivePosition } from "#domain/tickets/live-place.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { CircleIcon, RingIcon } from "../../components/ui/shapes.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { formatPosition } from "../../lib/device-location.ts";
import { readFailure } from "../../lib/errors.ts";
import { type Format, useFormat } from "../../lib/format.ts";
import { type Translate, useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";
import { trpc } from "../../lib/trpc.ts";

interface DeskLivePlaceProps {
  ticketId: string;
  /** The road, direction and mile marker as the driver wrote them; blank where they did not. */
  said: string;
  /** The way to a map around a position. */
  map: (position: Position) => ReactNode;
}

const refetchEvery = 10_000;

/** Where the truck is right now, as long as its driver shares it: how old and how exact that is, and what they say. */
export function DeskLivePlace({ ticketId, said, map }: DeskLivePlaceProps) {
  const t = useT();
  const format = useFormat();
  const now = useServerNow(5000);
  const { data, isError, error } = useQuery(
    trpc.tech.live.get.queryOptions(
      { ticketId },
      { refetchInterval: (query) => (query.state.data?.isShared === true ? refetchEvery : false) },
    ),
  );
  if (data === undefined) {
    if (!isError || readFailure(error).status === 404) return null;
    return <p className="text-orange-ink">{t("live.desk.failed")}</p>;
  }
  if (data === null) return null;
  const { position, ended, endsAt } = data;
  return (
    <section aria-label={t("live.desk.title")} className="grid gap-2">
      <h3 className="flex items-center gap-2.5 text-lg">
        {t("live.desk.title")}
        {position === null ? null : <Freshness fresh={isFresh(position, now)} />}
      </h3>
      {ended !== null ? (
        <p className="text-ink-soft">{t("live.desk.ended", { time: format.time(ended.at), why: ended.reason })}</p>
      ) : null}
      {position === null ? null : (
        <>
          <PositionFacts position={position} said={said} endsAt={endsAt} />
          {isFresh(position, now) ? null : <p className="text-orange-ink">{t("live.desk.silent_text")}</p>}
          <div>{map(position)}</div>
        </>
      )}
    </section>
  );
}

function Freshness({ fresh }: { fresh: boolean }) {
  const t = useT();
  return (
    <Tag tone={fresh ? "green" : "orange"}>
      {fresh ? <CircleIcon className="size-3" /> : <RingIcon className="size-3.5" />}
      {t(fresh ? "live.desk.live" : "live.desk.silent")}
    </Tag>
  );
}

function PositionFacts({ position, said, endsAt }: { position: LivePosition; said: string; endsAt: number }) {
  const t = useT();
  const format = useFormat();
  const coordinates = formatPosition(position);
  const { accuracy } = position;
  return (
    <dl className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
      <Fact label={t("live.desk.coordinates")}>
        <bdi dir="ltr" className="whitespace-nowrap font-semibold font-mono">
          {coordinates}
        </bdi>
        <CopyButton value={coordinates} label={t("live.desk.coordinates")} className="-my-2" />
      </Fact>
      <Fact label={t("live.desk.measured")}>
        <RelativeTime time={position.measuredAt} className="font-semibold" />
      </Fact>
      {accuracy === null ? null : <Fact label={t("live.desk.exact")}>{exactness(t, format, accuracy)}</Fact>}
      {position.speed === null ? null : <Fact label={t("live.desk.moves")}>{movement(t, position)}</Fact>}
      {said === "" ? null : (
        <Fact label={t("live.desk.said")}>
          <span className="font-semibold">{said}</span>
        </Fact>
      )}
      <Fact label={t("live.desk.until")}>{format.time(endsAt)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1">{children}</dd>
    </>
  );
}

const feetPerMetre = 3.28084;
/** Beyond this many feet, miles say it better. */
const mostFeet = 1000;

function exactness(t: Translate, format: Format, metres: number): string {
  const feet = metres * feetPerMetre;
  return feet > mostFeet
    ? format.distance(metres)
    : t("live.desk.feet", { feet: String(Math.max(10, Math.round(feet / 10) * 10)) });
}

const milesAnHour = 2.23694;
/** Slower than this, in miles an hour, a receiver takes its own wander for a way. */
const stands = 3;

function movement(t: Translate, { speed, heading }: LivePosition): string {
  const mph = (speed ?? 0) * milesAnHour;
  if (mph < stands) return t("live.desk.standing");
  const miles = String(Math.round(mph));
  if (heading === null) return t("live.desk.speed", { speed: miles });
  return t("live.desk.speed_to", { speed: miles, direction: t(`nearby.to.${compassPointOf(heading)}`) });
}
