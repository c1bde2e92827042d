import { describe, expect, it } from "vitest";
import { assess } from "#domain/diagnosis/index.ts";
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
    '{"spnId":3251,"fmiId":0}',
    '{"fmiId": "0", "spnId": "3251"}',
    "spn_id=3251, fmi_id=0",
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
    ['[{"spnId": 102, "fmiId": 18, "lamp": "amber"}, {"spnId": 110, "fmiId": 0}]', ["102/18", "110/0"]],
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

describe("several codes in one breath", () => {
  it.each([
    ["got 4364, 5246 and 1569, all of them fmi 31", ["4364/31", "5246/31", "1569/31"]],
    ["FMI 3 for SPN 3510, 3511 and 3512 since the wash", ["3510/3", "3511/3", "3512/3"]],
    ["SPN del 795 al 798, todos FMI 5", ["795/5", "796/5", "797/5", "798/5"]],
    ["FMI у всех одинаковый, 9, а номера 2000, 2003 и 2011", ["2000/9", "2003/9", "2011/9"]],
    ["SPN ٧٩٣ و ٧٩٤ والـ FMI نفسه ٢", ["793/2", "794/2"]],
    ["SPN 791 FMI 2 and 5, just the abs lamp", ["791/2", "791/5"]],
    ["СПН 3226, а ФМИ по очереди 4, 13 и 20. Тяга полная", ["3226/4", "3226/13", "3226/20"]],
    ["got SPN 4364 twice, once with FMI 18 and once with FMI 31", ["4364/18", "4364/31"]],
    ["SA | SPN | FMI | OC\n0 | 102 | 18 | 2\n0 | 2795 | 7 | 1\nno boost", ["102/18", "2795/7"]],
    ['{"spn":641,"fmi":7,"oc":3,"status":"active"}', ["641/7"]],
    ["Códigos: [102;2] [105;3]", ["102/2", "105/3"]],
    ["102.2, 105.4 and the amber lamp", ["102/2", "105/4"]],
    ["spn 3251 and 3610, fmi 2 and 4 in that order", ["3251/2", "3610/4"]],
    ["SPN 1231, 625. FMI 2, 9. Gauges flicker", ["1231/2", "625/9"]],
    ["спн 1761, 3031 и 3364, фми 18, 17 и 2", ["1761/18", "3031/17", "3364/2"]],
    ["spn 880, 882 (fmi 5), the rest lights up", ["880/5", "882/5"]],
    ["4360 fmi 16, 4363 same fmi", ["4360/16", "4363/16"]],
    ["SPN 3242 FMI 4. La otra lo mismo, SPN 3246", ["3242/4", "3246/4"]],
    ["إف إم آي ٣ لكلها: ٣٠٣١ و١٧٦١ و٣٣٦٤", ["3031/3", "1761/3", "3364/3"]],
    ["102 на 2 и 105 на 3 (спн на фми)", ["102/2", "105/3"]],
    ["1) 27 - 4\n2) 412 - 3\n3) 2791 - 7", ["27/4", "412/3", "2791/7"]],
    ["SPN's 3510, 3511, 3512 - FMI 3", ["3510/3", "3511/3", "3512/3"]],
    ["SPN 3510 and SPN 3511 - FMI 3", ["3510/3", "3511/3"]],
    ["3251 (0) 3719 (16)", ["3251/0", "3719/16"]],
    ["SPN 3226 FMI 8 Aftertreatment 1 Outlet NOx, SPN 3242 DPF Intake Temp 1 FMI 3", ["3226/8", "3242/3"]],
  ])("%j", (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

describe("a code as a thumb, an ear or another keyboard writes it", () => {
  it.each([
    ["SNP 111 FMl 1", ["111/1"]],
    ["SРN 97 FМI 31", ["97/31"]],
    ["ызт 100 аьш 1", ["100/1"]],
    ["سحى 412 بةه 4", ["412/4"]],
    ["Espn 3364 efemi 13", ["3364/13"]],
    ["FMI: 7 / SPN: 1045", ["1045/7"]],
    ["ФМИ 17 на 111", ["111/17"]],
    ["97 punto 15", ["97/15"]],
    ["11O/O on the dash, red light", ["110/0"]],
    ["SPN 3031, DEF tank temp, says voltage high so FMI 3", ["3031/3"]],
    ["спн пятьсот семьдесят восемь ноль", ["578/0"]],
    ["ошибка №1347, признак (FMI) №7", ["1347/7"]],
    ["the scan tool found 677.5", ["677/5"]],
    ["110.16 cuando sube", ["110/16"]],
    ['code "174,16" again', ["174/16"]],
    ["5742 (nueve el fmi)", ["5742/9"]],
    ["sale 793 uno, el abs", ["793/1"]],
    ["677 тройка, не крутит", ["677/3"]],
    ["ninety one slash three on the display", ["91/3"]],
    ["codigo uno uno ocho diagonal uno", ["118/1"]],
    ["cien, fmi uno!", ["100/1"]],
    ["codigo seis cinco tres con fmi cinco", ["653/5"]],
    ["spn mil ciento veintiuno fmi doce", ["1121/12"]],
    ["كود ٥٢٤٦ وحالته ١٦", ["5246/16"]],
    ["код 168 без фми", ["168/?"]],
    ["my screen keep give S-P-N 1569 F-M-I 31", ["1569/31"]],
    ["SPN: 111, FMI: 18, slow drip, 1 gal gone since Barstow", ["111/18"]],
    ["الشاشة مطلعة ١١٠ وجنبها صفر", ["110/0"]],
  ])("%j", (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it("needs no label where it answers which number is shown", () => {
    const answers = (question: string, content: string) =>
      assess({
        messages: [
          { role: "user", content: "the dash is buzzing" },
          { role: "assistant", content: question },
          { role: "user", content },
        ],
        language: "en",
      }).faultCodes.map(codeText);
    expect(answers("Which numbers do you see?", "one one eight then fmi one")).toEqual(["118/1"]);
    expect(answers("¿Qué número aparece?", "ciento diez y luego cero, y echa vapor")).toEqual(["110/0"]);
    expect(answers("Какие цифры на экране?", "сто восемнадцать и единица")).toEqual(["118/1"]);
  });

  it("takes an FMI that comes in the next message", () => {
    expect(codes("it says SPN 3364", "yes, fmi 18")).toEqual(["3364/18"]);
    const asked = (content: string) =>
      assess({
        messages: [
          { role: "user", content: "SPN 620" },
          { role: "assistant", content: "And the FMI?" },
          { role: "user", content },
        ],
        language: "en",
      }).faultCodes.map(codeText);
    expect(asked("3. pulls fine")).toEqual(["620/3"]);
    expect(asked("три, вроде")).toEqual(["620/3"]);
    expect(asked("don't know, 20 minutes and I'm there")).toEqual(["620/?"]);
    expect(codes("dpf thing", "3251 and 0")).toEqual(["3251/0"]);
  });

  it("waits for an FMI that is still to be looked up", () => {
    const messages = [
      { role: "user", content: "طلعلي كود" },
      { role: "assistant", content: "ما رقم SPN؟" },
      { role: "user", content: "١٠٠" },
      { role: "assistant", content: "وما رقم FMI؟" },
      { role: "user", content: "لحظة" },
      { role: "assistant", content: "خذ وقتك." },
      { role: "user", content: "١" },
    ] as const;
    expect(assess({ messages, language: "ar" }).faultCodes.map(codeText)).toEqual(["100/1"]);
  });

  it("forgets over turns what was only before", () => {
    expect(codes("had 100/1 last week", "now it is 2634/5")).toEqual(["2634/5"]);
    expect(codes("did it show 168 fmi 1?", "no, nothing stored")).toEqual([]);
  });
});

describe("codes that are not there now", () => {
  it.each([
    ["ACTIVE (1): SPN 111 FMI 17\nPREV ACTIVE (2): SPN 110 FMI 0, SPN 100 FMI 1", ["111/17"]],
    ["SPN 3226 FMI 8 NOx ACTIVE\nSPN 111 FMI 18 coolant level INACTIVE", ["3226/8"]],
    ["Activo: SPN 111 FMI 18 (nivel). Inactivos: SPN 110 FMI 0 x3, SPN 100 FMI 1", ["111/18"]],
    ["792-1 ACTIVE, 795-5 STORED x2", ["792/1"]],
    ["SPN5742/FMI9 stored, MIL on", ["5742/9"]],
    ["161 fmi 2 stored and active, shifts ok", ["161/2"]],
    ["Had SPN 639 FMI 9 last week, cleared it and it never came back", []],
    ["SPN 110 ya no sale. El que queda es 4076 FMI 3", ["4076/3"]],
    ["the 100-1 is not a code. The code is SPN 3251 FMI 10", ["3251/10"]],
    ["Bendix box blinks MID 136 SID 14 FMI 5", []],
    ["gate code 1110", []],
    ["3242/3 ACTIVE | 3246/4 INACTIVE | 1761/10 INACTIVE", ["3242/3"]],
    ["SPN 3226 FMI 4 ACTIVO 11/20 06:15 | SPN 3216 FMI 4 INACTIVO 11/02 14:40", ["3226/4"]],
    ["cleared 3251/0 and 3719/16 after the regen, only 3556/5 is left", ["3556/5"]],
    ["cleared 3251/0 and it came back", ["3251/0"]],
    ["they never cleared 3251/0, so it is on", ["3251/0"]],
    ["no aparece 100/1 ni 110/0 ni nada", []],
    ["4364-18 por tercera vez, ya cambiaron el sensor", ["4364/18"]],
    ["my buddy's 579 has 4364/18, mine only has 168/18", ["168/18"]],
    ["buddy read 4364/18 off his scanner for me", ["4364/18"]],
    ["a mi primo le salió 110/0", []],
    ["у друга 5246/15, а у меня 3250/3", ["3250/3"]],
    ["what would 110/0 mean? It's for an exam", []],
    ["что значит 5319/31? у меня его нет", []],
    ["half on the shoulder at 118.5", []],
  ])("%j", (text, expected) => {
    expect(codes(text)).toEqual(expected);
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
    "my trailer number is 100-1, bill of lading 3251 0",
    "маршрут 97/15, квартира 110/0",
    "القطعة رقم 4364-18",
    "عند الميل 110-5",
  ])("%j", (text) => {
    expect(codes(text).filter((code) => !code.endsWith("/?"))).toEqual([]);
  });
});
