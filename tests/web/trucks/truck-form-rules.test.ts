import { beforeAll, describe, expect, it } from "vitest";
import {
  asksCustomModel,
  blankTruck,
  fieldsOf,
  isComplete,
  readTruck,
  type TruckFields,
  vinTyped,
  withBrand,
  withVin,
} from "#web/features/trucks/truck-form-rules.ts";
import { activateLanguage } from "#web/lib/i18n.tsx";

beforeAll(() => activateLanguage("en"));

function truck(over: Partial<TruckFields> = {}): TruckFields {
  return { ...blankTruck, brand: "Freightliner", year: "2020", model: "Cascadia", ...over };
}

describe("when the form may be sent", () => {
  it.each([
    ["everything there", truck(), true],
    ["no brand", truck({ brand: "" }), false],
    ["no year", truck({ year: "" }), false],
    ["no model", truck({ model: "" }), false],
    ["Other without a custom model", truck({ model: "Other" }), false],
    ["Other with blanks", truck({ model: "Other", customModel: "  " }), false],
    ["Other with a custom model", truck({ model: "Other", customModel: "Argosy" }), true],
    ["brand Other", { ...withBrand(truck(), "Other"), customModel: "Tatra 815" }, true],
  ])("with %s", (_, fields, complete) => {
    expect(isComplete(fields)).toBe(complete);
  });

  it("asks for nothing but a custom model when the brand is Other", () => {
    expect(asksCustomModel(withBrand(blankTruck, "Other"))).toBe(true);
  });

  it("forgets the model when the brand changes, for its list is another", () => {
    expect(withBrand(truck(), "Mack").model).toBe("");
  });
});

describe("what is typed becomes a truck", () => {
  it.each([
    ["412000", 412_000],
    ["412,000", 412_000],
    ["1 412 000", 1_412_000],
    ["", null],
  ])("mileage %j is %j", (mileage, expected) => {
    expect(readTruck(truck({ mileage }))).toMatchObject({ ok: true, truck: { mileage: expected } });
  });

  it.each(["12.5", "-3", "many", "99999999"])("mileage %j is refused with its reason", (mileage) => {
    expect(readTruck(truck({ mileage }))).toEqual({ ok: false, field: "mileage", message: "truck.mileage_invalid" });
  });

  it("takes the custom model as the model", () => {
    expect(readTruck(truck({ model: "Other", customModel: " W990 " }))).toMatchObject({ truck: { model: "W990" } });
  });

  it("names the custom model when it is missing", () => {
    expect(readTruck(truck({ model: "Other" }))).toMatchObject({
      field: "customModel",
      message: "truck.custom_model_required",
    });
  });

  it("writes a VIN in capitals and stops at 17", () => {
    expect(vinTyped("1fudgldr-9klk1234567")).toBe("1FUDGLDR9KLK12345");
  });
});

describe("a VIN", () => {
  it("fills in brand and year as soon as it is whole and right", () => {
    const almost = withVin(blankTruck, "1fujgldr3clbp883", 2026);
    expect(almost).toEqual({ ...blankTruck, vin: "1FUJGLDR3CLBP883" });
    expect(withVin(almost, "1FUJGLDR3CLBP8834", 2026)).toEqual({
      ...blankTruck,
      vin: "1FUJGLDR3CLBP8834",
      brand: "Freightliner",
      year: "2012",
    });
  });

  it("changes nothing that was chosen, nothing when it is wrong, and no year that is not on offer", () => {
    const chosen = truck({ brand: "Kenworth", year: "2019", model: "T680" });
    expect(withVin(chosen, "1FUJGLDR3CLBP8834", 2026)).toEqual({ ...chosen, vin: "1FUJGLDR3CLBP8834" });
    expect(withVin(blankTruck, "1FUJGLDR5CLBP8834", 2026)).toEqual({ ...blankTruck, vin: "1FUJGLDR5CLBP8834" });
    // The model year 2027, sold in 2026.
    expect(withVin(blankTruck, "1FUJGLDRXVLBP8834", 2026)).toMatchObject({ brand: "Freightliner", year: "" });
  });
});

describe("a saved truck in the form", () => {
  const saved = {
    id: "trk_1",
    brand: "Mack",
    year: 2009,
    model: "Pinnacle",
    truckName: null,
    mileage: 10,
    vin: null,
    createdAt: 1,
    repairCount: 0,
    lastRepair: null,
  };

  it.each([
    ["of the catalogue", saved, { brand: "Mack", model: "Pinnacle", customModel: "" }],
    ["with a model of its own", { ...saved, model: "R600" }, { brand: "Mack", model: "Other", customModel: "R600" }],
    ["of brand Other", { ...saved, brand: "Other", model: "Tatra" }, { brand: "Other", customModel: "Tatra" }],
    ["of a brand unknown", { ...saved, brand: "Oshkosh", model: "F" }, { brand: "Other", customModel: "Oshkosh F" }],
  ])("%s comes back as it was", (_, truckOfRecord, expected) => {
    const fields = fieldsOf(truckOfRecord);
    expect(fields).toMatchObject({ ...expected, year: "2009", mileage: "10", vin: "", truckName: "" });
    expect(isComplete(fields)).toBe(true);
    expect(readTruck(fields).ok).toBe(true);
  });
});
