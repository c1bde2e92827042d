import type { InterfaceLanguage } from "../languages/languages.ts";

export const noticeKinds = [
  "message",
  "taken",
  "resolved",
  "part",
  "dispatched",
  "en_route",
  "on_site",
  "rolling",
  "new_estimate",
  "no_estimate",
  "called_off",
] as const;
/**
 * Notices on a driver's lock screen: support wrote, the ticket is claimed, it is solved, a part; how far
 * the help on the road is, when it arrives now, and that it was called off.
 */
export type NoticeKind = (typeof noticeKinds)[number];

type Words = Readonly<Record<NoticeKind, (name: string) => string>>;

/** What a lock screen says; `name` comes isolated, so that it stays whole beside text of the other direction. */
export const noticeWords: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    message: (name) => `${name} wrote to you`,
    taken: (name) => `${name} is on your breakdown`,
    resolved: () => "Your breakdown is marked fixed",
    part: (name) => `${name} proposed a part`,
    dispatched: () => "Help has been dispatched",
    en_route: () => "Help is on the way to you",
    on_site: () => "Help is on scene",
    rolling: () => "You're rolling again",
    new_estimate: () => "New ETA",
    no_estimate: () => "ETA off, ask your technician",
    called_off: () => "Called off: no one is on the way",
  },
  es: {
    message: (name) => `${name} le escribió`,
    taken: (name) => `${name} lleva su caso`,
    resolved: () => "Su caso quedó resuelto",
    part: (name) => `${name} propone una refacción`,
    dispatched: () => "Ya mandaron la ayuda",
    en_route: () => "La ayuda va en camino",
    on_site: () => "Ya llegó la ayuda",
    rolling: () => "Ya va rodando otra vez",
    new_estimate: () => "Nueva hora de llegada (ETA)",
    no_estimate: () => "Ya no hay hora de llegada, pregunte al técnico",
    called_off: () => "Cancelado: ya no va nadie en camino",
  },
  ar: {
    message: (name) => `رسالة جديدة من ${name}`,
    taken: (name) => `طلبك الآن لدى ${name}`,
    resolved: () => "تم حل طلبك",
    part: (name) => `قطعة مقترحة من ${name}`,
    dispatched: () => "أُرسلت المساعدة",
    en_route: () => "المساعدة في الطريق إليك",
    on_site: () => "وصلت المساعدة إليك",
    rolling: () => "عدت إلى الطريق",
    new_estimate: () => "موعد وصول جديد",
    no_estimate: () => "لم يعد موعد الوصول صحيحًا، اسأل الفني",
    called_off: () => "أُلغي: لا أحد في الطريق إليك الآن",
  },
  ru: {
    message: (name) => `Вам сообщение: ${name}`,
    taken: (name) => `Вашей заявкой занимается ${name}`,
    resolved: () => "Ваша заявка выполнена",
    part: (name) => `Вам предложена запчасть: ${name}`,
    dispatched: () => "Помощь отправлена",
    en_route: () => "Помощь едет к вам",
    on_site: () => "Помощь на месте",
    rolling: () => "Снова в рейсе",
    new_estimate: () => "Новое время прибытия",
    no_estimate: () => "Время прибытия не действует, спросите техника",
    called_off: () => "Отменено: к вам никто не едет",
  },
  uz: {
    message: (name) => `${name} sizga yozdi`,
    taken: (name) => `Murojaatingizni ${name} oldi`,
    resolved: () => "Murojaatingiz hal qilindi",
    part: (name) => `${name} ehtiyot qism taklif qildi`,
    dispatched: () => "Yordam yuborildi",
    en_route: () => "Yordam sizga yoʻlda",
    on_site: () => "Yordam yetib keldi",
    rolling: () => "Yana yoʻldasiz",
    new_estimate: () => "Yangi yetib kelish vaqti",
    no_estimate: () => "Yetib kelish vaqti endi kuchda emas, ustadan soʻrang",
    called_off: () => "Bekor qilindi: hech kim kelmayapti",
  },
  tr: {
    message: (name) => `${name} size yazdı`,
    taken: (name) => `Talebinizle ${name} ilgileniyor`,
    resolved: () => "Talebiniz çözüldü",
    part: (name) => `${name} bir parça öneriyor`,
    dispatched: () => "Yardım yola çıkarıldı",
    en_route: () => "Yardım size doğru yolda",
    on_site: () => "Yardım yanınızda",
    rolling: () => "Yeniden yoldasınız",
    new_estimate: () => "Yeni tahmini varış",
    no_estimate: () => "Tahmini varış geçersiz, teknisyene sorun",
    called_off: () => "İptal edildi: artık kimse yolda değil",
  },
};

/** The sentence after a step with a range of arrival; the device fills in {from} and {until} in its own time zone. */
export const arrivalWords: Readonly<Record<InterfaceLanguage, string>> = {
  en: "ETA {from} to {until}",
  es: "Llega entre {from} y {until} (ETA)",
  ar: "وقت الوصول بين {from} و{until}",
  ru: "Время прибытия (ETA): {from} – {until}",
  uz: "Yetib kelish vaqti {from} – {until}",
  tr: "Tahmini varış {from} – {until}",
};
