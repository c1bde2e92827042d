import type { Card } from "./objects.ts";

/** The card numbers that mean something, as in the provider's own test mode; every other one pays. */
export const cardNumbers = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  declined_later: "4000000000000341",
} as const satisfies Record<Card, string>;

/** What the card with a number does. */
export function cardOf(number: string): Card {
  const digits = number.replaceAll(/\D/g, "");
  if (digits === cardNumbers.declined) return "declined";
  return digits === cardNumbers.declined_later ? "declined_later" : "pays";
}

export const cardHint = `${cardNumbers.pays} pays, ${cardNumbers.declined} is declined, ${cardNumbers.declined_later} is declined when the next payment is due.`;
