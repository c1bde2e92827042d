import { describe, expect, it } from "vitest";
import { handoverAt, handoverCards } from "#domain/tickets/handover.ts";
import { ChangePlaceInput, decidePlace } from "#domain/tickets/place.ts";

const nowhere = {
  locationLat: null,
  locationLng: null,
  locationAddress: null,
  highway: null,
  direction: null,
  mileMarker: null,
};
const said = { ticketId: "tkt_1", highway: " I-80 ", direction: "westbound", mileMarker: "301" };

describe("the place of a ticket", () => {
  it("is corrected while the ticket is open or in progress", () => {
    const decision = decidePlace({ ...nowhere, status: "in_progress" }, ChangePlaceInput.parse(said));
    const place = { ...nowhere, highway: "I-80", direction: "westbound", mileMarker: "301" };
    expect(decision).toEqual({ ok: true, changed: true, place });
    expect(decidePlace({ ...place, status: "open" }, ChangePlaceInput.parse(said))).toMatchObject({ changed: false });
  });

  it.each(["resolved", "closed"] as const)("stays as it was once the ticket is %s", (status) => {
    const decision = decidePlace({ ...nowhere, status }, ChangePlaceInput.parse(said));
    expect(decision).toEqual({ ok: false, code: "ticket.over" });
  });

  it.each([
    { locationLat: 41 },
    { locationLng: -104, locationLat: null },
    { locationLat: 91, locationLng: 0 },
    { highway: "x".repeat(61) },
  ])("is refused with %o", (change) => {
    expect(ChangePlaceInput.safeParse({ ...said, ...change }).success).toBe(false);
  });
});

describe("the hand-over card of a ticket whose place was corrected", () => {
  const made = handoverCards({
    messages: [],
    issue: "Air pressure drops when parked.",
    truck: { brand: "Freightliner", year: 2020, model: "Cascadia" },
    where: { highway: "I-80", direction: "eastbound", mileMarker: "102" },
  });

  it("says the new place in every language, and nothing else differs", () => {
    const card = handoverAt(made, { highway: "US-93", direction: "northbound", mileMarker: "7" });
    for (const language of ["en", "es", "ar", "ru"] as const) {
      const text = card[language].join("\n");
      expect(text).toContain("US-93 northbound MM 7");
      expect(text).not.toContain("I-80");
      const changed = card[language].filter((line, index) => line !== made[language][index]);
      expect(changed).toHaveLength(1);
    }
  });

  it("says so when nothing of the place is known any more", () => {
    const text = handoverAt(made, {}).en.join("\n");
    expect(text).toMatch(/^Where: [^\d]+$/m);
    expect(text).not.toContain("I-80");
  });
});
