import type { GuideWording } from "../wording.ts";

export const ar: GuideWording = {
  canDrive: {
    stop_now: "لا. لا تحركها ولو ببطء.",
    next_safe_exit: "حتى أقرب مخرج آمن أو أقرب مكان يصلحها، لا أبعد.",
    with_care: "نعم، بحذر، وفقط ما دام لا شيء يسوء: راقب العدادات.",
    not_applicable: "لا، حتى يفحصها أحد.",
  },
  labels: { yes: "نعم", no: "لا", cant_tell: "لا أعرف" },
  onTruck: (truck, text) => `في شاحنتك ${truck}: ${text}`,
  unmatched: "لم أفهم أي جواب تقصد. اضغط على جواب، أو اكتبه بكلمات أخرى:",
  standing: "ابقَ متوقفًا: لا تقدها.",
  changed: (label) => `تم التغيير: ${label}.`,
  do: "افعل هذا:",
  doNot: "لا تفعل هذا:",
  who: "من يستطيع المساعدة:",
  found: (words) => `جيد، وجدت السبب: ${words}. أخبر به من سيصلحها.`,
  fixed: "جيد أنها عادت تعمل. ما يجب أن يتحقق قبل القيادة:",
  minutes: (from, to) => `${from}–${to} دقيقة`,
  dollars: (from, to) => `$${from}–${to}`,
  costOf: { tow: "السحب", visit: "الخدمة في المكان" },
  record: { asked: "الأسئلة والأجوبة", found: "ما تبيّن", unknown: "غير معروف" },
};
