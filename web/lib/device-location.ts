import type { Position } from "#domain/places/place.ts";

/** Why there is no position: the browser has none to give, the driver said no, or it could not be found. */
export type LocationFailure = "unsupported" | "denied" | "unavailable";

export class LocationError extends Error {
  readonly failure: LocationFailure;

  constructor(failure: LocationFailure) {
    super(`no position: ${failure}`);
    this.name = "LocationError";
    this.failure = failure;
  }
}

/** The specification's: high accuracy, at most 10 s, never a position from before. */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

/**
 * Where the device is now.
 * @throws LocationError
 */
export function locateDevice(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new LocationError("unsupported"));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => reject(new LocationError(error.code === error.PERMISSION_DENIED ? "denied" : "unavailable")),
      options,
    );
  });
}

/** Coordinates as one reads them out: "35.19204, -101.84531". */
export function formatPosition({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
