import type { GuideWording } from "../wording.ts";

export const ru: GuideWording = {
  canDrive: {
    stop_now: "Нет. Не ехать, даже медленно.",
    next_safe_exit: "До ближайшего безопасного съезда или места, где починят, не дальше.",
    with_care: "Да, осторожно и только пока не становится хуже: следите за приборами.",
    not_applicable: "Нет, пока его не посмотрели.",
  },
  labels: { yes: "Да", no: "Нет", cant_tell: "Не могу сказать" },
  onTruck: (truck, text) => `На вашем ${truck}: ${text}`,
  unmatched: "Не понял, какой это ответ. Нажмите один из них или напишите другими словами:",
  standing: "Стоим: ехать нельзя.",
  changed: (label) => `Изменено: ${label}.`,
  do: "Сделайте так:",
  doNot: "Нельзя:",
  who: "Кто может помочь:",
  found: (words) => `Хорошо, вы нашли причину: ${words}. Скажите об этом тому, кто будет чинить.`,
  fixed: "Хорошо, что снова работает. Что должно быть перед выездом:",
  minutes: (from, to) => `${from}–${to} мин`,
  dollars: (from, to) => `$${from}–${to}`,
  costOf: { tow: "Эвакуатор", visit: "Выезд мастера" },
  record: { asked: "Вопросы и ответы", found: "Найдено", unknown: "Неизвестно" },
};
