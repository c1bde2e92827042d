import type { InterfaceLanguage } from "../languages/languages.ts";

/** What a mail of an unread answer says around the notice itself. */
export interface UnreadMailWords {
  /** Where it is read; `number` comes isolated. */
  readonly read: (number: string) => string;
  readonly open: string;
  readonly why: string;
  readonly off: string;
}

/** The same six languages as on a lock screen. */
export const unreadMailWords: Readonly<Record<InterfaceLanguage, UnreadMailWords>> = {
  en: {
    read: (number) => `Open request ${number} to read and answer. What was written is never in an email.`,
    open: "Open the request",
    why: "You're getting this email because none of your devices got an alert and the request wasn't opened for 2 minutes. There won't be another until you open it.",
    off: "You can turn these emails off on your account page.",
  },
  es: {
    read: (number) => `Abra el caso ${number} para leer y responder. El correo nunca dice lo que se escribió.`,
    open: "Abrir el caso",
    why: "Recibe este correo porque ningún aparato suyo recibió el aviso y el caso lleva 2 minutos sin abrirse. No habrá otro hasta que lo abra.",
    off: "Puede desactivar estos correos en la página de su cuenta.",
  },
  ar: {
    read: (number) => `افتح الطلب ${number} لتقرأ وترد. لا يظهر في البريد ما كُتب أبدًا.`,
    open: "افتح الطلب",
    why: "تصلك هذه الرسالة لأن أيًّا من أجهزتك لم يستلم التنبيه ولم يُفتح الطلب منذ دقيقتين. لن تصلك رسالة أخرى حتى تفتحه.",
    off: "يمكنك إيقاف هذه الرسائل في صفحة حسابك.",
  },
  ru: {
    read: (number) => `Откройте заявку ${number}, чтобы прочитать и ответить. Текста сообщений в письме не бывает.`,
    open: "Открыть заявку",
    why: "Вы получили это письмо, потому что ни одно ваше устройство не приняло уведомление и заявку не открывали 2 минуты. Пока вы её не откроете, других писем не будет.",
    off: "Эти письма можно выключить на странице аккаунта.",
  },
  uz: {
    read: (number) =>
      `Oʻqish va javob berish uchun ${number} murojaatini oching. Yozilgan gap xatda hech qachon koʻrinmaydi.`,
    open: "Murojaatni ochish",
    why: "Bu xat keldi, chunki hech bir qurilmangiz bildirishnomani olmadi va murojaat 2 daqiqadan beri ochilmadi. Uni ochmaguningizcha boshqa xat kelmaydi.",
    off: "Bu xatlarni hisob sahifasida oʻchirishingiz mumkin.",
  },
  tr: {
    read: (number) => `Okumak ve yanıtlamak için ${number} numaralı talebi açın. Yazılanlar e-postada asla yer almaz.`,
    open: "Talebi aç",
    why: "Bu e-postayı, hiçbir cihazınız bildirimi almadığı ve talep 2 dakikadır açılmadığı için alıyorsunuz. Talebi açana kadar başka e-posta gelmez.",
    off: "Bu e-postaları hesap sayfanızdan kapatabilirsiniz.",
  },
};
