import { describe, expect, it } from "vitest";
import { assess } from "#domain/diagnosis/index.ts";
import { readCodes } from "#domain/diagnosis/parse/codes/codes.ts";

const pairs = (text: string) => readCodes(text).map((code) => [code.spn, code.fmi]);

describe("fault codes are read in the usual writings", () => {
  it.each([
    ["SPN 3251 FMI 0", [[3251, 0]]],
    ["spn3251 fmi0", [[3251, 0]]],
    ["3251/0", [[3251, 0]]],
    ["3251-0", [[3251, 0]]],
    ["s3251 f0", [[3251, 0]]],
    ["SPN:100 FMI:1 SA:0", [[100, 1]]],
    ["SPN: 3251 FMI: 0 OC: 1 SA: 0", [[3251, 0]]],
    ["SA 0 SPN 100 FMI 1", [[100, 1]]],
    ["128 SPN 100 FMI 1", [[100, 1]]],
    ["128 PID 100 FMI 1", [[100, 1]]],
    ["MID 128 PID: 110, FMI: 0", [[110, 0]]],
    ["MID 128 PPID 328 FMI 2", []],
    ["PID 110 190F", []],
    ["FMI 0 SPN 3251", [[3251, 0]]],
    ["SPN 5246 with FMI 16", [[5246, 16]]],
    [
      "spn 5246 fmi 16 spn 4364 fmi 18 both on",
      [
        [5246, 16],
        [4364, 18],
      ],
    ],
    [
      "FMI 1 SPN 100, FMI 0 SPN 110",
      [
        [100, 1],
        [110, 0],
      ],
    ],
    [
      "codes 3364/3 and 4334-18",
      [
        [3364, 3],
        [4334, 18],
      ],
    ],
    ["SPN 520372 FMI 7", [[520372, 7]]],
    ["the display 110 0 and a hot smell", [[110, 0]]],
    ["الشاشة 110 0 وريحة ماي مغلي", [[110, 0]]],
    ["كود 110 والـFMI هو 16", [[110, 16]]],
    ["5246 وfmi 16", [[5246, 16]]],
    ["سبن 3719 فمي 16", [[3719, 16]]],
    ["ese pe ene 110 efe eme i 0", [[110, 0]]],
    ["спн сто, эфэми один", [[100, 1]]],
    ["trans temp 177 0", [[177, 0]]],
    ["me tira 5826 solo ese numero", [[5826, null]]],
    ["codigo 789 de ABS", [[789, null]]],
    ["27-7", [[27, 7]]],
    ["3251 16", [[3251, 16]]],
    ["98 17", [[98, 17]]],
    ["NOx sensor 3226 4 and a derate", [[3226, 4]]],
    ["s3251/f15", [[3251, 15]]],
    ["с641 ф13 турбо", [[641, 13]]],
    ["soot load 3719/0 amber", [[3719, 0]]],
    ["S:100 F:1", [[100, 1]]],
    ["SPN 520,372 FMI 7", [[520372, 7]]],
    ["DTC 100:1", [[100, 1]]],
    ["fault 5246 (0)", [[5246, 0]]],
    ["SPN 3364 failure mode 18", [[3364, 18]]],
    ["FMI 4 on SPN 3216", [[3216, 4]]],
    ["spn 3 3 6 4 fmi 18", [[3364, 18]]],
    ["spn 3216 fim 4", [[3216, 4]]],
    ["thirty two sixteen fmi four", [[3216, 4]]],
    ["spn three thousand two hundred fifty one fmi zero", [[3251, 0]]],
    ["ciento setenta y siete fmi cero", [[177, 0]]],
    ["spn mil quinientos sesenta y nueve fmi treinta y uno", [[1569, 31]]],
    ["СПН три тысячи двести пятьдесят один ФМИ ноль", [[3251, 0]]],
    ["94/17 fuel pressure a bit low", [[94, 17]]],
    ["the dash has a 102 18 code, pulls fine", [[102, 18]]],
    ["rail pressure 157 18, no power", [[157, 18]]],
    ["EGR 27-2 keeps coming", [[27, 2]]],
    [
      "110 0 and then 111 1 a minute later",
      [
        [110, 0],
        [111, 1],
      ],
    ],
    ["spn one oh nine oh fmi eighteen", [[1090, 18]]],
    ["sensor de nox de salida 3226 4", [[3226, 4]]],
    ["كود 5394 اف 7", [[5394, 7]]],
    ["5246:16", [[5246, 16]]],
    ["3719 guion 15 me sale", [[3719, 15]]],
    ["94-18 weak on hills", [[94, 18]]],
    ["me marca 3364 spn nomás", [[3364, null]]],
    ["كود 3364 على 1", [[3364, 1]]],
    ["اس بي ان مية وواحد وتسعين اف ام اي اتنين", [[191, 2]]],
    ["45-50 mph uphill", []],
    ["S.5246 F.16", [[5246, 16]]],
    ["3251/0/4", [[3251, 0]]],
    [
      "SPN 641, FMIs 3 and 4",
      [
        [641, 3],
        [641, 4],
      ],
    ],
    ["doors 5246, 16 pallets", []],
    ["2026/11/21 pickup", []],
    ["it shows 27/4 egr position", [[27, 4]]],
    ["soot load 3719 fmi 0 and it will not regen", [[3719, 0]]],
    ["SPN 3251", [[3251, null]]],
    ["spn 3251, again SPN 3251 FMI 0", [[3251, 0]]],
  ] as const)("%s", (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
});

describe("numbers that are no codes are left alone", () => {
  it.each([
    "24/7 service, 50/50 coolant, on 11/21",
    "295/75R22.5 and 11R22.5",
    "call 555-0142 or 800-555-0199",
    "10-4, on I-80 at mile 110-5",
    "invoice 641/7 and order number 639-9",
    "паркинг на 110 миле, 10 минут",
    "air between 110-5 psi",
    "paid $110/5",
    "3/4 tank, 1/2 inch",
    "code 232",
    "SPN 999999 FMI 1",
    "SPN 100 FMI 99",
    "what about ticket TRK-7F9K2M",
    "status of ticket TRK-4F7K2M",
    "my load number is 3226-5, dock 110, gate code 1001",
    "رقم طلبي 110-0 ومافي رد",
  ])("%s", (text) => {
    expect(pairs(text).filter(([, fmi]) => fmi !== null)).toEqual([]);
  });
});

describe("only the codes that this truck has now are told", () => {
  it.each([
    ["not 3251/0, it's 5246/0", ["5246/0"]],
    ["no codes like 3251/0 on mine", []],
    ["my buddy's truck had 3251/0, mine is clean", []],
    ["had 3251/0 last week, dealer replaced the filter, all good", []],
    ["spn 3251 fmi 0 was yesterday, today it is spn 4364 fmi 18", ["4364/18"]],
    ["yesterday code 3251/0 came on and it derated", ["3251/0"]],
    ["can't clear 3251/0", ["3251/0"]],
    ["not only 3251/0 but 110/0 too", ["110/0", "3251/0"]],
  ] as const)("%s", (content, codes) => {
    const { faultCodes } = assess({ messages: [{ role: "user", content }], language: "en" });
    expect(faultCodes.map(({ spn, fmi }) => `${spn}/${fmi}`).sort()).toEqual(codes);
  });
});

describe("a code that the assistant asks about", () => {
  const answered = (content: string) =>
    assess({
      messages: [
        { role: "assistant", content: "I read SPN 100 FMI 1. Is that right?" },
        { role: "user", content },
      ],
      language: "en",
    }).faultCodes.map(({ spn, fmi }) => `${spn}/${fmi}`);

  it.each(["yes", "yes, that is it", "yes still lit"])("is there after a plain yes: %s", (content) => {
    expect(answered(content)).toEqual(["100/1"]);
  });

  it.each(["no, that is wrong", "yes but the second number is 5", "what does that mean?", "yes, not sure though"])(
    "is not after anything else: %s",
    (content) => {
      expect(answered(content)).toEqual([]);
    },
  );
});

describe("Engine protection that has shut the engine down", () => {
  const told = (content: string) => assess({ messages: [{ role: "user", content }], language: "en" });

  it("stops the truck on a road", () => {
    expect(told("SPN 1110 FMI 31, motor quit by itself, I'm on the shoulder").urgency).toBe("emergency");
  });

  it("is no emergency any more where the truck is parked safely", () => {
    expect(told("SPN 1110 FMI 31, motor quit by itself, I'm parked at a truck stop").urgency).toBe("high");
  });
});
