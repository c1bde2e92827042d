import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandOfVin, checkDigitOf, isValidVin, modelYearOf, readVin, vinProblem } from "#domain/trucks/vin.ts";

/** The same 17 characters with the check digit that belongs to them. */
function withCheckDigit(vin: string): string {
  return vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9);
}

describe("a VIN's check digit", () => {
  it.each(["1M8GDM9AXKP042788", "11111111111111111", "1FUJGLDR3CLBP8834"])("%s is right", (vin) => {
    expect(vinProblem(vin)).toBeNull();
    expect(isValidVin(vin)).toBe(true);
  });

  it("is wrong in every one of the other ten places that it could take", () => {
    const right = [..."0123456789X"].filter((digit) => vinProblem(`1FUJGLDR${digit}CLBP8834`) === null);
    expect(right).toEqual(["3"]);
    expect(vinProblem("1FUJGLDR5CLBP8834")).toBe("truck.vin_check_digit");
  });

  it("catches every digit that was mistyped as another digit", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
    const slip = fc.record({ at: fc.integer({ min: 9, max: 16 }), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(digits, slip, (tail, { at, by }) => {
        const vin = withCheckDigit(`1XKAD49X0${tail.join("")}`);
        const other = String((Number(vin.charAt(at)) + by) % 10);
        expect(vinProblem(vin.slice(0, at) + other + vin.slice(at + 1))).toBe("truck.vin_check_digit");
      }),
    );
  });
});

describe("what stands in no VIN", () => {
  it.each([
    ["1FUJGLDR3CLBP883I", "truck.vin_letter_i"],
    ["1FUJGLDR3CLBP88O4", "truck.vin_letter_o"],
    ["1FUJGLDR3CLBP8Q34", "truck.vin_letter_q"],
    ["1FUJGLDR3CLBP-834", "truck.vin_characters"],
    ["1FUJGLDR3CLBPÑ834", "truck.vin_characters"],
  ])("%s is named by a key of its own: %s", (vin, key) => {
    expect(vinProblem(vin)).toBe(key);
  });

  it("is not looked for while fewer than 17 characters are known", () => {
    for (const part of ["", "O", "CLBP8834", "1FUJGLDR5CLBP883"]) {
      expect(vinProblem(part)).toBeNull();
      expect(isValidVin(part)).toBe(false);
      expect(readVin(part, 2026)).toEqual({ brand: null, year: null });
    }
  });
});

describe("the model year", () => {
  it.each([
    ["1FUJGLDR3CLBP8834", 2012],
    // Heavy trucks have digits at position 7 in any decade: the 30-year window decides.
    [withCheckDigit("1XKYD49X0EJ000000"), 2014],
    [withCheckDigit("1XPBD49X0LD000000"), 2020],
    [withCheckDigit("4V4NC9EH0XN000000"), 1999],
    [withCheckDigit("1FUJGLDR0TLBP8834"), 2026],
    [withCheckDigit("1FUYDSEB0YLB00000"), 2000],
    [withCheckDigit("1M1AN07Y091000000"), 2009],
  ])("of %s is %i, seen in 2026", (vin, year) => {
    expect(modelYearOf(vin, 2026)).toBe(year);
  });

  it("of next year's code is next year's with a letter at position 7, else the old one's", () => {
    expect(modelYearOf(withCheckDigit("1FUJGLDR0VLBP8834"), 2026)).toBe(2027);
    expect(modelYearOf(withCheckDigit("1XKYD49X0VJ000000"), 2026)).toBe(1997);
  });

  it("is always one of the last 30 or the next, and none without a year's code", () => {
    for (const code of "ABCDEFGHJKLMNPRSTVWXY123456789") {
      for (const mark of "A5") {
        const year = modelYearOf(`1XKAD4${mark}X0${code}J000000`, 2026) ?? 0;
        expect(year).toBeGreaterThanOrEqual(1997);
        expect(year).toBeLessThanOrEqual(2027);
      }
    }
    for (const code of "UZ0") expect(modelYearOf(`1XKAD49X0${code}J000000`, 2026)).toBeNull();
  });
});

describe("the brand", () => {
  it.each([
    ["1FU", "Freightliner"],
    ["3AK", "Freightliner"],
    ["1XP", "Peterbilt"],
    ["2NK", "Kenworth"],
    ["3HS", "International"],
    ["4V4", "Volvo"],
    ["1M1", "Mack"],
    ["5KJ", "Western Star"],
  ])("of a VIN that begins with %s is %s", (maker, brand) => {
    expect(brandOfVin(`${maker}AD49X0EJ000000`)).toBe(brand);
    expect(readVin(withCheckDigit(`${maker}AD49X0EJ000000`), 2026)).toEqual({ brand, year: 2014 });
  });

  it("of another maker's is not known", () => {
    expect(readVin("1M8GDM9AXKP042788", 2026)).toEqual({ brand: null, year: 2019 });
  });
});
