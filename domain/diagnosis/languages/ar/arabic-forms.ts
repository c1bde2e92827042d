/** Arabic joins small words to what follows, and owners to what precedes: the word, and the word without them. */
export function arabicForms(word: string): readonly string[] {
  const forms = new Set([word]);
  const free = word.replace(/^[وف](?=.{3})/u, "");
  for (const base of [word, free]) {
    forms.add(base);
    forms.add(base.replace(/^(?:ال|لل)(?=.{3})/u, ""));
    forms.add(base.replace(/^[بلكه](?=.{3})/u, ""));
    forms.add(base.replace(/^(?:بال|كال|هال|عال)(?=.{2})/u, ""));
    forms.add(base.replace(/^(?:ح|ه|ب|عم|م|را|د|ك|س)(?=[يتنا].{2})/u, ""));
  }
  // Whoever does it: "she turns", "I turn", "we turn" meet "it turns".
  for (const base of [...forms]) forms.add(base.replace(/^[تان](?=.{3})/u, "ي"));
  for (const base of [...forms]) {
    forms.add(base.replace(/(?<=.{3})(?:ها|هم|نا|كم|ني|وا|ون|ين|و)$/u, ""));
    // The feminine ending that hides in plurals, duals and before owners.
    forms.add(base.replace(/(?<=.{3})ات$/u, ""));
    forms.add(base.replace(/(?<=.{2})(?:ات|تين|تها|تي|تنا|تهم|تك|ته)$/u, "ه"));
    forms.add(base.replace(/(?<=.{3})[يهكت]$/u, ""));
    forms.add(base.replace(/(?<=.{4})[شا]$/u, ""));
  }
  return [...forms];
}
