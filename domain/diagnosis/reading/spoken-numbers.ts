import { isKnownSpn, isUsableFmi } from "../facts/codes.ts";

const units: Readonly<Record<string, number>> = {};
const add = (from: number, words: string) => {
  words.split(" ").forEach((word, at) => {
    for (const form of word.split("/")) Object.assign(units, { [form]: from + at });
  });
};
add(
  0,
  "zero/oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
add(
  0,
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis/dieciséis diecisiete dieciocho diecinueve",
);
add(
  0,
  "ноль/нуль/нолик один/одна/единица/единичка два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
);
add(
  0,
  "صفر واحد اثنين/اثنان/تنين/اتنين/إثنين ثلاثة/تلاتة/ثلاثه اربعة/أربعة/اربعه خمسة/خمسه ستة/سته سبعة/سبعه ثمانية/تمانية/ثمانيه تسعة/تسعه عشرة/عشره احدعش/حداعش/حدعش اتنعش/اثنعش/طنعش/اطنعش تلتطعش/ثلطعش/ثلاثطعش اربعطعش/أربعطعش خمسطعش/خمستعش ستطعش/سطعش سبعطعش/سبعتعش ثمنطعش/تمنطعش/تمنتعش تسعطعش/تسعتعش",
);
add(
  21,
  "veintiuno/veintiún veintidós/veintidos veintitrés/veintitres veinticuatro veinticinco veintiséis/veintiseis veintisiete veintiocho veintinueve",
);
add(
  2,
  "двойка тройка четверка/четвёрка пятерка/пятёрка шестерка/шестёрка семерка/семёрка восьмерка/восьмёрка девятка десятка",
);
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  двадцатник: 20,
  тридцатник: 30,
  сороковник: 40,
  полтинник: 50,
  полтиннике: 50,
  полтинника: 50,
  عشرين: 20,
  ثلاثين: 30,
  تلاتين: 30,
  اربعين: 40,
  أربعين: 40,
  خمسين: 50,
  ستين: 60,
  سبعين: 70,
  ثمانين: 80,
  تمانين: 80,
  تسعين: 90,
};
const hundreds: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
  مية: 100,
  مئة: 100,
  ميتين: 200,
  ثلاثمية: 300,
  تلتمية: 300,
  اربعمية: 400,
  خمسمية: 500,
  ستمية: 600,
  سبعمية: 700,
  ثمانمية: 800,
  تمنمية: 800,
  تسعمية: 900,
};
/** What multiplies the number before it. */
const multiples: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  mil: 1000,
  тысяча: 1000,
  тысячи: 1000,
  тысяч: 1000,
  الف: 1000,
  ألف: 1000,
  الاف: 1000,
  آلاف: 1000,
};
/** Small words inside a number: "ciento setenta y siete". */
const joining: ReadonlySet<string> = new Set(["and", "y", "и", "و"]);

/** The value of a spoken ten ("fifty", "cincuenta", "пятьдесят"); undefined for other words. */
export function spokenTens(word: string): number | undefined {
  return Object.hasOwn(tens, word.toLowerCase()) ? tens[word.toLowerCase()] : undefined;
}

