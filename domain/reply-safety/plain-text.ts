/** Characters that no reader sees, or sees as decoration of the letter before. */
const invisible = /[\p{Cf}\p{Cc}\u115F\u1160\u3164\u2800]/gu;
const marks = /[*_`~#>|]/gu;

/** As a reader sees it: compatible letters made one, invisible ones gone, without emphasis. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\n/gu, " . ")
    .replace(invisible, "")
    .replace(marks, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** One form for each word: small letters, Latin without accents, Arabic without vowel marks and variants of letters. */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Spanish yes and if differ by the accent alone.
      .replace(/(?<!\p{L})sí(?!\p{L})/gu, "sii")
      .replace(/(?<=\p{Script=Arabic})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Arabic})/gu, " ")
      .replace(/[’ʼ`]/gu, "'")
      .normalize("NFD")
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
      .normalize("NFC")
      .replaceAll("ё", "е")
      .replace(/[\u064B-\u065F\u0670\u0640]/gu, "")
      .replace(/[أإآٱ]/gu, "ا")
      .replaceAll("ى", "ي")
      .replaceAll("ة", "ه")
      .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
  );
}

/** The parts of a sentence between its punctuation, each as its words. */
export function segments(text: string): string[][] {
  return text
    .split(/[¿¡,;:()[\]{}—–…•·"“”«»‹›،؛.!?؟۔/\\]+(?=\s|$|\p{L})|\s[-‐‑]\s|["“«(]/u)
    .map((part) => part.match(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.,°%+-]*|[^\s\p{L}\p{N}'-]/gu) ?? [])
    .map((list) => list.map((word) => word.replace(/['’.,-]+$/u, "")).filter((word) => word !== ""))
    .filter((list) => list.length > 0);
}

/** The sentences of a text, each with the white space after it. */
export function sentencesOf(text: string): string[] {
  const all: string[] = [];
  let rest = text;
  while (rest !== "") {
    const end = sentenceEnd(rest) || rest.length;
    all.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return all;
}

/**
 * Where the first sentence ends, with the white space after it; 0 while none has ended. A list's number ends none.
 * Takes time linear in the text.
 */
export function sentenceEnd(text: string): number {
  for (const end of text.matchAll(/[.!?…؟۔]["”’»)\]*_]*\s+|\n\s*/gu)) {
    const to = end.index + end[0].length;
    if (to === text.length) return 0;
    const before = text.slice(Math.max(0, end.index - 3), end.index);
    if (end[0].startsWith(".") && !end[0].includes("\n") && /(?:^|\s)\d{1,2}$/u.test(before)) continue;
    return to;
  }
  return 0;
}
