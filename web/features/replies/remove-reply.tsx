import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../components/ui/dialog.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import type { Reply } from "./reply-types.ts";

/** Removes a reply once that was confirmed. */
export function RemoveReply({ reply, onRemoved }: { reply: Reply; onRemoved: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const remove = useMutation(
    trpc.tech.replies.remove.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        notify.success(t("replies.removed"));
        onRemoved();
      },
      onError: (error) => notify.error(t("replies.remove_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.tech.replies.list.infiniteQueryFilter()),
    }),
  );
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" className="sm:me-auto">
          <Trash2 className="size-5" aria-hidden />
          {t("replies.remove")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t("replies.remove_title")}
        description={t(reply.scope === "team" ? "replies.remove_team" : "replies.remove_own")}
      >
        <p>
          <bdi className="font-semibold">{reply.title}</bdi>
        </p>
        <DialogActions>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ replyId: reply.id, version: reply.version })}
          >
            {t("replies.remove")}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t("ui.cancel")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
