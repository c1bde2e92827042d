/** Another's truck right before a code: "buddy's 579 has", "a mi compa le salió". */
const theirs =
  /(?:[dnry]|ie)['’]?s \d{3} (?:has|had|is|got) |(?:primo|compa\p{L}*|amigo|friend|vecino) (?:trae|le sal)|соседск|(?:جاري|رفيقي|صاحبي) (?:سأل|عنده|طلع)/iu;
const mine = /(?<!\p{L})(?:m[ií] [uú]nic|(?:el|la) m[ií][ao]|yo t|[اأ]نا عندي|my only|mine|мо[йя]|у меня)/iu;
const lesson =
  /(?<!\p{L})(?:exam|quiz|studying|(?:fleet|cdl) test|mi curso|curiosi|comprar cami|экзамен|билет|сдаю|учусь|перед покупкой|из интереса|у меня (?:его|её|их|такого) нет|no l[oa] traigo|don['’]?t have (?:it|that)|(?:ال|لل|بال)?امتحان|فضول|(?:ما|مو) عندي (?:كود|شاحن))/iu;
const asked = /[?؟]|mean|significa|quiere decir|знач|معن|يعني/iu;

/** Whether the words before a code in its sentence say that it is another truck's; null where they do not tell. */
export function isTheirs(text: string, at: number): boolean | null {
  const said = /[^.!?؟;\n]*$/u.exec(text.slice(Math.max(0, at - 80), at))?.[0] ?? "";
  const other = said.search(theirs);
  const own = said.slice(Math.max(0, other)).search(mine);
  return own >= 0 ? false : other >= 0 ? true : null;
}

/** "What would 110/0 mean? It is for an exam": asked about, and on no truck. */
export function isLesson(text: string): boolean {
  return lesson.test(text) && asked.test(text);
}
