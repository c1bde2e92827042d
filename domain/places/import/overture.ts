import * as z from "zod/mini";
import type { Tags } from "./tags.ts";

/** Categories of Overture as the tags that say the same. */
const tagsOfCategory: Readonly<Record<string, Tags>> = {
  towing_service: { shop: "towing" },
  roadside_assistance: { shop: "car_repair", "service:roadside": "yes" },
  emergency_roadside_service: { shop: "car_repair", "service:roadside": "yes" },
  truck_repair: { shop: "truck_repair" },
  truck_repair_and_services_for_businesses: { shop: "truck_repair" },
  commercial_vehicle_repair: { shop: "truck_repair" },
  trailer_repair: { shop: "truck_repair", "service:vehicle:trailer_repair": "yes" },
  truck_dealer: { shop: "truck", "service:vehicle:repair": "yes" },
  truck_dealer_for_businesses: { shop: "truck", "service:vehicle:repair": "yes" },
  tire_shop: { shop: "tyres" },
  tire_dealer_and_repair: { shop: "tyres" },
  tire_repair_shop: { shop: "tyres" },
  automotive_repair: { shop: "car_repair" },
  diesel_mechanic: { shop: "truck_repair" },
};

const Address = z.object({
  freeform: z.nullish(z.string()),
  locality: z.nullish(z.string()),
  region: z.nullish(z.string()),
  postcode: z.nullish(z.string()),
});

const OverturePlace = z.object({
  names: z.object({ primary: z.string() }),
  categories: z.nullish(z.object({ primary: z.nullish(z.string()) })),
  addresses: z.nullish(z.array(Address)),
  phones: z.nullish(z.array(z.string())),
});

/** The properties of a place of Overture as tags; null when they are not of that kind. */
export function tagsOfOverture(properties: unknown): Tags | null {
  const place = OverturePlace.safeParse(properties).data;
  if (place === undefined) return null;
  const address = place.addresses?.[0];
  const state = address?.region?.replace(/^[A-Z]{2}-/, "");
  const known: readonly (readonly [string, string | null | undefined])[] = [
    ["name", place.names.primary.trim()],
    ["phone", place.phones?.[0]],
    ["addr:street_address", address?.freeform],
    ["addr:city", address?.locality],
    ["addr:state", state],
    ["addr:postcode", address?.postcode],
  ];
  const given = known.flatMap(([key, text]) => (text ? [[key, text] as const] : []));
  return { ...Object.fromEntries(given), ...tagsOfCategory[place.categories?.primary ?? ""] };
}
