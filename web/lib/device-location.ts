import type { Position } from "#domain/places/place.ts";
import { deadlines } from "./deadlines.ts";

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

/** A position as the device measured it: metres, degrees from north, metres a second, its own clock's milliseconds. */
export interface DeviceFix extends Position {
  readonly accuracy: number | null;
  readonly heading: number | null;
  readonly speed: number | null;
  readonly measuredAt: number;
}

const noneOf = (value: number | null | undefined) => (Number.isFinite(value) ? (value ?? null) : null);

function fixOf({ coords, timestamp }: GeolocationPosition): DeviceFix {
  const { latitude, longitude, accuracy, heading, speed } = coords;
  // A device that stands has no heading: NaN, by the standard.
  return {
    latitude,
    longitude,
    accuracy: noneOf(accuracy),
    heading: noneOf(heading),
    speed: noneOf(speed),
    measuredAt: timestamp,
  };
}

/**
 * Where the device is now, measured again; within 12 s there is a position or an error.
 * @throws LocationError
 */
export function measureDevice(): Promise<DeviceFix> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new LocationError("unsupported"));
      return;
    }
    // The browser's own limit does not run while its question to the driver stands, nor where a device never answers.
    const limit = setTimeout(() => reject(new LocationError("unavailable")), deadlines.position);
    navigator.geolocation.getCurrentPosition(
      (position) => {
        clearTimeout(limit);
        resolve(fixOf(position));
      },
      (error) => {
        clearTimeout(limit);
        reject(new LocationError(failureOf(error)));
      },
      options,
    );
  });
}

/**
 * The same as coordinates alone.
 * @throws LocationError
 */
export async function locateDevice(): Promise<Position> {
  const { latitude, longitude } = await measureDevice();
  return { latitude, longitude };
}

function failureOf(error: GeolocationPositionError): LocationFailure {
  return error.code === error.PERMISSION_DENIED ? "denied" : "unavailable";
}

/**
 * Tells every new position of the device, and every failure, until the returned function is called. After `denied` there
 * is nothing more to come; of a device that stands there may be nothing new for long.
 */
export function watchDevice(
  onFix: (fix: DeviceFix) => void,
  onFailure: (failure: LocationFailure) => void,
): () => void {
  if (!("geolocation" in navigator)) {
    onFailure("unsupported");
    return () => {};
  }
  const { geolocation } = navigator;
  const watch = geolocation.watchPosition(
    (position) => onFix(fixOf(position)),
    (error) => onFailure(failureOf(error)),
    { enableHighAccuracy: true, timeout: 30_000, maximumAge: 5000 },
  );
  return () => geolocation.clearWatch(watch);
}

/** Coordinates as one reads them out: "35.19204, -101.84531". */
export function formatPosition({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
