import { VerifyEmailInput } from "#domain/accounts/email-verification.ts";
import { meOf } from "#domain/accounts/me.ts";
import { RequestResetInput, ResetInput } from "#domain/accounts/password-reset.ts";
import { CompleteSignInInput } from "#domain/accounts/second-factor.ts";
import { SignInInput } from "#domain/accounts/sign-in.ts";
import { SignUpInput } from "#domain/accounts/sign-up.ts";
import { FleetInviteInput } from "#domain/billing/fleet-inputs.ts";
import { completeSignIn } from "#worker/services/auth/complete-sign-in.ts";
import { recordedSignIn } from "#worker/services/auth/recorded-sign-in.ts";
import { requestReset } from "#worker/services/auth/request-reset.ts";
import { resetPassword } from "#worker/services/auth/reset-password.ts";
import { signOut } from "#worker/services/auth/sign-out.ts";
import { signUp } from "#worker/services/auth/sign-up.ts";
import { verifyEmail } from "#worker/services/auth/verify-email.ts";
import { previewInvite } from "#worker/services/fleet/preview-invite.ts";
import type { Context } from "../context.ts";
import { router } from "../init.ts";
import { costlyPublicProcedure, publicProcedure } from "../procedures.ts";

const deviceOf = ({ address, userAgent, deviceToken, keepDevice }: Context) => ({
  address,
  userAgent,
  token: deviceToken,
  keep: keepDevice,
});

export const authRouter = router({
  /** Always answers alike: whether the e-mail was free shows in `me`, never in the answer (docs/decisions). */
  signUp: costlyPublicProcedure.input(SignUpInput).mutation(async ({ ctx, input }) => {
    const { setCookie } = await signUp({ actor: ctx.actor, deps: ctx.deps, input, device: deviceOf(ctx) });
    if (setCookie !== null) ctx.setCookie(setCookie);
    return { accepted: true as const };
  }),

  signIn: costlyPublicProcedure.input(SignInInput).mutation(async ({ ctx, input }) => {
    const answer = await recordedSignIn({ actor: ctx.actor, deps: ctx.deps, input, device: deviceOf(ctx) });
    if (answer.me === null) return { user: null, secondFactor: answer.challenge };
    ctx.setCookie(answer.setCookie);
    return { user: answer.me };
  }),

  /** The code of a second factor, with the challenge that the password was answered with. */
  completeSignIn: publicProcedure.input(CompleteSignInInput).mutation(async ({ ctx, input }) => {
    const { me, setCookie } = await completeSignIn({ actor: ctx.actor, deps: ctx.deps, input, device: deviceOf(ctx) });
    ctx.setCookie(setCookie);
    return { user: me };
  }),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    const { setCookie } = await signOut({ actor: ctx.actor, deps: ctx.deps });
    ctx.setCookie(setCookie);
    return { signedOut: true as const };
  }),

  me: publicProcedure.query(({ ctx }) => ({ user: ctx.actor === null ? null : meOf(ctx.actor) })),

  /** Who invites a driver to a fleet, before the driver has an account. */
  fleetInvitation: publicProcedure.input(FleetInviteInput).query(({ ctx, input }) => previewInvite({ ...ctx, input })),

  verifyEmail: publicProcedure.input(VerifyEmailInput).mutation(async ({ ctx, input }) => {
    await verifyEmail({ deps: ctx.deps, input, address: ctx.address });
    return { verified: true as const };
  }),

  requestReset: publicProcedure.input(RequestResetInput).mutation(async ({ ctx, input }) => {
    await requestReset({ deps: ctx.deps, input, device: deviceOf(ctx) });
    return { accepted: true as const };
  }),

  reset: costlyPublicProcedure.input(ResetInput).mutation(async ({ ctx, input }) => {
    const { setCookie } = await resetPassword({ actor: ctx.actor, deps: ctx.deps, input, device: deviceOf(ctx) });
    if (setCookie !== null) ctx.setCookie(setCookie);
    return { reset: true as const };
  }),
});
