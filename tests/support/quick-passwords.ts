import { createHash } from "node:crypto";
import { isCommonPassword } from "#worker/auth/common-passwords.ts";
import type { Passwords } from "#worker/ports/passwords.ts";
import { factoryPassword, factoryPasswordHash } from "./factories.ts";

const digest = (password: string) => `quick$${createHash("sha256").update(password.normalize("NFKC")).digest("hex")}`;

/**
 * Passwords whose hashes cost nothing: a real one takes a quarter of a second of CPU. Tests of the hashes themselves,
 * and of what is stored, pass `scryptPasswords` to `testDeps`.
 */
export const quickPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async (hash, password) =>
    hash === factoryPasswordHash ? password === factoryPassword : hash === digest(password),
  verifyNothing: async () => false,
  isOutdated: () => false,
  isCommon: isCommonPassword,
};
