import { Phone } from "lucide-react";
import type { ChatPlace } from "#domain/chat/turn.ts";
import { attributionsOf } from "#domain/places/source.ts";
import { Tag } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";

/** Services around the driver that an answer speaks of, each with its number to call. */
export function ChatPlaces({ places }: { places: readonly ChatPlace[] }) {
  const t = useT();
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-lg">{t("chat.places.title")}</h3>
        <p className="text-ink-soft text-sm">{t("chat.places.note")}</p>
      </div>
      <ul className="grid gap-3">
        {places.map((place) => (
          <li key={`${place.kind}:${place.name}`} className="flex flex-wrap items-center justify-between gap-3">
            <div className="grid">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <bdi>{place.name}</bdi>
                {place.demo ? <Tag>{t("nearby.demo")}</Tag> : null}
              </span>
              <span className="text-ink-soft text-sm">
                {t("chat.places.miles", { miles: place.distance })}
                {place.address === null ? null : (
                  <>
                    {" · "}
                    <bdi>{place.address}</bdi>
                  </>
                )}
              </span>
            </div>
            {place.phone === null ? (
              <span className="text-ink-soft text-sm">{t("nearby.phone_none")}</span>
            ) : (
              <a
                href={telHref(place.phone)}
                className="flex min-h-thumb items-center gap-2 font-semibold text-blue-ink underline underline-offset-4"
              >
                <Phone className="size-5" aria-hidden />
                <bdi dir="ltr">{place.phone}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
      {attributionsOf(places.map(({ source }) => source)).map(({ text, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className="text-ink-soft text-sm underline">
          <bdi>{text}</bdi>
        </a>
      ))}
    </Card>
  );
}
