/** Specializations as typed: split on commas (Arabic and Chinese ones too), trimmed, empty items and duplicates dropped. */
export function splitSpecializations(typed: string): readonly string[] {
  return [...new Set(typed.split(/[,،，]/).map((item) => item.trim()))].filter((item) => item !== "");
}
