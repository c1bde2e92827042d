import type { Finding } from "./reply-language.ts";

const currency =
  /[$€£₽]|(?<!\p{L})(?:usd|dollars?|bucks|d[oó]lar\p{L}*|pesos?|долл\p{L}*|руб\p{L}*|دولار\p{L}*)(?!\p{L})/iu;
const link =
  /:\/\/|www\.|@|\p{L}[\p{L}\p{N}-]*\.(?:com|net|org|io|co|us|info|biz|app|dev|me|ru|mx|ly|link|shop|site|online)(?![\p{L}\p{N}])|(?<!\p{L})(?:dot|punto|точка) (?:com|net|org|io|us|ком|нет|ру)(?!\p{L})|(?<!\p{L})(?:dot com|punto com|точка ру|точка ком|دوت كوم)(?!\p{L})/iu;
/** Seven digits or more in a row, whatever separates them; or a short code that is no 911. */
const telephone = /(?:\+?\p{N}[\s().-]*){7,}/u;
const number = /\p{N}+(?:[.,]\p{N}+)*/gu;
const distance =
  /(?<![\p{L}])(?:miles?|mi|km|kms|kilomet\p{L}*|millas?|kil[oó]metr\p{L}*|миль|мил[яиюе]\p{L}*|км|километр\p{L}*|ميل\p{L}*|أميال|اميال|كم|كيلو\p{L}*)(?!\p{L})/iu;
/** Counts up to here say nothing about a truck: `two causes`, `step 3`. */
const largestCount = 4;

/** What a sentence says in figures that it may not say; `known` are the figures of the engine and the driver. */
export function findFigure(text: string, known: ReadonlySet<string>, digitWords: RegExp): Finding | null {
  if (currency.test(text)) return "price";
  if (link.test(text)) return "contact";
  if (telephone.test(text.replaceAll(/(?<=\p{N}),(?=\p{N}{3})/gu, "")) || spelled(text, digitWords)) return "contact";
  const figures = text.replace(/^\s*\p{N}{1,2}[.)]\s/u, "").match(number) ?? [];
  const isOurs = figures.every((figure) => known.has(figure.normalize("NFKC")) || Number(figure) <= largestCount);
  if (distance.test(text) && !(figures.length > 0 && figures.every((figure) => known.has(figure)))) return "miles";
  return isOurs ? null : "number";
}

/** The figures in texts that a model may repeat. */
export function figuresIn(...texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(number) ?? []));
}

/** A telephone number in words: four words for digits in a row. */
function spelled(text: string, digitWords: RegExp): boolean {
  let inRow = 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    inRow = digitWords.test(word) ? inRow + 1 : 0;
    if (inRow === 4) return true;
  }
  return false;
}
