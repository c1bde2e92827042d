import {
  CreateReplyInput,
  DraftReplyInput,
  ListRepliesInput,
  RemoveReplyInput,
  UpdateReplyInput,
} from "#domain/replies/inputs.ts";
import { createReply } from "#worker/services/replies/create-reply.ts";
import { draftReply } from "#worker/services/replies/draft-reply.ts";
import { listReplies } from "#worker/services/replies/list-replies.ts";
import { removeReply } from "#worker/services/replies/remove-reply.ts";
import { updateReply } from "#worker/services/replies/update-reply.ts";
import { router } from "../init.ts";
import { techProcedure } from "../procedures.ts";

/** Answers that are kept for the next driver who needs them. */
export const repliesRouter = router({
  draft: techProcedure.input(DraftReplyInput).query(({ ctx, input }) => draftReply({ ...ctx, input })),
  list: techProcedure.input(ListRepliesInput).query(({ ctx, input }) => listReplies({ ...ctx, input })),
  create: techProcedure.input(CreateReplyInput).mutation(({ ctx, input }) => createReply({ ...ctx, input })),
  update: techProcedure.input(UpdateReplyInput).mutation(({ ctx, input }) => updateReply({ ...ctx, input })),
  remove: techProcedure.input(RemoveReplyInput).mutation(({ ctx, input }) => removeReply({ ...ctx, input })),
});
