/** Every language the product knows, and what each is used for (product decision P6). The one table. */
export const languages = {
  en: { name: "English", own: "English", direction: "ltr", interface: true, chat: true, staff: true },
  es: { name: "Spanish", own: "Español", direction: "ltr", interface: true, chat: true, staff: true },
  ar: { name: "Arabic", own: "العربية", direction: "rtl", interface: true, chat: true, staff: true },
  ru: { name: "Russian", own: "Русский", direction: "ltr", interface: true, chat: true, staff: true },
  uz: { name: "Uzbek", own: "Oʻzbekcha", direction: "ltr", interface: true, chat: false, staff: false },
  tr: { name: "Turkish", own: "Türkçe", direction: "ltr", interface: true, chat: false, staff: false },
  fr: { name: "French", own: "Français", direction: "ltr", interface: false, chat: false, staff: true },
  de: { name: "German", own: "Deutsch", direction: "ltr", interface: false, chat: false, staff: true },
  zh: { name: "Chinese", own: "中文", direction: "ltr", interface: false, chat: false, staff: true },
} as const;

export type Language = keyof typeof languages;

export const interfaceLanguages = ["en", "ar", "uz", "es", "tr", "ru"] as const satisfies readonly Language[];
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

export const chatLanguages = ["en", "es", "ar", "ru"] as const satisfies readonly Language[];
export type ChatLanguage = (typeof chatLanguages)[number];

export const staffLanguages = ["en", "es", "fr", "de", "ar", "zh", "ru"] as const satisfies readonly Language[];
export type StaffLanguage = (typeof staffLanguages)[number];
