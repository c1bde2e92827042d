import { describe, expect, it } from "vitest";
import { readCase } from "#domain/diagnosis/conclusion/conversation.ts";
import { assess } from "#domain/diagnosis/engine.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

const standing = (content: string, language: ChatLanguage = "en") =>
  readCase({ messages: [{ role: "user", content }], language })
    .evidence.filter(({ current }) => current)
    .map(({ symptom }) => symptom);

describe("A reading with its unit says what the gauge says", () => {
  it.each([
    ["en", "air pressure is 45 psi", "low_air"],
    ["en", "both air gauges at 3 bar", "low_air"],
    ["es", "la presión de aire está en 45 libras", "low_air"],
    ["ar", "ضغط الهواء ٤٥ رطل", "low_air"],
    ["ru", "давление воздуха 3 бар", "low_air"],
    ["en", "air holds at 115 psi", "air_ok"],
    ["en", "psi 38 and falling", "low_air"],
    ["en", "238 and climbing", "overheat_severe"],
    ["es", "238 y subiendo", "overheat_severe"],
    ["en", "oil pressure 4 psi", "oil_pressure_low"],
    ["ru", "давление масла 0,3 бар", "oil_pressure_low"],
    ["en", "coolant temperature 225 °F", "overheat"],
    ["en", "coolant temperature 118 °C", "overheat_severe"],
    ["es", "temperatura del refrigerante 107 grados centígrados", "overheat"],
    ["ar", "حرارة المحرك 120 درجة مئوية", "overheat_severe"],
    ["ru", "температура двигателя 108 градусов", "overheat"],
    ["en", "voltmeter shows 11.8 volts while driving", "not_charging"],
    ["ru", "заряд 11,5 вольт на ходу", "not_charging"],
    ["en", "DEF level at 5 %", "def"],
    ["en", "fuel tank at 1 percent", "out_of_fuel"],
    ["en", "it idles at 400 rpm and shakes", "rough_running"],
    ["en", "starter turns it at 90 rpm, won't start", "battery_dead"],
    ["ru", "на холостых 400 оборотов", "rough_running"],
    ["en", "trailer tire shows 60 psi", "tire_low"],
    ["en", "oil pressure 45 psi", "oil_ok"],
    ["es", "temperatura del motor 190 °F", "heat_ok"],
    ["en", "SPN 100 FMI 1, and air pressure is down to 45 psi", "low_air"],
    ["en", "steering wheel has 6 inches of play", "steering_lost"],
    ["es", "el volante trae 15 cm de juego", "steering_lost"],
    ["ru", "люфт руля 6 дюймов", "steering_lost"],
  ] as const)("%s: %s", (language, content, symptom) => {
    expect(standing(content, language)).toContain(symptom);
  });

  it.each([
    "coolant temperature 195 °F",
    "volts 14.1",
    "oil pressure 45 psi",
    "idles at 650 rpm",
    "mile marker 45",
    "pulled 45 miles",
    "outside it is 104 °F",
    "truck is 45 feet long",
    "SPN 100 FMI 3, the mechanical gauge reads 42 psi",
    "filters plugged, 8 psi at the pump",
    "slow leak at a valve core on the trailer, needs 10 psi every week",
  ])("and nothing where all is well or it is no gauge: %s", (content) => {
    expect(assess({ messages: [{ role: "user", content }], language: "en" }).redFlags).toEqual([]);
    for (const symptom of ["low_air", "overheat", "not_charging", "oil_pressure_low", "rough_running"]) {
      expect.soft(standing(content)).not.toContain(symptom);
    }
  });

  it("was so, or is another truck's: then it does not stand", () => {
    expect(standing("air was at 45 psi this morning, now it holds at 120 psi")).not.toContain("low_air");
    expect(standing("my buddy's truck is at 240 F")).not.toContain("overheat_severe");
  });
});
