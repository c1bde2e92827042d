import { describe, expect, it } from "vitest";
import { told } from "./told.ts";

describe("a truck that only something else stops has no brakes", () => {
  it.each([
    ["en", "only the hand brake stops it"],
    ["en", "i got it stopped by downshifting"],
    ["en", "stopped it against the guardrail"],
    ["en", "barely stops"],
    ["es", "lo detuve bajando cambios"],
    ["es", "agarre la rampa de escape"],
    ["es", "casi no para"],
    ["ar", "ما يوقف الا بفرامل اليد"],
    ["ar", "بالكاد توقف"],
    ["ar", "بدوس على الفاضي"],
    ["ru", "тормозил только ручником"],
    ["ru", "остановил передачами"],
    ["ru", "остановился об отбойник"],
  ] as const)("%s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "brakes", drive: "stop_now" });
  });

  it.each([
    ["en", "it barely stops raining here"],
    ["es", "casi no para de llover"],
    ["ar", "الجيك بريك بس ما يشتغل، الفرامل تمام"],
  ] as const)("and what else barely stops is none: %s: “%s”", (language, text) => {
    expect(told(language, text).drive).not.toBe("stop_now");
  });
});

it("“and I am going down” is no more of what “without brakes” denies", () => {
  expect(told("ar", "بدون فرامل وانا نازل")).toMatchObject({ category: "brakes", drive: "stop_now" });
});

describe("a load that falls", () => {
  it.each([
    ["en", "load is falling off"],
    ["en", "lost part of the load on the highway"],
    ["es", "se me cayeron las tarimas"],
    ["ar", "الحمولة تطيح"],
    ["ru", "груз падает"],
  ] as const)("is a danger: %s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "roadside", drive: "stop_now" });
  });

  it.each([
    ["en", "pallets came off at the dock, all delivered"],
    ["es", "cayeron las tarimas en el muelle, ya las levantaron"],
    ["ar", "البضاعة وقعت بالمستودع وشالوها"],
  ] as const)("and is none at the dock: %s: “%s”", (language, text) => {
    expect(told(language, text).drive).not.toBe("stop_now");
  });
});

describe("oil that pours out", () => {
  it.each([
    ["en", "oil gushing out"],
    ["ru", "масло хлещет"],
    ["ru", "масло льётся рекой"],
  ] as const)("stops the truck while nobody knows its pressure: %s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "engine", drive: "stop_now" });
  });

  it.each([
    ["en", "A: What does the oil pressure gauge read?", "45 psi"],
    ["en", "A: Is the oil pressure normal?", "yes 45 psi"],
  ] as const)("and sends to the next exit where the gauge is as usual: %s, “%s”, “%s”", (language, asked, answer) => {
    expect(told(language, "oil pouring out", asked, answer)).toMatchObject({
      category: "engine",
      drive: "next_safe_exit",
    });
  });

  it.each(["where do i pour the oil on a DD15", "poured a gallon of oil in, level is full now"])(
    "but not who pours it in: “%s”",
    (text) => {
      expect(told("en", text).drive).not.toBe("stop_now");
    },
  );
});

describe("a word that is written as it is heard", () => {
  it.each([
    ["es", "la yanta se esta kemando", "tires"],
    ["es", "el ayre esta vajando y suena la alarma", "brakes"],
    ["es", "sale umo del tavlero", "electrical"],
    ["ru", "агонь под капотом", "engine"],
    ["ru", "агонь в калесе", "brakes"],
  ] as const)("%s: “%s”", (language, text, category) => {
    expect(told(language, text)).toMatchObject({ category, drive: "stop_now" });
  });
});

describe("what gave way all at once", () => {
  it.each([
    ["en", "frame snapped"],
    ["es", "se partió el chasis en dos"],
    ["ar", "الشاصي انكسر نصين"],
    ["ru", "рама лопнула пополам"],
  ] as const)("a frame in two carries nothing any more: %s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "steering_suspension", drive: "stop_now" });
  });

  it.each([
    ["en", "engine exploded"],
    ["en", "engine seized up"],
    ["es", "tronó el motor en la carretera"],
    ["ar", "المحرك انفجر"],
    ["ru", "двигатель заклинило"],
    ["ru", "турбина взорвалась"],
  ] as const)("with an engine that blew up or seized nobody drives on: %s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "engine", urgency: "high", drive: "not_applicable" });
  });

  it.each([
    ["en", "lost all my oil on the road"],
    ["es", "tiré todo el aceite en la carretera"],
    ["ar", "نزل كل الزيت على الطريق"],
    ["ru", "вылил все масло на дорогу"],
  ] as const)("an engine without oil stands still: %s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "engine", drive: "stop_now", redFlags: ["oil_pressure"] });
  });

  it.each([
    ["en", "engine revs by itself"],
    ["es", "el acelerador no regresa"],
    ["ar", "المكينة تسارعت وما بتطفي"],
    ["ru", "обороты сами растут"],
  ] as const)("an engine that runs away is one to get away from: %s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "engine", drive: "stop_now" });
  });

  it.each([
    ["en", "lost my oil cap"],
    ["en", "engine revs a bit by itself in a regen"],
    ["es", "le saqué todo el aceite para el cambio, cuánto lleva"],
    ["ru", "слил все масло на замену, сколько заливать"],
    ["ru", "мотор не заклинило, крутит нормально"],
  ] as const)("and what only sounds like it is none: %s: “%s”", (language, text) => {
    expect(told(language, text).drive).not.toBe("stop_now");
  });
});
