import type { ChatLanguage } from "../languages/languages.ts";

/** The axles of a tractor and its trailer, from the front. */
export const axles = ["steer", "drive_1", "drive_2", "trailer_1", "trailer_2"] as const;
export type Axle = (typeof axles)[number];

type Side = "left" | "right";

/** Which of the two wheels of a side; null on the steer axle, which has one. */
type Pair = "outer" | "inner" | null;

export interface Wheel {
  readonly axle: Axle;
  readonly side: Side;
  readonly pair: Pair;
}

/** The wheels of an axle from left to right. */
export function wheelsOf(axle: Axle): readonly Wheel[] {
  if (axle === "steer") {
    return [
      { axle, side: "left", pair: null },
      { axle, side: "right", pair: null },
    ];
  }
  return [
    { axle, side: "left", pair: "outer" },
    { axle, side: "left", pair: "inner" },
    { axle, side: "right", pair: "inner" },
    { axle, side: "right", pair: "outer" },
  ];
}

/** A name of a wheel that no other has. */
export function wheelKey({ axle, side, pair }: Wheel): string {
  return [axle, side, pair].filter((part) => part !== null).join(" ");
}

/** What can be wrong with a wheel that a driver sees from outside. */
export const wheelTroubles = ["flat", "blown", "hot", "loose", "leak"] as const;
export type WheelTrouble = (typeof wheelTroubles)[number];

interface Words {
  readonly trouble: Readonly<Record<WheelTrouble, string>>;
  readonly axle: Readonly<Record<Axle, string>>;
  readonly side: Readonly<Record<Side, string>>;
  readonly pair: Readonly<Record<Exclude<Pair, null>, string>>;
  readonly comma: string;
}

const words: Readonly<Record<ChatLanguage, Words>> = {
  en: {
    trouble: {
      flat: "A tire is flat",
      blown: "A tire blew out",
      hot: "A wheel is hot and smoking",
      loose: "A wheel is loose, it wobbles",
      leak: "Oil leaks from the hub",
    },
    axle: {
      steer: "steer axle",
      drive_1: "first drive axle",
      drive_2: "second drive axle",
      trailer_1: "first trailer axle",
      trailer_2: "second trailer axle",
    },
    side: { left: "left side", right: "right side" },
    pair: { outer: "outer", inner: "inner" },
    comma: ", ",
  },
  es: {
    trouble: {
      flat: "Una llanta está ponchada",
      blown: "Reventó una llanta",
      hot: "Una rueda está caliente y echa humo",
      loose: "Una rueda está floja y se bambolea",
      leak: "La maza pierde aceite",
    },
    axle: {
      steer: "rueda de dirección",
      drive_1: "primer eje de tracción",
      drive_2: "segundo eje de tracción",
      trailer_1: "primer eje del remolque",
      trailer_2: "segundo eje del remolque",
    },
    side: { left: "lado izquierdo", right: "lado derecho" },
    pair: { outer: "exterior", inner: "interior" },
    comma: ", ",
  },
  ar: {
    trouble: {
      flat: "إطار فارغ من الهواء",
      blown: "انفجر إطار",
      hot: "العجلة ساخنة ويخرج منها دخان",
      loose: "العجلة مرتخية وتهتز",
      leak: "صرة العجلة تسرب زيت",
    },
    axle: {
      steer: "الإطار الأمامي، محور التوجيه",
      drive_1: "محور الجر الأول",
      drive_2: "محور الجر الثاني",
      trailer_1: "محور المقطورة الأول",
      trailer_2: "محور المقطورة الثاني",
    },
    side: { left: "اليسار", right: "اليمين" },
    pair: { outer: "الخارجي", inner: "الداخلي" },
    comma: "، ",
  },
  ru: {
    trouble: {
      flat: "Спущено колесо",
      blown: "Лопнула шина",
      hot: "Колесо горячее и дымит",
      loose: "Колесо болтается",
      leak: "Ступица течёт маслом",
    },
    axle: {
      steer: "рулевая ось",
      drive_1: "первая ведущая ось",
      drive_2: "вторая ведущая ось",
      trailer_1: "первая ось трейлера",
      trailer_2: "вторая ось трейлера",
    },
    side: { left: "слева", right: "справа" },
    pair: { outer: "наружное", inner: "внутреннее" },
    comma: ", ",
  },
};

/** What is wrong with which wheels, as a message in the language of the chat; one sentence for each wheel. */
export function sayWheels(wheels: readonly Wheel[], trouble: WheelTrouble, language: ChatLanguage): string {
  const { trouble: troubles, axle, side, pair, comma } = words[language];
  const where = (wheel: Wheel) =>
    [axle[wheel.axle], side[wheel.side], ...(wheel.pair === null ? [] : [pair[wheel.pair]])].join(comma);
  return wheels.map((wheel) => `${troubles[trouble]}: ${where(wheel)}.`).join(" ");
}
