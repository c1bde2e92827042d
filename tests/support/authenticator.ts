import { TOTP } from "otpauth";
import type { TestDeps } from "./deps.ts";
import { factoryPassword, makeUser, type UserOptions } from "./factories.ts";
import { Visitor } from "./visitor.ts";

/** The code that an authenticator app with this secret shows at a moment (milliseconds UTC). */
export function codeAt(secret: string, time: number): string {
  return new TOTP({ secret }).generate({ timestamp: time });
}

/** Somebody who signed in and has a second factor, as a browser and an app. */
export interface Enrolled {
  readonly visitor: Visitor;
  readonly user: Awaited<ReturnType<typeof makeUser>>;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The next code that was not used yet: the clock moves on to it. */
  nextCode(): string;
}

/** A member of staff who signs in by password and sets up a second factor. */
export async function makeEnrolled(deps: TestDeps, options: UserOptions = { roles: ["tech"] }): Promise<Enrolled> {
  const user = await makeUser(deps.db, options);
  const visitor = new Visitor(deps);
  await visitor.call((api) => api.public.auth.signIn({ email: user.email, password: factoryPassword }));
  const { secret } = await visitor.call((api) => api.driver.security.beginEnrolment());
  const { recoveryCodes } = await visitor.call((api) =>
    api.driver.security.confirmEnrolment({ code: codeAt(secret, deps.clock.now()) }),
  );
  const nextCode = () => {
    deps.clock.advance(30_000);
    return codeAt(secret, deps.clock.now());
  };
  return { visitor, user, secret, recoveryCodes, nextCode };
}

/** Types an account's password in a new browser; returns what the code has to come with. */
export async function beginSignIn(visitor: Visitor, email: string): Promise<string> {
  const answer = await visitor.call((api) => api.public.auth.signIn({ email, password: factoryPassword }));
  if (answer.user !== null) throw new Error("the password alone opened a session");
  return answer.secondFactor.challenge;
}
