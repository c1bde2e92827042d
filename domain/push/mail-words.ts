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
    read: (number) => `Open ticket ${number} to read and to answer. What was written is never in a mail.`,
    open: "Open the ticket",
    why: "You get this mail because no device of yours took a notification and the ticket was not opened for 2 minutes. There is no other until you open it.",
    off: "You can switch these mails off on your account page.",
  },
  es: {
    read: (number) => `Abra el caso ${number} para leer y responder. El correo nunca dice lo que se escribió.`,
    open: "Abrir el caso",
    why: "Recibe este correo porque ninguno de sus dispositivos recibió el aviso y el caso lleva 2 minutos sin abrirse. No habrá otro hasta que lo abra.",
    off: "Puede desactivar estos correos en la página de su cuenta.",
  },
  ar: {
    read: (number) => `افتح التذكرة ${number} لتقرأ وترد. لا يظهر في البريد ما كُتب أبدًا.`,
    open: "افتح التذكرة",
    why: "تصلك هذه الرسالة لأن أيًّا من أجهزتك لم يستلم التنبيه ولم تُفتح التذكرة منذ دقيقتين. لن تصلك رسالة أخرى حتى تفتحها.",
    off: "يمكنك إيقاف هذه الرسائل في صفحة حسابك.",
  },
  ru: {
    read: (number) => `Откройте заявку ${number}, чтобы прочитать и ответить. В письме никогда нет того, что написано.`,
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
