/** Delivering, needing or ordering parts, in the four chat languages. */
const mentions: readonly RegExp[] = [
  // English
  /\bparts?\s+(?:delivery|delivered)\b/i,
  /\bdeliver\w*\s+(?:\w+\s+){0,4}parts?\b/i,
  /\bneed\w*\s+(?:\w+\s+){0,4}parts?\b/i,
  /\bparts?\s+(?:\w+\s+){0,3}needed\b/i,
  /\border\w*\s+(?:\w+\s+){0,3}parts?\b/i,
  // Spanish
  /(?:entreg|envi|env[íi]o|traer|traig|necesit|pedir|pid|falta)\S*\s+(?:\S+\s+){0,4}(?:piezas?|repuestos?|refacci\S+|partes?)(?![\p{L}])/iu,
  /(?:piezas?|repuestos?|refacci\S+)\s+(?:\S+\s+){0,3}(?:a domicilio|entreg|necesari)/iu,
  // Russian
  /(?:достав|привез|нуж|заказ|требу)\S*\s+(?:\S+\s+){0,4}(?:запчаст|детал)/iu,
  /(?:запчаст|детал)\S*\s+(?:\S+\s+){0,4}(?:достав|привез|нуж|заказ|требу)/iu,
  // Arabic
  /(?:توصيل|تسليم|أحتاج|احتاج|نحتاج|طلب|بحاجة)\s+(?:\S+\s+){0,3}(?:قطع|قطعة|لقطع|القطع|إلى قطع)/,
];

/** Whether a message speaks of parts that are to be delivered or are needed. */
export function mentionsParts(text: string): boolean {
  return mentions.some((mention) => mention.test(text));
}

const longestPrefill = 2000;

/** The lines of a chat that mention parts, once each, in order: what 'Parts Needed (Details)' starts with. */
export function partsLines(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => text.split("\n")).map((line) => line.trim());
  const found = [...new Set(lines.filter((line) => line !== "" && mentionsParts(line)))];
  return found.join("\n").slice(0, longestPrefill);
}
