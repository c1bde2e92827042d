import type { InterfaceLanguage } from "../languages/languages.ts";

export const noticeKinds = ["message", "taken", "resolved", "part"] as const;
/** What a driver whose phone is locked is told of: support wrote, somebody has the ticket, it is solved, a part. */
export type NoticeKind = (typeof noticeKinds)[number];

type Words = Readonly<Record<NoticeKind, (name: string) => string>>;

/** What a lock screen says; `name` comes isolated, so that it stays whole beside text of the other direction. */
export const noticeWords: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    message: (name) => `${name} wrote to you`,
    taken: (name) => `${name} has your ticket`,
    resolved: () => "Your ticket is resolved",
    part: (name) => `${name} proposes a part`,
  },
  es: {
    message: (name) => `${name} le escribió`,
    taken: (name) => `${name} tiene su caso`,
    resolved: () => "Su caso está resuelto",
    part: (name) => `${name} propone una refacción`,
  },
  ar: {
    message: (name) => `رسالة جديدة من ${name}`,
    taken: (name) => `تذكرتك الآن لدى ${name}`,
    resolved: () => "حُلّت تذكرتك",
    part: (name) => `قطعة مقترحة من ${name}`,
  },
  ru: {
    message: (name) => `Вам сообщение: ${name}`,
    taken: (name) => `Вашу заявку ведёт ${name}`,
    resolved: () => "Ваша заявка решена",
    part: (name) => `Вам предложена деталь: ${name}`,
  },
  uz: {
    message: (name) => `${name} sizga yozdi`,
    taken: (name) => `Murojaatingizni ${name} oldi`,
    resolved: () => "Murojaatingiz hal qilindi",
    part: (name) => `${name} ehtiyot qism taklif qildi`,
  },
  tr: {
    message: (name) => `${name} size yazdı`,
    taken: (name) => `Talebinizle ${name} ilgileniyor`,
    resolved: () => "Talebiniz çözüldü",
    part: (name) => `${name} bir parça öneriyor`,
  },
};
