import type { ChatLanguage } from "../languages/languages.ts";

/** The labels of the hand-over card and what it says of gaps. */
export interface HandoverWords {
  readonly danger: string;
  readonly happened: string;
  readonly where: string;
  readonly truck: string;
  readonly codes: string;
  readonly asked: string;
  readonly likely: string;
  readonly unknown: string;
  readonly trailer: string;
  readonly load: string;
  readonly hazmat: string;
  readonly notSaid: string;
  readonly noneGiven: string;
  /** Never that there is none. */
  readonly noDangerReported: string;
  /** Before codes that were read from a photo and that the driver has not confirmed. */
  readonly photoCodes: string;
  readonly codeUnknown: string;
  readonly causeUnknown: string;
  readonly whereUnknown: string;
}

export const handoverWords: Readonly<Record<ChatLanguage, HandoverWords>> = {
  en: {
    danger: "Danger",
    happened: "What happened",
    where: "Where",
    truck: "Truck",
    codes: "Codes",
    asked: "Asked and answered",
    likely: "Likely, not certain",
    unknown: "Unknown",
    trailer: "trailer",
    load: "load",
    hazmat: "hazardous goods",
    notSaid: "not said",
    noneGiven: "none given",
    noDangerReported: "none reported so far; ask again",
    photoCodes: "read from a photo, not confirmed:",
    codeUnknown: "what a code means",
    causeUnknown: "the cause",
    whereUnknown: "where the truck stands",
  },
  es: {
    danger: "Peligro",
    happened: "Qué pasó",
    where: "Dónde",
    truck: "Camión",
    codes: "Códigos",
    asked: "Preguntado y respondido",
    likely: "Probable, no seguro",
    unknown: "No se sabe",
    trailer: "remolque",
    load: "carga",
    hazmat: "mercancías peligrosas",
    notSaid: "no lo dijo",
    noneGiven: "ninguno dado",
    noDangerReported: "ninguno reportado hasta ahora; pregunte otra vez",
    photoCodes: "leído en una foto, sin confirmar:",
    codeUnknown: "qué significa un código",
    causeUnknown: "la causa",
    whereUnknown: "dónde está el camión",
  },
  ar: {
    danger: "الخطر",
    happened: "ما حدث",
    where: "المكان",
    truck: "الشاحنة",
    codes: "الأكواد",
    asked: "سُئل وأجاب",
    likely: "محتمل وغير مؤكد",
    unknown: "غير معروف",
    trailer: "التريلر",
    load: "الحمولة",
    hazmat: "مواد خطرة",
    notSaid: "لم يُذكر",
    noneGiven: "لم يُذكر أي كود",
    noDangerReported: "لم يُبلَّغ عن شيء حتى الآن؛ اسأل مرة أخرى",
    photoCodes: "قُرئ من صورة ولم يؤكَّد:",
    codeUnknown: "معنى أحد الأكواد",
    causeUnknown: "السبب",
    whereUnknown: "مكان الشاحنة",
  },
  ru: {
    danger: "Опасность",
    happened: "Что случилось",
    where: "Где",
    truck: "Трак",
    codes: "Коды",
    asked: "Вопросы и ответы",
    likely: "Вероятно, не точно",
    unknown: "Неизвестно",
    trailer: "трейлер",
    load: "груз",
    hazmat: "опасный груз",
    notSaid: "не сказано",
    noneGiven: "не названы",
    noDangerReported: "пока не сообщали; спросите ещё раз",
    photoCodes: "прочитано с фото, не подтверждено:",
    codeUnknown: "что значит один из кодов",
    causeUnknown: "причина",
    whereUnknown: "где стоит трак",
  },
};
