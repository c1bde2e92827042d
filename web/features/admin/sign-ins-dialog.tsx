import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { PersonDialog } from "./person-dialog.tsx";
import { SignIns } from "./sign-ins.tsx";

/** How somebody signed in; for a colleague with a second factor also the way to reset it. */
export function SignInsDialog({ userId, own, onClose }: { userId: string; own: boolean; onClose: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const security = useQuery(trpc.admin.security.get.queryOptions());
  const member = security.data?.staff.find((known) => known.userId === userId);
  const reset = useMutation(
    trpc.admin.security.reset.mutationOptions({
      onSuccess: () => notify.success(t("staff_security.reset_done")),
      onError: (error) => notify.error(t("staff_security.reset_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.admin.security.get.queryFilter()),
    }),
  );
  return (
    <PersonDialog
      userId={userId}
      busy={reset.isPending}
      onClose={onClose}
      title={(name) => t("sign_ins.person_title", { name })}
      text={() => ""}
    >
      {() => (
        <>
          <SignIns userId={userId} failed={false} />
          {own || (member?.enrolledAt ?? null) === null ? null : (
            <section className="grid gap-3 border-line border-t pt-4">
              <h3 className="text-lg">{t("staff_security.reset")}</h3>
              <p>{t("staff_security.reset_text")}</p>
              <Button
                variant="primary"
                className="w-fit"
                busy={reset.isPending}
                onClick={() => reset.mutate({ userId })}
              >
                {t(reset.isPending ? "staff_security.resetting" : "staff_security.reset_confirm")}
              </Button>
            </section>
          )}
        </>
      )}
    </PersonDialog>
  );
}