/** The labels letter by letter, as dictation and Arabic write them. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d])(?:s[\s.]{1,2}p[\s.]{1,2}n\.?|эс\s?п[эе]\s?эн|(?:ese?[\s-]+)?pe[\s-]+ene?|es[\s-](?:pi|bi)[\s-]en|[اإ]س\s?بي\s?[اإ]ن)(?!\p{L})/giu,
    "SPN",
  ],
  [
    /(?<![\p{L}\d])(?:f[\s.]{1,2}m[\s.]{1,2}i\.?|эф\s?эм\s?а?[йи]|efe[\s-]+eme[\s-]+i|efe\s+e?mi|ef[\s-]em[\s-](?:ay|ai|i)|و?[اإ]ف\s?[اإ]م\s?[اآ]ي)(?!\p{L})/giu,
    "FMI",
  ],
];
const label = /\b(?:spn|fmi)\b|спн|фми/iu;
const afterName = String.raw`\b(?:spn|fmi)\b|спн|фми`;
const afterLabel =
  /(\b(?:spn|fmi)\b|спн|фми)((?:[\s,:-]{1,3}(?!(?:spn|fmi|спн|фми)(?!\p{L}))\p{L}{1,20}(?!\p{L})){1,8})/giu;
const behindFigures =
  /(?<![\d.,:/-])(\d{3,6})\s(\p{L}{1,14})(?=\s?[,.;:!?()\n]|\s?$|\s(?:en|on|in|на|в|في|على|y|and|и|و)(?!\p{L}))/giu;
const spokenSlash =
  /((?:(?<!\p{L})\p{L}{1,20}[\s-]){1,8})(?:slash|dash|stroke|diagonal|gui[oó]n|barra|falla|дробь|сл[эе]ш|тире|شرطة|سلاش|على)\s(\p{L}{1,20}(?:[\s-]\p{L}{1,20})?)(?!\p{L})/giu;
/** Any of the labels with up to eight words behind it. */
const spokenCode = new RegExp(
  `(?:${[afterName, ...spelled.map(([letters]) => letters.source)].join("|")})((?:[\\s,:-]{1,3}(?!(?:spn|fmi|спн|фми)(?!\\p{L}))\\p{L}{1,20}(?!\\p{L})){1,8})`,
  "giu",
);

/** Up to eight words before the label of a failure mode. */
const beforeLabel = /((?<!\p{L})\p{L}{1,20}[\s,-]{1,2}){1,8}(?=(?:fmi|фми)(?!\p{L}))/giu;

/**
 * "SPN thirty two fifty one FMI zero", "ciento setenta y siete fmi cero" with figures; all of a text's numbers where it
 * answers which number is shown: "one one eight then FMI one".
 */
export function withSpokenNumbers(text: string, isAnswer = false): string {
  const labelled = spelled.reduce((all, [letters, name]) => all.replace(letters, name), text);
  if (isAnswer) return withFigures(labelled);
  if (!label.test(labelled)) return withPairs(text);
  const before = withPairs(labelled).replace(beforeLabel, (whole) => {
    const words = whole.split(/[\s,-]+/u).filter((word) => word !== "");
    if (/^(?:con|with|с|مع)$/u.test(words.at(-1) ?? "")) words.pop();
    const from = words.findIndex((_, at) => digitsOf(words.slice(at)).used === words.length - at);
    const { digits } = digitsOf(words.slice(from));
    const isTime = from === words.length - 1 && /^once$/iu.test(words[from] ?? "");
    return from < 0 || isTime || digits.length < 2 ? whole : `${[...words.slice(0, from), digits].join(" ")} `;
  });
  return before.replace(afterLabel, (whole, name: string, rest: string) => {
    const words = rest.split(/[\s,:-]+/u).filter((word) => word !== "");
    const { digits, used } = digitsOf(words);
    return used === 0 ? whole : `${name} ${digits} ${words.slice(used).join(" ")}`;
  });
}

/** "793 uno,", "ninety one slash three": an SPN with its failure mode in words and no label, at the end of what is said. */
function withPairs(text: string): string {
  return text
    .replace(behindFigures, (whole, spn: string, word: string) => {
      const fmi = units[word.toLowerCase()];
      return fmi !== undefined && isKnownSpn(Number(spn)) && isUsableFmi(fmi) ? `${spn}/${fmi}` : whole;
    })
    .replace(spokenSlash, (whole, said: string, behind: string) => {
      const words = said.split(/[\s-]+/u).filter((word) => word !== "");
      const from = words.findIndex((_, at) => digitsOf(words.slice(at)).used === words.length - at);
      const spn = digitsOf(words.slice(from)).digits;
      const after = behind.split(/[\s-]+/u);
      const fmi = digitsOf(after);
      const isCode = from >= 0 && fmi.used > 0 && isKnownSpn(Number(spn)) && isUsableFmi(Number(fmi.digits));
      return isCode ? [...words.slice(0, from), `${spn}/${fmi.digits}`, ...after.slice(fmi.used)].join(" ") : whole;
    });
}

