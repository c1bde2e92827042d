const bareCode = /^(\d{1,6})(?:[\s/.,:-]+(\d{1,2}))?$/;

/** What the engine is asked: on this page bare numbers are a code, the first the SPN, the second the FMI. */
export function codeQuery(text: string): string {
  const [, spn, fmi] = bareCode.exec(text.trim()) ?? [];
  if (spn === undefined) return text.trim();
  return fmi === undefined ? `SPN ${spn}` : `SPN ${spn} FMI ${fmi}`;
}

/** The longest text that is looked through for codes. */
export const longestCodes = 400;
