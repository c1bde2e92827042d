import { brand } from "../brand.ts";
import type { InterfaceLanguage } from "../languages/languages.ts";

/** What one mail says around its link. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly closing: readonly string[];
}

/** The mails of an account in the six languages of the pages; `day` is written in the language of the mail. */
export interface AccountMails {
  readonly reset: MailWords;
  readonly verify: MailWords;
  readonly trialEnds: (name: string | null, day: string) => MailWords;
  readonly latePayment: (day: string) => MailWords;
}

const { product } = brand;

export const accountMails: Readonly<Record<InterfaceLanguage, AccountMails>> = {
  en: {
    reset: {
      subject: `A new password for ${product}`,
      paragraphs: ["Someone, most likely you, asked for a new password for this account."],
      label: "Choose a new password",
      closing: ["The link works once, within an hour. If you didn't ask for it, you don't have to do anything."],
    },
    verify: {
      subject: `Verify your email for ${product}`,
      paragraphs: [`Open this link to confirm that this email belongs to your ${product} account.`],
      label: "Verify email",
      closing: ["The link works once, within 7 days. If you don't have an account, ignore this email."],
    },
    trialEnds: (name, day) => ({
      subject: `Your ${product} trial ends on ${day}`,
      paragraphs: [
        name === null ? "Your trial ends soon." : `${name}, your trial ends soon.`,
        "Choose a plan to keep the diagnosis and the people behind it. The rest of your trial stays free: you pay nothing before it ends.",
      ],
      label: "Choose your plan",
      closing: ["If you do nothing, nothing is charged. The safety steps and the call button stay free."],
    }),
    latePayment: (day) => ({
      subject: `Your payment for ${product} did not go through`,
      paragraphs: [
        `Your card wasn't charged. The diagnosis keeps working until ${day}; we'll try the card again in the meantime.`,
        "To keep your plan, add a card that works.",
      ],
      label: "Update your card",
      closing: ["The safety steps and the call button stay free."],
    }),
  },
  es: {
    reset: {
      subject: `Contraseña nueva para ${product}`,
      paragraphs: ["Alguien, seguramente usted, pidió una contraseña nueva para esta cuenta."],
      label: "Elegir contraseña nueva",
      closing: ["El enlace sirve una vez, durante una hora. Si no la pidió, no tiene que hacer nada."],
    },
    verify: {
      subject: `Verifique su correo para ${product}`,
      paragraphs: [`Abra este enlace para confirmar que este correo es de su cuenta de ${product}.`],
      label: "Verificar correo",
      closing: ["El enlace sirve una vez, durante 7 días. Si no tiene cuenta, ignore este correo."],
    },
    trialEnds: (name, day) => ({
      subject: `Su prueba de ${product} termina el ${day}`,
      paragraphs: [
        name === null ? "Su prueba termina pronto." : `${name}, su prueba termina pronto.`,
        "Elija un plan para conservar el diagnóstico y a los técnicos. Lo que queda de la prueba sigue gratis: no paga nada antes de que termine.",
      ],
      label: "Elegir plan",
      closing: ["Si no hace nada, no se cobra nada. Los pasos de seguridad y el botón de llamada siguen gratis."],
    }),
    latePayment: (day) => ({
      subject: `Su pago de ${product} no pasó`,
      paragraphs: [
        `No se cobró a su tarjeta. El diagnóstico sigue funcionando hasta el ${day}; mientras tanto volvemos a intentar.`,
        "Para conservar su plan, ponga una tarjeta que funcione.",
      ],
      label: "Actualizar tarjeta",
      closing: ["Los pasos de seguridad y el botón de llamada siguen gratis."],
    }),
  },
  ar: {
    reset: {
      subject: `كلمة مرور جديدة لـ ${product}`,
      paragraphs: ["طلب أحدهم، وهو أنت على الأرجح، كلمة مرور جديدة لهذا الحساب."],
      label: "اختر كلمة مرور جديدة",
      closing: ["يعمل الرابط مرة واحدة خلال ساعة. إن لم تطلبه فلا تفعل شيئًا."],
    },
    verify: {
      subject: `أكّد بريدك لـ ${product}`,
      paragraphs: [`افتح هذا الرابط لتؤكد أن هذا البريد يخص حسابك في ${product}.`],
      label: "أكّد البريد",
      closing: ["يعمل الرابط مرة واحدة خلال 7 أيام. إن لم يكن لديك حساب فتجاهل هذه الرسالة."],
    },
    trialEnds: (name, day) => ({
      subject: `تنتهي تجربتك في ${product} يوم ${day}`,
      paragraphs: [
        name === null ? "تنتهي تجربتك قريبًا." : `${name}، تنتهي تجربتك قريبًا.`,
        "اختر خطة لتحتفظ بالتشخيص وبالفنيين. ما بقي من التجربة يبقى مجانيًا: لا تدفع شيئًا قبل نهايتها.",
      ],
      label: "اختر خطتك",
      closing: ["إن لم تفعل شيئًا فلن يُخصم شيء. خطوات السلامة وزر الاتصال تبقى مجانية."],
    }),
    latePayment: (day) => ({
      subject: `لم تنجح دفعتك لـ ${product}`,
      paragraphs: [
        `لم يُخصم شيء من بطاقتك. يستمر التشخيص حتى ${day}، ونعيد المحاولة في هذه الأثناء.`,
        "لتحتفظ بخطتك أضف بطاقة صالحة.",
      ],
      label: "حدّث بطاقتك",
      closing: ["خطوات السلامة وزر الاتصال تبقى مجانية."],
    }),
  },
  ru: {
    reset: {
      subject: `Новый пароль для ${product}`,
      paragraphs: ["Кто-то, скорее всего вы, запросил новый пароль для этого аккаунта."],
      label: "Задать новый пароль",
      closing: ["Ссылка сработает один раз в течение часа. Если это были не вы, ничего делать не нужно."],
    },
    verify: {
      subject: `Подтвердите почту для ${product}`,
      paragraphs: [`Откройте ссылку, чтобы подтвердить, что эта почта принадлежит вашему аккаунту ${product}.`],
      label: "Подтвердить почту",
      closing: ["Ссылка сработает один раз в течение 7 дней. Если у вас нет аккаунта, не обращайте внимания."],
    },
    trialEnds: (name, day) => ({
      subject: `Пробный период ${product} заканчивается ${day}`,
      paragraphs: [
        name === null ? "Ваш пробный период скоро закончится." : `${name}, ваш пробный период скоро закончится.`,
        "Выберите тариф, чтобы сохранить диагностику и техников. Остаток пробного периода бесплатный: до его конца вы ничего не платите.",
      ],
      label: "Выбрать тариф",
      closing: ["Если ничего не делать, ничего не спишется. Шаги безопасности и кнопка звонка бесплатны."],
    }),
    latePayment: (day) => ({
      subject: `Платёж за ${product} не прошёл`,
      paragraphs: [
        `С карты ничего не списано. Диагностика работает до ${day}; за это время мы попробуем ещё раз.`,
        "Чтобы сохранить тариф, добавьте рабочую карту.",
      ],
      label: "Обновить карту",
      closing: ["Шаги безопасности и кнопка звонка бесплатны."],
    }),
  },
  uz: {
    reset: {
      subject: `${product} uchun yangi parol`,
      paragraphs: ["Kimdir, ehtimol siz, bu hisob uchun yangi parol soʻradi."],
      label: "Yangi parol tanlash",
      closing: ["Havola bir marta, bir soat ichida ishlaydi. Siz soʻramagan boʻlsangiz, hech narsa qilmang."],
    },
    verify: {
      subject: `${product} uchun e-pochtani tasdiqlang`,
      paragraphs: [`Bu e-pochta ${product} hisobingizniki ekanini tasdiqlash uchun havolani oching.`],
      label: "E-pochtani tasdiqlash",
      closing: ["Havola bir marta, 7 kun ichida ishlaydi. Hisobingiz boʻlmasa, bu xatga eʼtibor bermang."],
    },
    trialEnds: (name, day) => ({
      subject: `${product} sinov muddati ${day} kuni tugaydi`,
      paragraphs: [
        name === null ? "Sinov muddatingiz tez orada tugaydi." : `${name}, sinov muddatingiz tez orada tugaydi.`,
        "Diagnostika va ustalar qolishi uchun tarif tanlang. Sinovning qolgan kunlari bepul: tugaguncha hech narsa toʻlamaysiz.",
      ],
      label: "Tarif tanlash",
      closing: ["Hech narsa qilmasangiz, pul yechilmaydi. Xavfsizlik qadamlari va qoʻngʻiroq tugmasi bepul qoladi."],
    }),
    latePayment: (day) => ({
      subject: `${product} uchun toʻlov oʻtmadi`,
      paragraphs: [
        `Kartangizdan pul yechilmadi. Diagnostika ${day} gacha ishlaydi; shu orada yana urinib koʻramiz.`,
        "Tarif qolishi uchun ishlaydigan karta qoʻshing.",
      ],
      label: "Kartani yangilash",
      closing: ["Xavfsizlik qadamlari va qoʻngʻiroq tugmasi bepul qoladi."],
    }),
  },
  tr: {
    reset: {
      subject: `${product} için yeni şifre`,
      paragraphs: ["Birisi, büyük ihtimalle siz, bu hesap için yeni şifre istedi."],
      label: "Yeni şifre seç",
      closing: ["Bağlantı bir kez, bir saat içinde çalışır. Siz istemediyseniz bir şey yapmanız gerekmez."],
    },
    verify: {
      subject: `${product} için e-postanızı doğrulayın`,
      paragraphs: [`Bu e-postanın ${product} hesabınıza ait olduğunu onaylamak için bağlantıyı açın.`],
      label: "E-postayı doğrula",
      closing: ["Bağlantı bir kez, 7 gün içinde çalışır. Hesabınız yoksa bu e-postayı yok sayın."],
    },
    trialEnds: (name, day) => ({
      subject: `${product} denemeniz ${day} tarihinde bitiyor`,
      paragraphs: [
        name === null ? "Denemeniz yakında bitiyor." : `${name}, denemeniz yakında bitiyor.`,
        "Teşhisi ve teknisyenleri korumak için plan seçin. Denemenin kalanı ücretsiz: bitmeden bir şey ödemezsiniz.",
      ],
      label: "Plan seç",
      closing: ["Bir şey yapmazsanız ücret alınmaz. Güvenlik adımları ve arama düğmesi ücretsiz kalır."],
    }),
    latePayment: (day) => ({
      subject: `${product} ödemeniz geçmedi`,
      paragraphs: [
        `Kartınızdan para çekilmedi. Teşhis ${day} tarihine kadar çalışır; bu arada yeniden deneriz.`,
        "Planınızı korumak için çalışan bir kart ekleyin.",
      ],
      label: "Kartı güncelle",
      closing: ["Güvenlik adımları ve arama düğmesi ücretsiz kalır."],
    }),
  },
};