/** Every number in words as figures. */
function withFigures(text: string): string {
  return text.replace(/\p{L}+(?:[\s-]\p{L}+)*/gu, (whole) => {
    const words = whole.split(/[\s-]/u);
    const said: string[] = [];
    for (let at = 0; at < words.length; ) {
      const { digits, used } = digitsOf(words.slice(at));
      said.push(used === 0 ? (words[at] ?? "") : digits);
      at += Math.max(1, used);
    }
    return said.join(" ");
  });
}

/** Blanks the figures that are spoken behind a label; every place in the text stays. */
export function withoutSpokenCodes(text: string): string {
  const behind = text.replace(beforeLabel, (whole) => {
    const words = whole.split(/[\s,-]+/u).filter((word) => word !== "");
    const isSpoken = words.some((_, at) => digitsOf(words.slice(at)).used === words.length - at);
    return isSpoken ? " ".repeat(whole.length) : whole;
  });
  return behind.replace(spokenCode, (whole, rest: string) => {
    const words = rest.split(/[\s,:-]+/u).filter((word) => word !== "");
    return digitsOf(words).used === 0 ? whole : " ".repeat(whole.length);
  });
}

/**
 * What number words in a row say: pairs ("thirty two fifty one") and single figures ("three two five one") are written
 * side by side, what follows a whole number ("three thousand two hundred fifty one") apart. `used` is how many words
 * belong to it.
 */
function digitsOf(words: readonly string[]): { digits: string; used: number } {
  let digits = "";
  let used = 0;
  let isWhole = false;
  for (let at = 0; at < words.length; ) {
    const { value, next } = numberAt(words, at);
    if (value === null) break;
    digits += isWhole ? ` ${value}` : String(value);
    isWhole = value > 99;
    used = next;
    at = next;
  }
  return { digits, used };
}

/** The longest whole number that begins at a word. */
function numberAt(words: readonly string[], from: number): { value: number | null; next: number } {
  let whole = 0;
  let rest: number | null = null;
  let next = from;
  for (let at = from; at < words.length; at += 1) {
    const word = withoutAnd((words[at] ?? "").toLowerCase());
    if (joining.has(word) && (rest !== null || whole > 0)) continue;
    const grown = grow(rest, word);
    if (grown === null) break;
    if (grown >= 1000) {
      whole += grown;
      rest = null;
    } else rest = grown;
    next = at + 1;
  }
  return { value: next === from ? null : whole + (rest ?? 0), next };
}

/** "وتسعين" is "and ninety"; "واحد" is one. */
function withoutAnd(word: string): string {
  return word.startsWith("و") && units[word] === undefined && word.length > 2 ? word.slice(1) : word;
}

/** A number with one more word of it; null where the word begins another one. */
function grow(value: number | null, word: string): number | null {
  const multiple = multiples[word];
  if (multiple !== undefined) return multiple > (value ?? 0) ? (value || 1) * multiple : null;
  const hundred = hundreds[word];
  if (hundred !== undefined) return value === null || value === 0 ? hundred : null;
  const ten = tens[word];
  if (ten !== undefined) {
    const isArabic = /\p{Script=Arabic}/u.test(word) && (value ?? 0) % 100 > 0 && (value ?? 0) % 100 < 10;
    return value === null || (value > 0 && value % 100 === 0) || isArabic ? (value ?? 0) + ten : null;
  }
  const unit = units[word];
  if (unit === undefined) return null;
  if (value === null) return unit;
  if (unit === 0 || value === 0) return null;
  const isFree = unit < 10 ? value % 10 === 0 && value % 100 !== 10 : value % 100 === 0;
  return isFree ? value + unit : null;
}
