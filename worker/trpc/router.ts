import { router } from "./init.ts";
import { configProcedure } from "./public/config.ts";

export const appRouter = router({
  public: router({
    config: configProcedure,
  }),
});

export type AppRouter = typeof appRouter;
