/** One slip in words from five letters on, two from nine on. */
function slipsAllowed(length: number): number {
  if (length >= 9) return 2;
  return length >= 5 ? 1 : 0;
}

/** Letters that are heard or written much alike: one for another is one slip, any other letter one and a half. */
const alike = (
  "aeiouy аеиоуыэюя bpvfw бпвф dt дт ckgqxs кгх зсц жшщч mn мн ьъ lr jgy sz " + "سصثش طتث ضدظذز قكغجع اعهح حخه جشي وف"
).split(" ");
const mistaken = 1.5;

/** Whether a word is a likely misspelling of another, or, with `asPrefix`, begins with a likely misspelling of it. */
export function isNear(word: string, known: string, asPrefix: boolean): boolean {
  const allowed = slipsAllowed(Math.min(word.length, known.length));
  if (allowed === 0) return false;
  if (!asPrefix) return Math.abs(word.length - known.length) <= allowed && slips(word, known, allowed) <= allowed;
  for (let size = known.length - allowed; size <= known.length + allowed; size += 1) {
    if (size <= word.length && slips(word.slice(0, size), known, allowed) <= allowed) return true;
  }
  return false;
}

/** How many letters were left out, added, mistaken or swapped with their neighbour; `most` plus one stands for more. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : areAlike(a[i - 1], b[j - 1]) ? 1 : mistaken;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    older = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

function areAlike(a = "", b = ""): boolean {
  return alike.some((letters) => letters.includes(a) && letters.includes(b));
}
