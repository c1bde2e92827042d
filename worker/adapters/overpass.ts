import { timeLimits } from "#domain/time-limits.ts";
import type { PlaceExtract } from "#worker/ports/place-extract.ts";
import { askForJson, type OutsideService } from "./outside-service.ts";

/** Seconds that the server may work on the query. */
const serverPatience = 240;

const wanted = [
  '["shop"="truck_repair"]',
  '["service:vehicle:truck_repair"="yes"]',
  '["service:vehicle:trailer_repair"="yes"]',
  '["shop"="truck"]["service:vehicle:repair"~"yes"]',
  '["shop"="tyres"]["name"~"truck|commercial|fleet|semi|24",i]',
  '["shop"="car_repair"]["name"~"truck|diesel|fleet|semi|trailer",i]',
  '["service:vehicle:towing"~"^(yes|only)$"]',
  '["amenity"="towing"]',
  '["shop"="towing"]',
  '["office"="towing"]',
  '["emergency"="vehicle_recovery"]',
  '["shop"]["name"~"towing|wrecker|road ?service|roadside",i]',
];

const query = [
  `[out:json][timeout:${serverPatience}][maxsize:268435456];`,
  'area["ISO3166-1"="US"]["admin_level"="2"]->.us;',
  `(${wanted.map((filter) => `nwr${filter}(area.us);`).join("")});`,
  "out center tags;",
].join("\n");

/** The truck services of the USA in one query to an Overpass: about two minutes and half a megabyte. */
export function createOverpassExtract({
  url,
  userAgent,
  timeout = timeLimits.placeExtract,
}: {
  /** The interpreter's address. */
  readonly url: string;
  readonly userAgent: string;
  readonly timeout?: number;
}): PlaceExtract {
  const service: OutsideService = { name: "places", userAgent, timeout, maxBytes: 32 * 1024 * 1024 };
  return {
    fetch: () => askForJson(service, url, { method: "POST", body: new URLSearchParams({ data: query }) }),
  };
}
