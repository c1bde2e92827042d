import {
  ConfirmEnrolmentInput,
  ConfirmIdentityInput,
  DisableSecondFactorInput,
} from "#domain/accounts/second-factor.ts";
import { ListOwnSignInsInput } from "#domain/accounts/sign-in-record.ts";
import { beginEnrolment } from "#worker/services/security/begin-enrolment.ts";
import { confirmEnrolment } from "#worker/services/security/confirm-enrolment.ts";
import { confirmIdentity } from "#worker/services/security/confirm-identity.ts";
import { disableSecondFactor } from "#worker/services/security/disable-second-factor.ts";
import { getSecurity } from "#worker/services/security/get-security.ts";
import { listOwnSignIns } from "#worker/services/security/list-sign-ins.ts";
import { renewRecoveryCodes } from "#worker/services/security/renew-recovery-codes.ts";
import { router } from "../init.ts";
import { confirmedProcedure, costlyDriverProcedure, driverProcedure } from "../procedures.ts";

/** One's own second factor and sign-ins. A second factor is for staff; the sign-ins are for everybody. */
export const securityRouter = router({
  get: driverProcedure.query(({ ctx }) => getSecurity(ctx)),

  signIns: driverProcedure.input(ListOwnSignInsInput).query(({ ctx, input }) => listOwnSignIns({ ...ctx, input })),

  /** A fresh proof of who one is: procedures that ask for one are open for ten minutes. */
  confirm: costlyDriverProcedure
    .input(ConfirmIdentityInput)
    .mutation(({ ctx, input }) => confirmIdentity({ ...ctx, input })),

  beginEnrolment: confirmedProcedure.mutation(({ ctx }) => beginEnrolment(ctx)),

  confirmEnrolment: confirmedProcedure
    .input(ConfirmEnrolmentInput)
    .mutation(({ ctx, input }) => confirmEnrolment({ ...ctx, input })),

  renewRecoveryCodes: confirmedProcedure.mutation(({ ctx }) => renewRecoveryCodes(ctx)),

  /** The password and a code come with it, so that no other proof is asked for. */
  disable: costlyDriverProcedure.input(DisableSecondFactorInput).mutation(async ({ ctx, input }) => {
    await disableSecondFactor({ ...ctx, input });
    return { disabled: true as const };
  }),
});
