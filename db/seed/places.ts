import { newId, type RandomBytes } from "#domain/ids.ts";
import type { PlaceKind } from "#domain/places/place.ts";
import type { places } from "../schema/index.ts";
import { fraction } from "./seeded-bytes.ts";
import { type Stop, stops } from "./stops.ts";

interface Business {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly type: string | null;
  readonly hours: string | null;
}

/** Two of these are near every stop. All are fictitious, and their names say so. */
const businesses: readonly Business[] = [
  { kind: "shop", name: "Demo Diesel Repair", type: "Truck repair", hours: "Mo-Sa 06:00-20:00" },
  { kind: "roadside", name: "Demo Roadside Service", type: null, hours: "24/7" },
  { kind: "shop", name: "Demo Truck Tire", type: "Tires", hours: "24/7" },
  { kind: "towing", name: "Demo Heavy Towing", type: null, hours: "24/7" },
  { kind: "shop", name: "Demo Truck & Trailer Center", type: "Dealer", hours: "Mo-Fr 07:00-18:00" },
  { kind: "roadside", name: "Demo Mobile Mechanics", type: null, hours: "Mo-Su 05:00-23:00" },
];

const streets = ["Frontage Rd", "Industrial Way", "Old Highway", "Truck Plaza Dr", "Commerce St"];

/** Fictitious places around every stop of the seed, within about 20 miles. */
export function demoPlaces(now: number, randomBytes: RandomBytes): (typeof places.$inferInsert)[] {
  return Object.values(stops).flatMap((stop, index) =>
    [0, 1].map((which) => {
      const number = index * 2 + which;
      return demoPlace(stop, number, now, randomBytes);
    }),
  );
}

function demoPlace(stop: Stop, number: number, now: number, randomBytes: RandomBytes): typeof places.$inferInsert {
  const business = businesses[number % businesses.length];
  if (business === undefined) throw new Error("there are no businesses to place");
  const offset = () => (fraction(randomBytes) - 0.5) * 0.4;
  const house = 100 + Math.floor(fraction(randomBytes) * 8900);
  return {
    id: newId("place", randomBytes),
    kind: business.kind,
    name: `${business.name} (${stop.town.split(",")[0]})`,
    latitude: rounded(stop.latitude + offset()),
    longitude: rounded(stop.longitude + offset()),
    address: `${house} ${streets[number % streets.length]}, ${stop.town}`,
    phone: number % 7 === 6 ? null : demoPhone(stop.areaCode, number),
    type: business.type,
    openingHours: business.hours,
    source: "demo",
    sourceId: `demo-${number + 1}`,
    isDemo: true,
    importedAt: now,
  };
}

/** 555-0100 to 555-0199 are reserved for fiction. */
export function demoPhone(areaCode: string, number: number): string {
  return `(${areaCode}) 555-01${String(number % 100).padStart(2, "0")}`;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
