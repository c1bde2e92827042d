import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CreateReplyInput } from "#domain/replies/inputs.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc, trpcClient } from "../../lib/trpc.ts";
import type { Reply } from "./reply-types.ts";

/** Saves a reply, a new one where there is none yet; `conflict` once somebody else was faster. */
export function useSaveReply(reply: Reply | null, onSaved: () => void) {
  const t = useT();
  const cache = useQueryClient();
  const [conflict, setConflict] = useState(false);
  const { replies } = trpcClient.tech;
  const save = useMutation({
    mutationFn: ({ input, version }: { readonly input: CreateReplyInput; readonly version: number }) => {
      const { scope: _scope, ...said } = input;
      return reply === null
        ? replies.create.mutate(input)
        : replies.update.mutate({ ...said, replyId: reply.id, version });
    },
    onSuccess: () => {
      notify.success(t("replies.saved"));
      onSaved();
    },
    onError: (error) => {
      if (readFailure(error).code === "reply.stale") setConflict(true);
      else notify.error(t("replies.save_failed"), { description: t(errorKey(error)) });
    },
    onSettled: () => cache.invalidateQueries(trpc.tech.replies.list.infiniteQueryFilter()),
  });
  return { save, conflict } as const;
}
