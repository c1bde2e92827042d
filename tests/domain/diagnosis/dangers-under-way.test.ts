import { describe, expect, it } from "vitest";
import type { RedFlag } from "#domain/diagnosis/assessment.ts";
import { conclude, wordingOf } from "#domain/diagnosis/index.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

const assessed = (language: ChatLanguage, content: string) =>
  conclude({ messages: [{ role: "user", content }], language }).assessment;

describe("What comes loose, breaks or goes by itself under way", () => {
  it.each<[RedFlag, ChatLanguage, string]>([
    ["unnamed_danger", "en", "trailer came loose from the fifth wheel"],
    ["unnamed_danger", "en", "king pin wont lock"],
    ["unnamed_danger", "en", "kingpin wont latch"],
    ["unnamed_danger", "es", "el kingpin no asegura"],
    ["unnamed_danger", "ru", "кингпин не фиксируется"],
    ["unnamed_danger", "ru", "fifth wheel не защелкивается"],
    ["unnamed_danger", "ru", "седло не закрывается на шкворне"],
    ["unnamed_danger", "ar", "الكنج بن ما يقفل"],
    ["low_air", "en", "spring brakes came on while driving"],
    ["low_air", "en", "maxis locked up on me at 50 mph"],
    ["low_air", "es", "se pusieron los frenos solos manejando"],
    ["low_air", "ru", "на ходу сработали пружинные тормоза"],
    ["low_air", "ar", "فرامل السبرنج اشتغلت وانا ماشي"],
    ["low_air", "en", "air line to trailer broke"],
    ["low_air", "es", "se rompio la linea de aire del remolque"],
    ["low_air", "ru", "лопнул шланг воздуха на прицеп"],
    ["low_air", "ar", "انقطع خرطوم الهوا للمقطورة"],
    ["fuel_leak", "en", "fuel tank punctured by debris"],
    ["steering_lost", "en", "driving and everything shut off, no power steering no lights"],
    ["crash", "es", "se me doblo el remolque"],
    ["unnamed_danger", "es", "se revoluciono solo y no lo puedo apagar"],
    ["battery_gas", "es", "las baterias hierven y huelen a huevo"],
  ])("is %s: %s, %s", (flag, language, says) => {
    expect(assessed(language, says).redFlags).toContain(flag);
  });

  it.each<[ChatLanguage, string]>([
    ["en", "parking brake light came on while driving"],
    ["en", "abs came on while driving"],
    ["en", "air hose of my seat broke"],
    ["en", "busted airline, trailer brakes locked"],
    ["es", "ya es hierro con hierro en una rueda"],
  ])("is not: %s, %s", (language, says) => {
    expect(assessed(language, says).redFlags).toEqual([]);
  });

  it.each<[ChatLanguage, string]>([
    ["en", "tandem pins wont lock"],
    ["es", "no entran los pernos del tandem"],
    ["ar", "بنات التاندم ما تقفل"],
  ])("leaves a truck whose axles can slide where it stands: %s, %s", (language, says) => {
    expect(assessed(language, says)).toMatchObject({ urgency: "high", drive: "not_applicable", redFlags: [] });
  });

  it.each<[ChatLanguage, string]>([
    ["en", "windshield cracked bad cant see"],
    ["es", "el parabrisas se quebro y no veo nada"],
    ["ru", "лобовое треснуло, ничего не видно"],
    ["ar", "الزجاج الامامي انكسر وما اشوف"],
  ])("is no matter of care where nothing can be seen: %s, %s", (language, says) => {
    const { urgency, drive } = assessed(language, says);
    expect(urgency).toBe("high");
    expect(drive).not.toBe("with_care");
  });
});

describe("A regeneration over grass", () => {
  it.each<[ChatLanguage, string]>([
    ["en", "doing a parked regen and im on grass"],
    ["es", "haciendo regen y estoy sobre pasto seco"],
    ["ru", "идет регенерация, стою на сухой траве"],
    ["ar", "قاعد يسوي ريجن وانا واقف على عشب ناشف"],
  ])("is to be stopped, and the truck moved: %s, %s", (language, says) => {
    const { urgency, drive, steps } = assessed(language, says);
    expect([urgency, drive]).toEqual(["high", "next_safe_exit"]);
    expect(steps).toContain(wordingOf(language).safety.steps.no_grass);
  });

  it.each<[ChatLanguage, string]>([
    ["en", "the grass is burning under the truck"],
    ["es", "se prendio poquito el zacate abajo"],
    ["ru", "трава загорелась под фурой"],
    ["ar", "العشب يحترق تحت الشاحنة"],
  ])("is a fire once the grass burns: %s, %s", (language, says) => {
    expect(assessed(language, says).redFlags).toContain("fire");
  });
});

describe("Brakes that were hot and have cooled off", () => {
  it.each<[ChatLanguage, string]>([
    ["en", "brakes smoked coming down, now cooled. can i go"],
    ["es", "se calentaron los frenos bajando, olia a quemado, ya se enfriaron"],
    ["ru", "тормоза нагрелись на спуске, пахло горелым, уже остыли"],
  ])("are no fire, and go no further than the next exit: %s, %s", (language, says) => {
    expect(assessed(language, says)).toMatchObject({ urgency: "high", drive: "next_safe_exit", redFlags: [] });
  });

  it.each([
    "brakes are smoking, should i let them cool down",
    "brakes smoked, cooled down, now smoking again",
    "brakes smoking, they havent cooled down",
    "wheel smoking, waited until it cooled off",
  ])("smoke still: %s", (says) => {
    expect(assessed("en", says).redFlags).toContain("smoke");
  });
});

describe("Air that comes up to a figure and no further", () => {
  it.each<[ChatLanguage, string]>([
    ["en", "tractor wont build air past 60"],
    ["es", "el aire no sube de 65"],
    ["ru", "воздух не поднимается выше 60"],
    ["ar", "الهوا ما يطلع فوق 60"],
    ["en", "lost air overnight and now it wont build"],
  ])("is low: %s, %s", (language, says) => {
    expect(assessed(language, says).redFlags).toContain("low_air");
  });

  it.each<[ChatLanguage, string]>([
    ["en", "air wont go past 100, governor?"],
    ["en", "I keep losing air overnight, zero in the morning"],
  ])("is not low by that alone: %s, %s", (language, says) => {
    expect(assessed(language, says).redFlags).toEqual([]);
  });
});
