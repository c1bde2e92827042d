import type { ChatLanguage } from "../../languages/languages.ts";
import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category } from "../assessment.ts";

/** What only servers say: a new language confirmed, and the few words that a closed conversation's summary is built from. */
interface RecordWording {
  /** Confirms a new language, in that language. */
  readonly languageChanged: string;
  readonly reported: string;
  readonly photos: string;
  readonly codes: string;
  readonly likely: string;
  readonly or: string;
  readonly causeUnknown: string;
  readonly advice: string;
  readonly categories: Readonly<Record<Category, string>>;
  readonly urgency: Readonly<Record<UrgencyLevel, string>>;
}

/** In every language; no page fetches them. */
export const recordWording: Readonly<Record<ChatLanguage, RecordWording>> = {
  en: {
    languageChanged: "From here on I answer in English.",
    reported: "Reported",
    photos: "photos only",
    codes: "codes",
    likely: "likely, not certain",
    or: "or",
    causeUnknown: "cause not known",
    advice: "Advice",
    categories: {
      engine: "engine",
      brakes: "brakes",
      electrical: "electrical",
      cooling: "cooling",
      transmission: "transmission",
      warning_lights: "warning lights",
      tires: "tires",
      fuel: "fuel",
      steering_suspension: "steering and suspension",
      towing: "towing",
      roadside: "roadside assistance",
      parts: "parts",
      account: "account",
      off_topic: "not about a truck",
      unclear: "not clear yet",
    },
    urgency: { low: "low", medium: "medium", high: "high", emergency: "emergency" },
  },
  es: {
    languageChanged: "A partir de ahora respondo en español.",
    reported: "Reportado",
    photos: "solo fotos",
    codes: "códigos",
    likely: "probable, no seguro",
    or: "o",
    causeUnknown: "causa no conocida",
    advice: "Consejo",
    categories: {
      engine: "motor",
      brakes: "frenos",
      electrical: "eléctrico",
      cooling: "enfriamiento",
      transmission: "transmisión",
      warning_lights: "luces de aviso",
      tires: "llantas",
      fuel: "combustible",
      steering_suspension: "dirección y suspensión",
      towing: "grúa",
      roadside: "asistencia en carretera",
      parts: "piezas",
      account: "cuenta",
      off_topic: "no es sobre un camión",
      unclear: "aún no está claro",
    },
    urgency: { low: "baja", medium: "media", high: "alta", emergency: "emergencia" },
  },
  ar: {
    languageChanged: "من الآن أجيب بالعربية.",
    reported: "البلاغ",
    photos: "صور فقط",
    codes: "الرموز",
    likely: "محتمل وغير مؤكد",
    or: "أو",
    causeUnknown: "السبب غير معروف",
    advice: "النصيحة",
    categories: {
      engine: "المحرك",
      brakes: "الفرامل",
      electrical: "الكهرباء",
      cooling: "التبريد",
      transmission: "ناقل الحركة",
      warning_lights: "لمبات التحذير",
      tires: "الإطارات",
      fuel: "الوقود",
      steering_suspension: "المقود والتعليق",
      towing: "السحب",
      roadside: "مساعدة على الطريق",
      parts: "قطع الغيار",
      account: "الحساب",
      off_topic: "ليس عن شاحنة",
      unclear: "غير واضح بعد",
    },
    urgency: { low: "منخفضة", medium: "متوسطة", high: "عالية", emergency: "طارئة" },
  },
  ru: {
    languageChanged: "Дальше отвечаю по-русски.",
    reported: "Сообщили",
    photos: "только фото",
    codes: "коды",
    likely: "вероятно, не точно",
    or: "или",
    causeUnknown: "причина неизвестна",
    advice: "Совет",
    categories: {
      engine: "двигатель",
      brakes: "тормоза",
      electrical: "электрика",
      cooling: "охлаждение",
      transmission: "трансмиссия",
      warning_lights: "контрольные лампы",
      tires: "шины",
      fuel: "топливо",
      steering_suspension: "рулевое и подвеска",
      towing: "эвакуатор",
      roadside: "помощь на дороге",
      parts: "запчасти",
      account: "аккаунт",
      off_topic: "не о грузовике",
      unclear: "пока неясно",
    },
    urgency: { low: "низкая", medium: "средняя", high: "высокая", emergency: "экстренно" },
  },
};
