import { describe, expect, it } from "vitest";
import { CreatePartInput } from "#domain/parts/inputs.ts";
import { mayBecome, partStatuses } from "#domain/parts/order.ts";
import { formatPrice, parsePrice } from "#domain/parts/price.ts";

describe("an order of parts", () => {
  it("goes from pending by way of approved and ordered to delivered, and may be cancelled on the way", () => {
    const moves = partStatuses.flatMap((from) =>
      partStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      "pending → approved",
      "pending → declined",
      "pending → cancelled",
      "approved → ordered",
      "approved → cancelled",
      "ordered → delivered",
      "ordered → cancelled",
    ]);
  });
});

describe("a price", () => {
  it.each([
    ["0", 0],
    ["0.00", 0],
    ["12", 1200],
    ["12.5", 1250],
    [" 12.50 ", 1250],
    ["99999.99", 9_999_999],
    ["100000", null],
    ["-1", null],
    ["1.005", null],
    ["NaN", null],
    ["1e309", null],
    ["1,000", null],
    ["0x10", null],
    ["", null],
  ])("%o is %o cents", (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
    if (cents !== null) expect(parsePrice(formatPrice(cents))).toBe(cents);
  });

  it("is asked for together with a description", () => {
    const part = { ticketId: "tkt_1", partsDescription: "Belt", price: "12.50" };
    expect(CreatePartInput.safeParse(part).success).toBe(true);
    for (const [changes, key] of [
      [{ partsDescription: " " }, "part.fields_required"],
      [{ price: "" }, "part.fields_required"],
      [{ price: "-3" }, "part.price_invalid"],
    ] as const) {
      expect(CreatePartInput.safeParse({ ...part, ...changes }).error?.issues[0]?.message).toBe(key);
    }
  });
});
