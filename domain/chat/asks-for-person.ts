/** Words with which a driver asks for a person, in the four chat languages. */
const words: readonly RegExp[] = [
  /\b(?:human|a person|real person|someone|somebody|technician|operator|representative|support|call me|talk to)\b/i,
  /(?:persona|humano|t[eé]cnico|operador|soporte|alguien|ll[aá]m[ea]me)/i,
  /(?:человек|оператор|техник|специалист|поддержк|позвоните|живой|живого)/i,
  /(?:شخص|إنسان|فني|موظف|الدعم|اتصلوا بي|اتصل بي)/,
];

/** Whether a driver's own words ask for a person. */
export function asksForPerson(text: string): boolean {
  return words.some((word) => word.test(text));
}
