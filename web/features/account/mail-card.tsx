import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import type { Account } from "./account.ts";

/** Whether a mail tells of an answer that stands unread and that no device took. */
export function MailCard({ account }: { account: Account }) {
  const t = useT();
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation(
    trpc.driver.account.update.mutationOptions({
      onError: (error) => notify.error(t("account.mails_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.account.get.queryFilter()),
    }),
  );
  return (
    <Card className="grid gap-3">
      <CardTitle>{t("account.mails")}</CardTitle>
      <Checkbox
        label={t("account.mails_on")}
        checked={isPending ? variables.repliesByMail === true : account.repliesByMail}
        disabled={isPending}
        onCheckedChange={(checked) => mutate({ repliesByMail: checked === true })}
      />
      <p className="text-ink-soft">{t("account.mails_text")}</p>
    </Card>
  );
}
