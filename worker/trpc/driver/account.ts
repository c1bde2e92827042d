import { EndSessionInput, UpdateAccountInput } from "#domain/accounts/account.ts";
import { EraseAccountInput } from "#domain/accounts/erasure.ts";
import { endOwnSession } from "#worker/services/account/end-own-session.ts";
import { eraseAccount } from "#worker/services/account/erase-account.ts";
import { exportAccount } from "#worker/services/account/export-account.ts";
import { getAccount } from "#worker/services/account/get-account.ts";
import { listOwnSessions } from "#worker/services/account/list-own-sessions.ts";
import { sendVerification } from "#worker/services/account/send-verification.ts";
import { updateAccount } from "#worker/services/account/update-account.ts";
import { router } from "../init.ts";
import { costlyDriverProcedure, driverProcedure } from "../procedures.ts";

export const accountRouter = router({
  get: driverProcedure.query(({ ctx }) => getAccount(ctx)),

  update: costlyDriverProcedure.input(UpdateAccountInput).mutation(async ({ ctx, input }) => {
    const { setCookie } = await updateAccount({ ...ctx, input });
    if (setCookie !== null) ctx.setCookie(setCookie);
    return { updated: true as const };
  }),

  sessions: driverProcedure.query(async ({ ctx }) => ({ items: await listOwnSessions(ctx), nextCursor: null })),

  endSession: driverProcedure.input(EndSessionInput).mutation(async ({ ctx, input }) => {
    const { setCookie } = await endOwnSession({ ...ctx, input });
    if (setCookie !== null) ctx.setCookie(setCookie);
    return { ended: true as const };
  }),

  sendVerification: driverProcedure.mutation(({ ctx }) => sendVerification(ctx)),

  export: costlyDriverProcedure.query(({ ctx }) => exportAccount(ctx)),

  erase: costlyDriverProcedure.input(EraseAccountInput).mutation(async ({ ctx, input }) => {
    const { setCookie } = await eraseAccount({ ...ctx, input });
    ctx.setCookie(setCookie);
    return { erased: true as const };
  }),
});
