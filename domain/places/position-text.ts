import type { Position } from "./place.ts";

const number = /(\d{1,3}(?:\.\d+)?)/.source;
const plain = new RegExp(`^([+-]?)${number}\\s*[,;\\s]\\s*([+-]?)${number}$`);
const lettered = new RegExp(`^${number}\\s*([NS])\\s*[,;\\s]?\\s*${number}\\s*([EW])$`, "i");

/**
 * Coordinates as people write them: "41.15, -104.78", "41.15 N 104.78 W", with or without degree signs.
 * Null for anything else, and for coordinates out of range.
 */
export function readPosition(text: string): Position | null {
  const typed = text.trim().replaceAll("°", "").replaceAll("−", "-");
  const [, latitudeSign, latitude, longitudeSign, longitude] = plain.exec(typed) ?? [];
  if (latitude !== undefined && longitude !== undefined) {
    return onGlobe(signed(latitude, latitudeSign === "-"), signed(longitude, longitudeSign === "-"));
  }
  const [, north, ns, east, ew] = lettered.exec(typed) ?? [];
  if (north === undefined || east === undefined) return null;
  return onGlobe(signed(north, ns?.toUpperCase() === "S"), signed(east, ew?.toUpperCase() === "W"));
}

function signed(digits: string, isNegative: boolean): number {
  return isNegative ? -Number(digits) : Number(digits);
}

function onGlobe(latitude: number, longitude: number): Position | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
