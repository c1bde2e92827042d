import type { ChatLanguage } from "../languages/languages.ts";

/** Lamps as a dash shows them; the red ones first, in the order in which they are offered. */
export const dashLamps = [
  "stop_engine",
  "oil_pressure",
  "coolant_hot",
  "low_air",
  "battery",
  "check_engine",
  "dpf",
  "exhaust_hot",
  "def",
  "abs",
  "trailer_abs",
  "tire_pressure",
  "water_in_fuel",
  "low_fuel",
] as const;
export type DashLamp = (typeof dashLamps)[number];

const red: readonly DashLamp[] = ["stop_engine", "oil_pressure", "coolant_hot", "low_air", "battery"];

export function isRedLamp(lamp: DashLamp): boolean {
  return red.includes(lamp);
}

/** Lamps that mean something else when they flash. */
const flashable: readonly DashLamp[] = ["check_engine", "dpf", "def"];

export function flashMatters(lamp: DashLamp): boolean {
  return flashable.includes(lamp);
}

export interface SeenLamp {
  readonly lamp: DashLamp;
  readonly flashes: boolean;
}

/** A lamp's name in the form that its language's sentence needs. */
const names: Readonly<Record<ChatLanguage, Readonly<Record<DashLamp, string>>>> = {
  en: {
    stop_engine: "red STOP engine light",
    oil_pressure: "red oil pressure light",
    coolant_hot: "red coolant temperature light",
    low_air: "red low air pressure light",
    battery: "red battery charging light",
    check_engine: "amber check engine light",
    dpf: "DPF light",
    exhaust_hot: "high exhaust temperature light",
    def: "DEF light",
    abs: "ABS light",
    trailer_abs: "trailer ABS light",
    tire_pressure: "tire pressure light",
    water_in_fuel: "water in fuel light",
    low_fuel: "low fuel light",
  },
  es: {
    stop_engine: "luz roja de parar el motor (STOP)",
    oil_pressure: "luz roja de presión de aceite",
    coolant_hot: "luz roja de temperatura del refrigerante",
    low_air: "luz roja de baja presión de aire",
    battery: "luz roja de carga de la batería",
    check_engine: "luz ámbar de check engine",
    dpf: "luz del DPF",
    exhaust_hot: "luz de alta temperatura del escape",
    def: "luz del DEF",
    abs: "luz del ABS",
    trailer_abs: "luz del ABS del remolque",
    tire_pressure: "luz TPMS",
    water_in_fuel: "luz de agua en el combustible",
    low_fuel: "luz de combustible bajo",
  },
  ar: {
    stop_engine: "لمبة إيقاف المحرك STOP الحمراء",
    oil_pressure: "لمبة ضغط الزيت الحمراء",
    coolant_hot: "لمبة حرارة سائل التبريد الحمراء",
    low_air: "لمبة انخفاض ضغط الهواء الحمراء",
    battery: "لمبة البطارية الحمراء",
    check_engine: "لمبة check engine الصفراء",
    dpf: "لمبة DPF",
    exhaust_hot: "لمبة حرارة العادم العالية",
    def: "لمبة DEF",
    abs: "لمبة ABS",
    trailer_abs: "لمبة ABS المقطورة",
    tire_pressure: "لمبة ضغط الإطارات",
    water_in_fuel: "لمبة الماء في الوقود",
    low_fuel: "لمبة الوقود المنخفض",
  },
  ru: {
    stop_engine: "красная лампа STOP (остановить двигатель)",
    oil_pressure: "красная лампа давления масла",
    coolant_hot: "красная лампа температуры охлаждающей жидкости",
    low_air: "красная лампа низкого давления воздуха",
    battery: "красная лампа зарядки аккумулятора",
    check_engine: "жёлтая лампа check engine",
    dpf: "лампа DPF (сажевый фильтр)",
    exhaust_hot: "лампа высокой температуры выхлопа",
    def: "лампа DEF",
    abs: "лампочка ABS",
    trailer_abs: "лампочка ABS трейлера",
    tire_pressure: "лампа давления шин (TPMS)",
    water_in_fuel: "лампа воды в топливе",
    low_fuel: "лампа низкого уровня топлива",
  },
};

const sentences: Readonly<Record<ChatLanguage, (name: string, flashes: boolean) => string>> = {
  en: (name, flashes) => `The ${name} is ${flashes ? "flashing" : "on"}.`,
  es: (name, flashes) => `La ${name} ${flashes ? "parpadea" : "está encendida"}.`,
  ar: (name, flashes) => `${name} ${flashes ? "تومض" : "مضيئة"}.`,
  ru: (name, flashes) => `${flashes ? "Мигает" : "Горит"} ${name}.`,
};

/** What a driver sees on the dash, as a message in the language of the chat. */
export function sayLamps(seen: readonly SeenLamp[], language: ChatLanguage): string {
  const say = sentences[language];
  return seen.map(({ lamp, flashes }) => say(names[language][lamp], flashes && flashMatters(lamp))).join(" ");
}
