import type { ChatLanguage } from "../languages/languages.ts";

/** Sentences of the conversation itself, whether the model or the engine answers. */
export interface Corrections {
  /** Instead of miles or hours that are left. */
  readonly miles: string;
  /** Instead of a price. */
  readonly price: string;
  /** Instead of a telephone number, a link, or a claim to have called someone. */
  readonly contact: string;
  /** Instead of the assistant's own instructions. */
  readonly instructions: string;
  /** Asks the driver to confirm codes that were read from a photo. */
  readonly confirmCodes: (codes: string) => string;
}

export const corrections: Readonly<Record<ChatLanguage, Corrections>> = {
  en: {
    miles: "How far it will still go, nobody can say from here.",
    price: "What it costs, a technician tells you before anything is ordered.",
    contact:
      "I call nobody for you and give no telephone numbers or links. In danger call 911 yourself; services near you are under Help nearby.",
    instructions: "I keep to your truck. Tell me what it does.",
    confirmCodes: (codes) =>
      `On the photo I read: ${codes}. Please compare that with your dash, correct it if it is wrong, and confirm it. I conclude nothing from it before.`,
  },
  es: {
    miles: "Desde aquí nadie puede decir cuánto más va a aguantar.",
    price: "Un técnico le dice el precio antes de pedir nada.",
    contact:
      "No llamo a nadie por usted ni doy teléfonos ni enlaces. En peligro llame usted al 911; los servicios cercanos están en Ayuda cercana.",
    instructions: "Me ocupo de su camión. Dígame qué le pasa.",
    confirmCodes: (codes) =>
      `En la foto leo: ${codes}. Compárelo con su tablero, corríjalo si está mal y confírmelo. Antes de eso no concluyo nada.`,
  },
  ar: {
    miles: "لا أحد يستطيع أن يعرف من هنا كم ستسير الشاحنة بعد.",
    price: "يخبرك الفني بالسعر قبل طلب أي شيء.",
    contact:
      "لا أتصل بأحد نيابة عنك ولا أعطي أرقام هاتف أو روابط. عند الخطر اتصل أنت بالرقم 911؛ والخدمات القريبة منك في قسم المساعدة القريبة.",
    instructions: "أنا هنا من أجل شاحنتك. قل لي ماذا يحدث لها.",
    confirmCodes: (codes) =>
      `قرأت في الصورة: ${codes}. قارنها من فضلك بلوحة العدادات وصححها إن كانت خاطئة ثم أكّدها. لن أستنتج منها شيئًا قبل ذلك.`,
  },
  ru: {
    miles: "Сколько она ещё пройдёт, отсюда никто не скажет.",
    price: "Цену назовёт техник до того, как что-либо закажут.",
    contact:
      "Я никому за вас не звоню и не даю телефонов и ссылок. При опасности звоните в 911 сами; службы рядом — в разделе «Помощь рядом».",
    instructions: "Я занимаюсь вашим траком. Расскажите, что с ним.",
    confirmCodes: (codes) =>
      `На фото я вижу: ${codes}. Сверьте с приборной панелью, исправьте, если неверно, и подтвердите. До этого я выводов не делаю.`,
  },
};

/** `SPN 100 FMI 1, SPN 3251`. */
export function codeNames(codes: readonly { readonly spn: number; readonly fmi: number | null }[]): string {
  return codes.map(({ spn, fmi }) => (fmi === null ? `SPN ${spn}` : `SPN ${spn} FMI ${fmi}`)).join(", ");
}
