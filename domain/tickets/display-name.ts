import * as z from "zod/mini";

const maxDisplayNameLength = 60;

/** Control, format and line-separating characters: invisible, or able to turn the text beside them around. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@]/u;

/** Whether a name is safe beside a message, in a list and in an exported table. */
export function isPlainName(name: string): boolean {
  return !unprintable.test(name) && !formulaStart.test(name);
}

/** The name that drivers read on one claim; everywhere else the account's name is shown. */
export const DisplayName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maxDisplayNameLength, "ticket.display_name_invalid"),
    z.refine(isPlainName, "ticket.display_name_invalid"),
  );
