import {
  CloseConversationInput,
  ListConversationsInput,
  ReadConversationInput,
  SendMessageInput,
  SetLanguageInput,
  StartConversationInput,
} from "#domain/chat/inputs.ts";
import { closeConversation } from "#worker/services/chat/close-conversation.ts";
import { listConversations } from "#worker/services/chat/list-conversations.ts";
import { readConversation } from "#worker/services/chat/read-conversation.ts";
import { sendMessage } from "#worker/services/chat/send-message.ts";
import { setLanguage } from "#worker/services/chat/set-language.ts";
import { startConversation } from "#worker/services/chat/start-conversation.ts";
import { router } from "../init.ts";
import { subscriberProcedure } from "../procedures.ts";

/** The driver's diagnosis conversations; `send` streams the answer's events. */
export const chatRouter = router({
  start: subscriberProcedure
    .input(StartConversationInput)
    .mutation(({ ctx, input }) => startConversation({ ...ctx, input })),
  send: subscriberProcedure.input(SendMessageInput).mutation(({ ctx, input }) => sendMessage({ ...ctx, input })),
  read: subscriberProcedure.input(ReadConversationInput).query(({ ctx, input }) => readConversation({ ...ctx, input })),
  setLanguage: subscriberProcedure.input(SetLanguageInput).mutation(({ ctx, input }) => setLanguage({ ...ctx, input })),
  close: subscriberProcedure
    .input(CloseConversationInput)
    .mutation(({ ctx, input }) => closeConversation({ ...ctx, input })),
  list: subscriberProcedure
    .input(ListConversationsInput)
    .query(({ ctx, input }) => listConversations({ ...ctx, input })),
});
