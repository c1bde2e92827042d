import { describe, expect, it } from "vitest";
import { hasWords, maskText, restoreText } from "#domain/translation/masking.ts";

const masked = (text: string) => maskText(text).tokens;

describe("what a translation must not change", () => {
  it.each([
    ["en", "SPN 3364 FMI 5 and P20EE, MID 128 PID 100 FMI 4", ["SPN 3364 FMI 5", "P20EE", "MID 128 PID 100 FMI 4"]],
    [
      "en",
      "oil 18 psi at 1,200 rpm, coolant 215°F, 12.4 V, 65 mph",
      ["18 psi", "1,200 rpm", "215°F", "12.4 V", "65 mph"],
    ],
    ["en", "98-100 psi then 3/4 full, 80%, $450", ["98-100 psi", "3/4", "80%", "$450"]],
    ["en", "call me at (775) 555-0188 or +1 775 555 0142", ["(775) 555-0188", "+1 775 555 0142"]],
    [
      "en",
      "plate 7ABC123, VIN 1FUJGLDR0CSBX1234, part A47-21234-000",
      ["7ABC123", "1FUJGLDR0CSBX1234", "A47-21234-000"],
    ],
    [
      "en",
      "I am at 4500 E Main St, Elko, NV 89801 on I-80 mile marker 301",
      ["4500 E Main St, Elko, NV 89801", "I-80", "301"],
    ],
    [
      "en",
      "see https://example.com/a?b=1, or mail dispatch@haul.example.com.",
      ["https://example.com/a?b=1", "dispatch@haul.example.com"],
    ],
    ["en", "it was 3am on the 2nd day, gen3 unit with 5W-40", ["3am", "2", "gen3", "5W-40"]],
    ["es", "Me da el código SPN 111 FMI 1, a 90 grados y 12,4 voltios", ["SPN 111 FMI 1", "90", "12,4"]],
    ["es", "Son las 5 mi troca no prende, T680 2019, milla 212", ["5", "T680", "2019", "212"]],
    ["ru", "Код СПН 3364 ФМИ 5, давление 98 psi, 15-го в 10:30", ["3364", "5", "98 psi", "15", "10:30"]],
    ["ru", "Номер А123ВС77, ошибка Р0420, звоните +7 912 345-67-89", ["А123ВС77", "Р0420", "+7 912 345-67-89"]],
    ["ar", "الكود SPN 5246 FMI 0 والضغط ٩٨ psi والحرارة ١٠٠ درجة", ["SPN 5246 FMI 0", "٩٨ psi", "١٠٠"]],
    ["ar", "اتصل على 775-555-0188 اللوحة NV 7ABC123", ["775-555-0188", "7ABC123"]],
    ["ar in Latin letters", "el 7arara 3alya awi 240 w ma3andi coolant", ["240"]],
  ])("is found in %s: %s", (_language, text, tokens) => {
    expect(masked(text)).toEqual(tokens);
  });

  it("is replaced by numbered marks, with not one figure left", () => {
    const { masked: text } = maskText("SPN 3364 FMI 5 since 10:30, ½ tank, pressure ٩٨");
    expect(text).toBe("⟦1⟧ since ⟦2⟧, ⟦3⟧ tank, pressure ⟦4⟧");
  });

  it("is whole again for any text when nothing was changed, also one that writes marks itself", () => {
    for (const text of ["⟦1⟧ and 5 and ⟦", "", "no figures", "1 2 3 1", "a⟧⟦2⟧b 77"]) {
      const original = maskText(text);
      expect(restoreText(original.masked, original)).toEqual({ text });
    }
  });

  it("leaves no words where a message is nothing else", () => {
    expect(hasWords(maskText("SPN 3364 FMI 5, 98 psi 👍"))).toBe(false);
    expect(hasWords(maskText("98 psi holds"))).toBe(true);
  });
});

describe("a translation", () => {
  const original = maskText("Pressure 98 psi, code SPN 3364 FMI 5, 12 miles to go");

  it("gets back what was masked, in the order of its own language", () => {
    const said = "Код ⟦2⟧, давление ⟦1⟧, осталось ⟦3⟧ миль";
    expect(restoreText(said, original)).toEqual({ text: "Код SPN 3364 FMI 5, давление 98 psi, осталось 12 миль" });
  });

  it("may write the marks in its own figures", () => {
    expect(restoreText("الضغط ⟦١⟧ الكود ⟦٢⟧ وبقي ⟦٣⟧", original)).toMatchObject({
      text: expect.stringContaining("98 psi"),
    });
  });

  it.each([
    ["token_missing", "Код ⟦2⟧, осталось ⟦3⟧ миль"],
    ["token_doubled", "⟦1⟧ ⟦1⟧ ⟦2⟧ ⟦3⟧"],
    ["token_new", "⟦1⟧ ⟦2⟧ ⟦3⟧ ⟦4⟧"],
    ["token_new", "⟦1⟧ ⟦2⟧ ⟦3⟧, звоните 800 555 0142"],
    ["token_new", "⟦1⟧ ⟦2⟧ ⟦3⟧, откройте https://evil.example"],
    ["token_new", "⟦1⟧ ⟦2⟧ ⟦3⟧, ошибка P0420"],
    ["token_new", "⟦1⟧ ⟦2⟧ ⟦3⟧, пиши на a@evil.example.com"],
    ["unit_changed", "⟦1⟧, ⟦2⟧, осталось ⟦3⟧ км"],
  ])("with a %s is refused: %s", (mangled, said) => {
    expect(restoreText(said, original)).toEqual({ mangled });
  });

  it("of a word that names a unit keeps the unit, in its own word", () => {
    const degrees = maskText("двигатель греется, 100 градусов, 12 вольт");
    expect(restoreText("engine runs hot, ⟦1⟧ degrees, ⟦2⟧ volts", degrees)).toHaveProperty("text");
    expect(restoreText("engine runs hot, ⟦1⟧ °F, ⟦2⟧ volts", degrees)).toEqual({ mangled: "unit_changed" });
  });
});
