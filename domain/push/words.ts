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
    taken: (name) => `${name} has your ticket`,
    resolved: () => "Your ticket is resolved",
    part: (name) => `${name} proposes a part`,
    dispatched: () => "Help is dispatched",
    en_route: () => "Help is en route to you",
    on_site: () => "Help is on site",
    rolling: () => "Your truck is rolling again",
    new_estimate: () => "New time of arrival",
    no_estimate: () => "The time of arrival no longer holds",
    called_off: () => "Nobody is on the way any more",
  },
  es: {
    message: (name) => `${name} le escribió`,
    taken: (name) => `${name} tiene su caso`,
    resolved: () => "Su caso está resuelto",
    part: (name) => `${name} propone una refacción`,
    dispatched: () => "La ayuda está despachada",
    en_route: () => "La ayuda va en camino",
    on_site: () => "La ayuda llegó al lugar",
    rolling: () => "Su camión rueda de nuevo",
    new_estimate: () => "Nueva hora de llegada",
    no_estimate: () => "La hora de llegada ya no vale",
    called_off: () => "Ya no va nadie en camino",
  },
  ar: {
    message: (name) => `رسالة جديدة من ${name}`,
    taken: (name) => `تذكرتك الآن لدى ${name}`,
    resolved: () => "حُلّت تذكرتك",
    part: (name) => `قطعة مقترحة من ${name}`,
    dispatched: () => "أُرسلت المساعدة",
    en_route: () => "المساعدة في الطريق إليك",
    on_site: () => "وصلت المساعدة إلى الموقع",
    rolling: () => "عادت شاحنتك إلى السير",
    new_estimate: () => "موعد وصول جديد",
    no_estimate: () => "موعد الوصول لم يعد قائمًا",
    called_off: () => "لا أحد في الطريق إليك الآن",
  },
  ru: {
    message: (name) => `Вам сообщение: ${name}`,
    taken: (name) => `Вашу заявку ведёт ${name}`,
    resolved: () => "Ваша заявка решена",
    part: (name) => `Вам предложена деталь: ${name}`,
    dispatched: () => "Помощь отправлена",
    en_route: () => "Помощь едет к вам",
    on_site: () => "Помощь на месте",
    rolling: () => "Ваш грузовик снова едет",
    new_estimate: () => "Новое время прибытия",
    no_estimate: () => "Названное время прибытия больше не действует",
    called_off: () => "К вам больше никто не едет",
  },
  uz: {
    message: (name) => `${name} sizga yozdi`,
    taken: (name) => `Murojaatingizni ${name} oldi`,
    resolved: () => "Murojaatingiz hal qilindi",
    part: (name) => `${name} ehtiyot qism taklif qildi`,
    dispatched: () => "Yordam yuborildi",
    en_route: () => "Yordam sizga yoʻlda",
    on_site: () => "Yordam joyida",
    rolling: () => "Mashinangiz yana yuribdi",
    new_estimate: () => "Yangi kelish vaqti",
    no_estimate: () => "Aytilgan kelish vaqti endi kuchda emas",
    called_off: () => "Endi hech kim yoʻlda emas",
  },
  tr: {
    message: (name) => `${name} size yazdı`,
    taken: (name) => `Talebinizle ${name} ilgileniyor`,
    resolved: () => "Talebiniz çözüldü",
    part: (name) => `${name} bir parça öneriyor`,
    dispatched: () => "Yardım görevlendirildi",
    en_route: () => "Yardım size doğru yolda",
    on_site: () => "Yardım olay yerinde",
    rolling: () => "Kamyonunuz yeniden yürüyor",
    new_estimate: () => "Yeni varış saati",
    no_estimate: () => "Söylenen varış saati artık geçerli değil",
    called_off: () => "Artık kimse yolda değil",
  },
};

/** The sentence after a step with a range of arrival; the device fills in {from} and {until} in its own time zone. */
export const arrivalWords: Readonly<Record<InterfaceLanguage, string>> = {
  en: "Arrives between {from} and {until}",
  es: "Llega entre las {from} y las {until}",
  ar: "الوصول بين {from} و{until}",
  ru: "Прибытие между {from} и {until}",
  uz: "{from} bilan {until} orasida keladi",
  tr: "Varış {from} ile {until} arasında",
};
