import { describe, expect, it } from "vitest";
import { CreateTruckInput } from "#domain/trucks/inputs.ts";

const truck = { brand: "Freightliner", year: 2020, model: "Cascadia" };

describe("a truck as a driver names it", () => {
  it("needs brand, year and model, and says by key what is missing", () => {
    expect(CreateTruckInput.safeParse(truck).success).toBe(true);
    for (const [field, key] of [
      ["brand", "truck.brand_required"],
      ["model", "truck.model_required"],
    ] as const) {
      for (const missing of ["  ", undefined]) {
        const result = CreateTruckInput.safeParse({ ...truck, [field]: missing });
        expect(result.error?.issues[0]?.message).toBe(key);
      }
    }
    expect(CreateTruckInput.safeParse({ ...truck, year: "2020" }).error?.issues[0]?.message).toBe("truck.year_invalid");
  });

  it("has its VIN in capital letters and at most 17 of them", () => {
    expect(CreateTruckInput.parse({ ...truck, vin: " 1fujgldr3clbp8834 " }).vin).toBe("1FUJGLDR3CLBP8834");
    const long = CreateTruckInput.safeParse({ ...truck, vin: "1FUJGLDR3CLBP88345" });
    expect(long.error?.issues[0]?.message).toBe("truck.vin_long");
  });

  it("is taken with a VIN that was misread: it is a driver's note, and no reason to turn anybody away", () => {
    for (const vin of ["1FUJGLDR5CLBP8834", "1FUJGLDR3CLBP88O4", "CLBP8834"]) {
      expect(CreateTruckInput.parse({ ...truck, vin: vin.toLowerCase() }).vin).toBe(vin);
    }
  });

  it("takes a whole number of miles, not below nought", () => {
    expect(CreateTruckInput.parse({ ...truck, mileage: 0 }).mileage).toBe(0);
    for (const mileage of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(CreateTruckInput.safeParse({ ...truck, mileage }).error?.issues[0]?.message).toBe("truck.mileage_invalid");
    }
  });
});
