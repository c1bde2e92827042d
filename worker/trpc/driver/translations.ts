import { ListTranslationsInput, TranslateMessageInput } from "#domain/translation/inputs.ts";
import { listTranslations } from "#worker/services/translation/list-translations.ts";
import { translateMessage } from "#worker/services/translation/translate-message.ts";
import { router } from "../init.ts";
import { driverProcedure } from "../procedures.ts";

/** Messages of a ticket's room in the reader's language, for its driver and for staff. */
export const translationsRouter = router({
  list: driverProcedure
    .input(ListTranslationsInput)
    .query(async ({ ctx, input }) => ({ items: await listTranslations({ ...ctx, input }), nextCursor: null })),
  make: driverProcedure.input(TranslateMessageInput).mutation(({ ctx, input }) => translateMessage({ ...ctx, input })),
});
