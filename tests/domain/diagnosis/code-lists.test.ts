import { describe, expect, it } from "vitest";
import { assess } from "#domain/diagnosis/engine.ts";
import { codeText } from "#tests/eval/read-cases.ts";

const codes = (...turns: string[]) =>
  assess({ messages: turns.map((content) => ({ role: "user", content })), language: "en" }).faultCodes.map(codeText);

describe("one code, however it is written", () => {
  it.each([
    "SPN 3251 FMI 0",
    "spn3251fmi0",
    "Spn 3251, Fmi 0",
    "SPN:3251 FMI:0",
    "SPN=3251 FMI=0",
    "SPN#3251 FMI#0",
    "SPN-3251 FMI-0",
    "SPN 3251/0",
    "spn 3251-0",
    "3251/0",
    "3251-0",
    "code 3251/00",
    "s3251 f0",
    "S3251F0",
    "FMI 0 SPN 3251",
    "FMI: 0, SPN: 3251",
    "SA 0 SPN 3251 FMI 0 OC 4",
    "SPN 3251 FMI 0 CNT 12",
    "it shows SPN 3251 and FMI 0 on the dash",
    "128 SPN 3251 FMI 0",
    "engine: spn 3251 fmi 0 (active)",
    "SPN\n3251\nFMI\n0",
    "СПН 3251 ФМИ 0",
    "код 3251/0",
    "código 3251/0",
    "الكود 3251/0",
    "SPN ٣٢٥١ FMI ٠",
    "SPN ۳۲۵۱ FMI ۰",
  ])("%j", (text) => {
    expect(codes(text)).toEqual(["3251/0"]);
  });
});

describe("a code that is said aloud", () => {
  it.each([
    "spn three two five one fmi zero",
    "SPN thirty-two fifty-one FMI zero",
    "spn thirty two fifty one fmi oh",
    "spn tres dos cinco uno fmi cero",
    "спн три два пять один фми ноль",
    "s p n three two five one f m i zero",
    "s.p.n. 3251 f.m.i. 0",
    "اس بي ان ثلاثة اثنين خمسة واحد اف ام اي صفر",
  ])("%j", (text) => {
    expect(codes(text)).toEqual(["3251/0"]);
  });
});

describe("lists of codes", () => {
  it.each([
    ["SPN 3364 FMI 3, SPN 4334 FMI 18", ["3364/3", "4334/18"]],
    ["3364/3 4334/18", ["3364/3", "4334/18"]],
    ["3364/3, 4334/18 & 5246/0", ["3364/3", "4334/18", "5246/0"]],
    ["codes: 3364-3; 4334-18; 97-15", ["3364/3", "4334/18", "97/15"]],
    ["SPN 3364 FMI 3\nSPN 4334 FMI 18\nSPN 639 FMI 9", ["3364/3", "4334/18", "639/9"]],
    ["1) SPN 3364 FMI 3 2) SPN 4334 FMI 18", ["3364/3", "4334/18"]],
    ["FMI 3 SPN 3364, FMI 18 SPN 4334", ["3364/3", "4334/18"]],
    ["s3364 f3 s4334 f18", ["3364/3", "4334/18"]],
    ["SPN 3364 FMI 3 and again SPN 3364 FMI 3", ["3364/3"]],
    ["SPN 3364 FMI 3 and SPN 3364 FMI 4", ["3364/3", "3364/4"]],
    ["SPN 3364 3 and SPN 639 9", ["3364/3", "639/9"]],
    ["marca SPN 3364 FMI 3 y 4334 FMI 18", ["3364/3", "4334/18"]],
    ["коды 3364/3 и 4334/18", ["3364/3", "4334/18"]],
    ["أكواد 3364/3 و 4334/18", ["3364/3", "4334/18"]],
    ["SPN 3251", ["3251/?"]],
    ["SPN 520372 FMI 7", ["520372/7"]],
  ])("%j", (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it("goes on over turns, and a later FMI completes an SPN", () => {
    expect(codes("SPN 3364 FMI 3", "and 4334/18 now")).toEqual(["3364/3", "4334/18"]);
    expect(codes("it says SPN 3364", "SPN 3364 FMI 3")).toEqual(["3364/3"]);
  });
});

describe("numbers that are no codes", () => {
  it.each([
    "open 24/7",
    "50/50 coolant",
    "since 11/21",
    "on 11/21/2026 at 10:30",
    "295/75R22.5 and 11R22.5",
    "315/80 on the steer",
    "call 800-555-0199 or 555-0142",
    "10-4 good buddy",
    "I-80 mile 110",
    "mile marker 3251 on I-40",
    "mm 110-5",
    "unit 100-1, trailer 5246-0",
    "load 3216-4, PO 3364/3",
    "$110/5",
    "between 100-110 psi",
    "air 105/110 psi",
    "3/4 tank and 1/2 inch",
    "oil 15W-40",
    "type 30/30 chamber",
    "two 6-lug 4/0 cables",
    "FMI 3",
    "blink code 232",
    "truck 4471 pulls 78000 lbs",
    "VIN 1FUJGLDR5CSBM1234",
    "SPN 999999 FMI 1",
    "SPN 100 FMI 99",
    "my number is 100-110-3251",
    "milla 110-5 de la I-10",
    "عند الميل 110-5",
  ])("%j", (text) => {
    expect(codes(text).filter((code) => !code.endsWith("/?"))).toEqual([]);
  });
});
