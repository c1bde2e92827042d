import type { TruckBrand } from "./catalogue.ts";

/** Characters of a vehicle identification number since 1981 (49 CFR 565.13). */
export const vinLength = 17;

/** Letters that no VIN contains, because they look like 1 and 0 (ISO 3779). */
const refusedLetters = ["I", "O", "Q"] as const;

/** Why 17 characters are no VIN; each is the key of the text that says which. */
export type VinProblem =
  | "truck.vin_letter_i"
  | "truck.vin_letter_o"
  | "truck.vin_letter_q"
  | "truck.vin_characters"
  | "truck.vin_check_digit";

const refusedBy: Readonly<Record<(typeof refusedLetters)[number], VinProblem>> = {
  I: "truck.vin_letter_i",
  O: "truck.vin_letter_o",
  Q: "truck.vin_letter_q",
};

/** Letters as digits, 49 CFR 565.15 table IV. */
const letterValues: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/** How much each position weighs, 49 CFR 565.15 table V; the check digit itself weighs nothing. */
const weights: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const checkPosition = 8;
const markPosition = 6;
const yearPosition = 9;

/** The check digit that belongs to 17 characters: 0 to 9, or X for ten. They have to be letters and digits of a VIN. */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * digitOf(vin.charAt(index)), 0);
  const rest = sum % 11;
  return rest === 10 ? "X" : String(rest);
}

function digitOf(character: string): number {
  return letterValues[character] ?? Number(character);
}

/**
 * What is wrong with a VIN in capitals; null when nothing is. Fewer than 17 characters are half a VIN that a driver
 * could not read to its end: nothing is known about it, and nothing is said.
 */
export function vinProblem(vin: string): VinProblem | null {
  if (vin.length !== vinLength) return null;
  const refused = refusedLetters.find((letter) => vin.includes(letter));
  if (refused !== undefined) return refusedBy[refused];
  if (!/^[A-Z0-9]+$/.test(vin)) return "truck.vin_characters";
  return vin.charAt(checkPosition) === checkDigitOf(vin) ? null : "truck.vin_check_digit";
}

/** Whether it is a whole VIN whose check digit is right. */
export function isValidVin(vin: string): boolean {
  return vin.length === vinLength && vinProblem(vin) === null;
}

/** First code of the cycle is the model year 1980; the codes repeat every 30 years. */
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";
const firstYear = 1980;
const cycle = yearCodes.length;

/**
 * The model year of a valid VIN, as seen in `currentYear`: the one of its 30-year cycle within the last 30
 * years or is the next. Where two do, position 7 decides as for light trucks: a letter means the later one.
 * Null when position 10 holds no year's code.
 */
export function modelYearOf(vin: string, currentYear: number): number | null {
  const code = yearCodes.indexOf(vin.charAt(yearPosition));
  if (code < 0) return null;
  const oldest = currentYear - cycle + 1;
  const behind = (((firstYear + code - oldest) % cycle) + cycle) % cycle;
  const year = oldest + behind;
  const later = year + cycle;
  const isLetter = /[A-Z]/.test(vin.charAt(markPosition));
  return later <= currentYear + 1 && isLetter ? later : year;
}

/** World manufacturer identifiers of the seven brands: plants in the USA, Canada and Mexico. */
const makers: Readonly<Record<Exclude<TruckBrand, "Other">, readonly string[]>> = {
  Freightliner: ["1FU", "1FV", "2FU", "2FV", "3AK", "3AL", "4UZ"],
  Peterbilt: ["1XP", "1NP", "2XP", "2NP", "3BP"],
  Kenworth: ["1XK", "1NK", "2XK", "2NK", "3BK", "3WK"],
  International: ["1HS", "1HT", "2HS", "2HT", "3HA", "3HC", "3HS", "3HT"],
  Volvo: ["4V1", "4V2", "4V4", "4V5", "4V6", "4VG", "4VJ", "4VM"],
  Mack: ["1M1", "1M2", "1M3", "1M4"],
  "Western Star": ["2WK", "2WL", "2WM", "5KJ", "5KK"],
};

/** The brand that a VIN begins with; null for makers that are not in the catalogue. */
export function brandOfVin(vin: string): TruckBrand | null {
  const maker = vin.slice(0, 3);
  const found = Object.entries(makers).find(([, codes]) => codes.includes(maker));
  return (found?.[0] as TruckBrand | undefined) ?? null;
}

/** What a VIN says of its truck; null for what it does not say, and for both when it is not valid. */
export function readVin(
  vin: string,
  currentYear: number,
): { readonly brand: TruckBrand | null; readonly year: number | null } {
  if (!isValidVin(vin)) return { brand: null, year: null };
  return { brand: brandOfVin(vin), year: modelYearOf(vin, currentYear) };
}
