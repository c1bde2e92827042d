import { platformOf } from "#domain/pages/public-pages.ts";
import type { Position } from "#domain/places/place.ts";

/** The address that opens the device's own way-finding to a place; on a desktop a map in the browser. */
export function directionsHref({ latitude, longitude }: Position, device: Parameters<typeof platformOf>[0]): string {
  const at = `${latitude},${longitude}`;
  switch (platformOf(device)) {
    case "ios":
      return `maps://?daddr=${at}`;
    case "android":
      return `geo:0,0?q=${at}`;
    case "desktop":
      return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}`;
  }
}
