import { PushDeviceInput, SubscribePushInput } from "#domain/push/inputs.ts";
import { getPushLanguage } from "#worker/services/push/get-push-language.ts";
import { subscribePush } from "#worker/services/push/subscribe-push.ts";
import { unsubscribePush } from "#worker/services/push/unsubscribe-push.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** Whether answers reach a device whose page is closed. The key to subscribe with is in `public.config`. */
export const pushRouter = router({
  language: driverProcedure.input(PushDeviceInput).query(({ ctx, input }) => getPushLanguage({ ...ctx, input })),
  subscribe: driverProcedure.input(SubscribePushInput).mutation(({ ctx, input }) => subscribePush({ ...ctx, input })),
  unsubscribe: driverProcedure.input(PushDeviceInput).mutation(({ ctx, input }) => unsubscribePush({ ...ctx, input })),
});
