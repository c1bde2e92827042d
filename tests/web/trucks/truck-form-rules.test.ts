import { beforeAll, describe, expect, it } from "vitest";
import {
  asksCustomModel,
  blankTruck,
  isComplete,
  readTruck,
  type TruckFields,
  vinTyped,
  withBrand,
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
