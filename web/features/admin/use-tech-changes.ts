import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorKey } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/** Creating, changing and deleting technicians; each says how it went, and closes what it was asked in. */
export function useTechChanges(onDone: () => void) {
  const t = useT();
  const cache = useQueryClient();
  const saying = (done: MessageKey, failed: MessageKey) => ({
    onSuccess: () => {
      notify.success(t(done));
      onDone();
    },
    onError: (error: unknown) => notify.error(t(failed), { description: t(errorKey(error)) }),
    // Not `get`: an open dialog would ask once more for what was just deleted.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries(trpc.admin.techs.list.pathFilter()),
        cache.invalidateQueries(trpc.admin.techs.available.pathFilter()),
        cache.invalidateQueries(trpc.admin.techs.candidates.pathFilter()),
        cache.invalidateQueries(trpc.admin.users.pathFilter()),
        cache.invalidateQueries(trpc.admin.tickets.pathFilter()),
      ]),
  });
  const create = useMutation(trpc.admin.techs.create.mutationOptions(saying("techs.created", "techs.save_failed")));
  const update = useMutation(trpc.admin.techs.update.mutationOptions(saying("techs.updated", "techs.save_failed")));
  const remove = useMutation(trpc.admin.techs.remove.mutationOptions(saying("techs.deleted", "techs.delete_failed")));
  return { create, update, remove } as const;
}
