import * as z from "zod/mini";
import { maxPasswordLength, minPasswordLength } from "./password.ts";

/** The name to sign in with: trimmed and in lower case, so that one mailbox is one account. */
export const Email = z
  .string("account.email_required")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, "account.email_required"),
    z.maxLength(254, "account.email_invalid"),
    z.email("account.email_invalid"),
  );

/** What shows nothing and turns the text around it: directions that are forced, and spaces without a width. */
const unseen = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Names appear in subjects of mails and in lists: one line, without line breaks and direction controls. */
const oneLine = () =>
  z.overwrite<string>((text) =>
    text
      .replace(unseen, "")
      .replace(/[\p{Cc}\s\u2028\u2029]+/gu, " ")
      .trim(),
  );

export const FullName = z
  .string("account.name_required")
  .check(oneLine(), z.minLength(1, "account.name_required"), z.maxLength(120, "account.name_too_long"));

/** As people write telephone numbers; empty for none. */
export const Phone = z
  .string("account.phone_invalid")
  .check(
    z.trim(),
    z.maxLength(40, "account.phone_invalid"),
    z.regex(/^$|^\+?\(?\d[\d\s().x/-]{4,}$/i, "account.phone_invalid"),
  );

export const CompanyName = z
  .string("account.company_invalid")
  .check(oneLine(), z.maxLength(120, "account.company_too_long"));

/** A password that is being chosen. Whether it is a common one, only the worker says. */
export const NewPassword = z
  .string("account.password_required")
  .check(
    z.minLength(1, "account.password_required"),
    z.minLength(minPasswordLength, "account.password_too_short"),
    z.maxLength(maxPasswordLength, "account.password_too_long"),
  );

/** A password that was chosen earlier: anything that can be checked. */
export const KnownPassword = z
  .string("account.password_required")
  .check(z.minLength(1, "account.password_required"), z.maxLength(maxPasswordLength, "account.password_too_long"));
