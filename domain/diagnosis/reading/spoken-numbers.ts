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
  "ноль/нуль один/одна два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
);
add(
  0,
  "صفر واحد اثنين/اثنان/تنين ثلاثة/تلاتة/ثلاثه اربعة/أربعة/اربعه خمسة/خمسه ستة/سته سبعة/سبعه ثمانية/تمانية/ثمانيه تسعة/تسعه عشرة/عشره",
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
};
const hundreds: Readonly<Record<string, number>> = {
  hundred: 100,
  cien: 100,
  ciento: 100,
  сто: 100,
  مية: 100,
  مئة: 100,
};
/** The value of a spoken ten ("fifty", "cincuenta", "пятьдесят"); undefined for other words. */
export function spokenTens(word: string): number | undefined {
  return Object.hasOwn(tens, word.toLowerCase()) ? tens[word.toLowerCase()] : undefined;
}

/** The labels letter by letter, as dictation and Arabic write them. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])(?:s[\s.]{1,2}p[\s.]{1,2}n\.?|эс\s?п[эе]\s?эн|[اإ]س\s?بي\s?[اإ]ن)(?!\p{L})/giu, "SPN"],
  [/(?<![\p{L}\d])(?:f[\s.]{1,2}m[\s.]{1,2}i\.?|эф\s?эм\s?а[йи]|[اإ]ف\s?[اإ]م\s?[اآ]ي)(?!\p{L})/giu, "FMI"],
];
const label = /\b(?:spn|fmi)\b|спн|фми/iu;
const afterName = String.raw`\b(?:spn|fmi)\b|спн|фми`;
const afterLabel =
  /(\b(?:spn|fmi)\b|спн|фми)((?:[\s,:-]{1,3}(?!(?:spn|fmi|спн|фми)(?!\p{L}))\p{L}{1,20}(?!\p{L})){1,8})/giu;
/** Any of the labels with up to eight words behind it. */
const spokenCode = new RegExp(
  `(?:${[afterName, ...spelled.map(([letters]) => letters.source)].join("|")})((?:[\\s,:-]{1,3}(?!(?:spn|fmi|спн|фми)(?!\\p{L}))\\p{L}{1,20}(?!\\p{L})){1,8})`,
  "giu",
);

/** "SPN thirty two fifty one FMI zero" with figures: what is spoken digit by digit or in pairs is written side by side. */
export function withSpokenNumbers(text: string): string {
  const labelled = spelled.reduce((all, [letters, name]) => all.replace(letters, name), text);
  if (!label.test(labelled)) return text;
  return labelled.replace(afterLabel, (whole, name: string, rest: string) => {
    const words = rest.split(/[\s,:-]+/u).filter((word) => word !== "");
    const { digits, used } = digitsOf(words);
    return used === 0 ? whole : `${name} ${digits} ${words.slice(used).join(" ")}`;
  });
}

/** Blanks the figures that are spoken behind a label; every place in the text stays. */
export function withoutSpokenCodes(text: string): string {
  return text.replace(spokenCode, (whole, rest: string) => {
    const words = rest.split(/[\s,:-]+/u).filter((word) => word !== "");
    return digitsOf(words).used === 0 ? whole : " ".repeat(whole.length);
  });
}

function digitsOf(words: readonly string[]): { digits: string; used: number } {
  let digits = "";
  let used = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = (words[at] ?? "").toLowerCase();
    const ten = tens[word];
    const one = units[word];
    if (ten !== undefined) {
      const next = units[(words[at + 1] ?? "").toLowerCase()];
      const joined = next !== undefined && next > 0 && next < 10;
      digits += String(ten + (joined ? next : 0));
      at += joined ? 1 : 0;
    } else if (hundreds[word] !== undefined) {
      digits = digits === "" ? "1" : digits;
      const next = tens[(words[at + 1] ?? "").toLowerCase()] ?? units[(words[at + 1] ?? "").toLowerCase()];
      if (next === undefined) digits += "00";
      else if (next < 10) digits += "0";
    } else if (one !== undefined) {
      digits += String(one);
    } else break;
    used = at + 1;
  }
  return { digits, used };
}
