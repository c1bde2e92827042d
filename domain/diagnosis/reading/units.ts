/** In what a number is read off a gauge; `other` is no gauge's. */
export type Unit =
  | "psi"
  | "bar"
  | "fahrenheit"
  | "celsius"
  | "degrees"
  | "volts"
  | "percent"
  | "revs"
  | "inches"
  | "centimetres"
  | "other"
  | "none";

const units: readonly (readonly [Unit, RegExp])[] = [
  ["psi", /^(?:psi|pounds?|lbs?|libras?|пса?[ий]|фунт\p{L}*|رطل|باوند|بي اس اي|بي إس آي)(?!\p{L})/iu],
  ["bar", /^(?:bar(?:e?s)?|бар\p{L}*|атм\p{L}*|атмосфер\p{L}*|بار)(?!\p{L})/iu],
  [
    "celsius",
    /^(?:°\s?[cсС]|c|с(?!\s+\p{L})|(?:degrees?|deg|grados?|градус\p{L}*|درجة|درجه)\s?(?:°\s?)?(?:по\s)?(?:c|с|celsius|cent[ií]grados?|(?:по\s)?цельси\p{L}*|مئوي\p{L}*|سلسيوس)|celsius|cent[ií]grados?|(?:по\s)?цельси\p{L}*|مئوي\p{L}*)(?!\p{L})/iu,
  ],
  [
    "fahrenheit",
    /^(?:°\s?f|f|ф|(?:degrees?|deg|grados?|градус\p{L}*|درجة|درجه)\s?(?:по\s)?(?:f|fahrenheit|фаренгейт\p{L}*|фаренгейту|فهرنهايت)|fahrenheit|(?:по\s)?фаренгейт\p{L}*|فهرنهايت)(?!\p{L})/iu,
  ],
  ["degrees", /^(?:°|degrees?|deg|grados?|градус\p{L}*|درجة|درجه)(?!\p{L})/iu],
  ["volts", /^(?:v|volts?|voltios?|в|вольт\p{L}*|فولت|فولط)(?!\p{L})/iu],
  ["percent", /^(?:%|percent|por ciento|процент\p{L}*|بالمئة|بالمية|بالميه|في المئة|٪)/iu],
  ["revs", /^(?:rpm|r\.p\.m\.?|revoluciones|оборот\p{L}*|об|دورة|لفة)(?!\p{L})/iu],
  ["inches", /^(?:inch\p{L}*|in(?= of| play)|pulgadas?|дюйм\p{L}*|انش|إنش|بوصة|بوصات|")(?!\p{L})/iu],
  ["centimetres", /^(?:cm|cent[ií]metros?|см|сантиметр\p{L}*|سم|سنتي\p{L}*)(?!\p{L})/iu],
  [
    "other",
    /^(?:mph|mi|miles?|millas?|k|km|am|pm|min\p{L}*|hours?|hrs?|horas?|se[cgk]\p{L}*|gal\p{L}*|feet|foot|ft|boxes|years?|años?|days?|d[ií]as?|grade|times?|veces|amps?|капл\p{L}*|капель|kapl\p{L}*|drops?|gotas?|قطر\p{L}*|литр\p{L}*|миль?|мил\p{L}+|км|час\p{L}*|минут\p{L}*|секунд\p{L}*|лет|год\p{L}*|дн\p{L}*|раз|галлон\p{L}*|тонн?|т[иы]с\p{L}*|тыщ\p{L}*|mil|thousand|cents?|ميل|اميال|أميال|كم|ساعة|ساعات|دقيقة|دقائق|دقايق|سنة|يوم|ايام|مرة|مرات|قدم|غالون|جالون|دولار|dollars?|bucks|d[oó]lares)(?!\p{L})/iu,
  ],
];
/** The unit that a text begins with, and how it is written there; `none` where it begins with no unit. */
export function unitOf(rest: string): readonly [Unit, string] {
  for (const [unit, pattern] of units) {
    const written = pattern.exec(rest);
    if (written) return [unit, written[0]];
  }
  return ["none", ""];
}
