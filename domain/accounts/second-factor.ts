import * as z from "zod/mini";
import { crockford, type RandomBytes } from "../ids.ts";
import { KnownPassword } from "./fields.ts";
import { UserRef } from "./people.ts";

/** RFC 6238 with the values that every authenticator app knows. */
export const totp = { algorithm: "SHA1", digits: 6, periodSeconds: 30, window: 1 } as const;

/** Wrong codes for one account; the window is in milliseconds. */
export const codeFailures = { limit: 10, windowMs: 15 * 60_000 } as const;

/** The key under which codes for an account are counted. */
export function codeKey(userId: string): string {
  return `second-factor:${userId}`;
}

/** How long a right password waits for its code, in milliseconds, and how many codes may be tried meanwhile. */
export const challengeLifetime = 5 * 60_000;
export const challengeAttempts = 5;

const recoveryCodeCount = 10;
const recoveryCodeLength = 12;

/** Ten new recovery codes such as `4W0K-9QXM-T2BD`: 60 random bits each. */
export function newRecoveryCodes(randomBytes: RandomBytes): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    crockford(recoveryCodeLength, randomBytes).replace(/(.{4})(?=.)/g, "$1-"),
  );
}

/** What was typed: an app's code, a recovery code as it is stored, or neither. */
export type TypedCode =
  | { readonly kind: "totp"; readonly code: string }
  | { readonly kind: "recovery_code"; readonly code: string }
  | null;

/** Reads a code as people type it: with spaces and hyphens, in any case, O for 0 and I or L for 1. */
export function readTypedCode(typed: string): TypedCode {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "totp", code };
  const letters = code.replace(/O/g, "0").replace(/[IL]/g, "1");
  const isRecoveryCode = letters.length === recoveryCodeLength && /^[\dA-HJKMNP-TV-Z]+$/.test(letters);
  return isRecoveryCode ? { kind: "recovery_code", code: letters } : null;
}

const Code = z
  .string("second_factor.code_required")
  .check(z.trim(), z.minLength(1, "second_factor.code_required"), z.maxLength(40, "second_factor.code_required"));

/** The second half of a sign-in. */
export const CompleteSignInInput = z.object({
  challenge: z.string("input.invalid").check(z.minLength(1, "input.invalid"), z.maxLength(100, "input.invalid")),
  code: Code,
});
export type CompleteSignInInput = z.infer<typeof CompleteSignInInput>;

/** The first code of the app that is being enrolled. */
export const ConfirmEnrolmentInput = z.object({ code: Code });
export type ConfirmEnrolmentInput = z.infer<typeof ConfirmEnrolmentInput>;

export const DisableSecondFactorInput = z.object({ password: KnownPassword, code: Code });
export type DisableSecondFactorInput = z.infer<typeof DisableSecondFactorInput>;

/** A fresh proof of who one is: the password, or a code of the second factor. */
export const ConfirmIdentityInput = z.union([z.object({ password: KnownPassword }), z.object({ code: Code })]);
export type ConfirmIdentityInput = z.infer<typeof ConfirmIdentityInput>;

export const RequireSecondFactorInput = z.object({ required: z.boolean("input.invalid") });
export type RequireSecondFactorInput = z.infer<typeof RequireSecondFactorInput>;

export const ResetSecondFactorInput = UserRef;
export type ResetSecondFactorInput = UserRef;
