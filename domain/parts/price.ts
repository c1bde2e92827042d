/** The highest price, 99,999.99 dollars, in cents (contract, "Numbers"). */
export const maxPriceCents = 9_999_999;

/** Cents of a decimal string of dollars such as `12`, `12.5` or `12.50`; null when it is not a price from 0.00 to 99,999.99. */
export function parsePrice(text: string): number | null {
  const match = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Dollars with two decimals, without a sign or separators: `1234.50`. */
export function formatPrice(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Cents that are left after a whole percent was taken off, rounded to the driver's good. */
export function discounted(cents: number, percent: number): number {
  return Math.floor((cents * (100 - percent)) / 100);
}
