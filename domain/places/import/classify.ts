import type { PlaceKind } from "../place.ts";
import type { Tags } from "./tags.ts";

/** What a shop does, as the pages show it. */
type ShopType = "Truck repair" | "Tires" | "Diesel" | "Dealer";

export interface PlaceClass {
  readonly kind: PlaceKind;
  /** Shops only. */
  readonly type: ShopType | null;
}

const towingKeys = ["amenity", "shop", "office"] as const;
const towingName = /\btow(ing)?\b|\bwreckers?\b|\bvehicle recovery\b/i;
const roadsideName = /\broad ?side\b|\broad ?service\b|\bmobile\b|\bt[iy]re service\b/i;
const truckTireName = /\btrucks?\b|\bcommercial\b|\bfleet\b|\bsemi\b|\b24\b/i;
const truckRepairName = /\btrucks?\b|\bdiesel\b|\bfleet\b|\bsemi\b|\btrailers?\b/i;
const tireName = /\bt[iy]res?\b/i;

/**
 * What a place is to a truck driver; null when it is nothing to one. Towing comes first, then help on the road, then
 * shops. (`hgv` says who may drive there, not who is served, and is not looked at.)
 */
export function classify(tags: Tags): PlaceClass | null {
  const name = `${tags["name"] ?? ""} ${tags["brand"] ?? ""}`;
  const isBusiness = "shop" in tags || "office" in tags || "amenity" in tags || "craft" in tags;
  if (isTowing(tags) || (isBusiness && towingName.test(name))) return { kind: "towing", type: null };
  if (tags["shop"] !== undefined && roadsideName.test(name) && (servesTrucks(tags, name) || isRoadService(name))) {
    return { kind: "roadside", type: null };
  }
  if (tags["service:roadside"] === "yes") return { kind: "roadside", type: null };
  return servesTrucks(tags, name) ? { kind: "shop", type: shopType(tags, name) } : null;
}

function isTowing(tags: Tags): boolean {
  return (
    towingKeys.some((key) => tags[key] === "towing") ||
    /^(yes|only)$/.test(tags["service:vehicle:towing"] ?? "") ||
    tags["emergency"] === "vehicle_recovery"
  );
}

function isRoadService(name: string): boolean {
  return /\broad ?side\b|\broad ?service\b/i.test(name);
}

function servesTrucks(tags: Tags, name: string): boolean {
  if (tags["service:vehicle:truck_repair"] === "yes" || tags["service:vehicle:trailer_repair"] === "yes") return true;
  switch (tags["shop"]) {
    case "truck_repair":
      return true;
    case "truck":
      return /yes/.test(tags["service:vehicle:repair"] ?? "");
    case "tyres":
      return truckTireName.test(name);
    case "car_repair":
      return truckRepairName.test(name);
    default:
      return false;
  }
}

function shopType(tags: Tags, name: string): ShopType {
  if (tags["shop"] === "tyres" || tireName.test(name)) return "Tires";
  if (tags["shop"] === "truck") return "Dealer";
  return /\bdiesel\b/i.test(name) ? "Diesel" : "Truck repair";
}
