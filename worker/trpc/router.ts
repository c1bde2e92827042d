import { accountRouter } from "./driver/account.ts";
import { router } from "./init.ts";
import { authRouter } from "./public/auth.ts";
import { configProcedure } from "./public/config.ts";

export const appRouter = router({
  public: router({
    auth: authRouter,
    config: configProcedure,
  }),
  driver: router({
    account: accountRouter,
  }),
});

export type AppRouter = typeof appRouter;
