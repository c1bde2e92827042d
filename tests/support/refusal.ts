import { TRPCError } from "@trpc/server";
import { isDomainError } from "#domain/errors.ts";

/** The code with which a call was refused, by a verb or over tRPC; anything else that is thrown goes on. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : error;
    if (isDomainError(cause)) return cause.code;
    if (error instanceof TRPCError && error.code === "BAD_REQUEST") return "input.invalid";
    throw error;
  }
  throw new Error("the call was not refused");
}

/** The same; null for a call that was not refused. */
export async function outcome(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return refusal(Promise.reject(error));
  }
}
