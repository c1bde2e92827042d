import { patternOf } from "../../languages/known.ts";

/** Another's truck right before a code: "buddy's 579 has", "a mi compa le salió". */
const theirs = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:[dnry]|ie)['’]?s \d{3} (?:has|had|is|got) |(?:buddy|friend|neighbou?r|brother|dad|uncle|cousin|co-?driver|seller|coworker)(?!\p{L})[^.!?;\n]{0,40} (?:had|has|threw|throws|got) (?:an? |the )?(?:spn |code )?$|${of("theirs")}`,
      "iu",
    ),
);
/** "SPN 3364 on HIS last truck", "on the 2013 I scrapped". */
const theirsBehind =
  /^[^.!?;\n]{0,40}(?<!\p{L})(?:(?:on|for|in) (?:his|her|their|my (?:neighbou?r|buddy|friend|dad|brother|cousin|uncle)['’]?s)(?!\p{L})|on (?:the|my)(?: \p{L}+| \d+){0,4} (?:that )?i (?:scrapped|sold|traded))/iu;
const mine = patternOf((of) => new RegExp(String.raw`(?<!\p{L})(?:my only|mine|${of("mine")})`, "iu"));
const lesson = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:exam|quiz|studying|asking for (?:a|my) |called about (?:his|her|their)|(?:fleet|cdl) test|curiosi|don['’]?t have (?:it|that)|${of("lesson")})`,
      "iu",
    ),
);
const asked = /[?؟]|mean|significa|quiere decir|знач|معن|يعني/iu;

/** Whether the words before a code in its sentence say that it is another truck's; null where they do not tell. */
export function isTheirs(text: string, at: number): boolean | null {
  const said = /[^.!?؟;\n]*$/u.exec(text.slice(Math.max(0, at - 80), at))?.[0] ?? "";
  const other = said.search(theirs());
  const own = said.slice(Math.max(0, other)).search(mine());
  if (theirsBehind.test(text.slice(at))) return true;
  return own >= 0 ? false : other >= 0 ? true : null;
}

/** "What would 110/0 mean? It is for an exam": asked about, and on no truck. */
export function isLesson(text: string): boolean {
  return lesson().test(text) && asked.test(text);
}
