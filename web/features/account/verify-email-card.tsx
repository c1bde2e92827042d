import { useMutation } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import type { Account } from "./account.ts";

/** Says that the address is not verified, and mails the link once more. Nothing where it is verified. */
export function VerifyEmailCard({ account }: { account: Account }) {
  const t = useT();
  const { mutate, isPending, isSuccess } = useMutation(
    trpc.driver.account.sendVerification.mutationOptions({
      onError: (error) => notify.error(t("account.verify_failed"), { description: t(errorKey(error)) }),
    }),
  );
  if (account.emailVerifiedAt !== null) return null;
  return (
    <Card className="grid gap-3">
      <CardTitle>{t("account.verify")}</CardTitle>
      <p className="wrap-anywhere">{t("account.verify_text", { email: account.email })}</p>
      {isSuccess ? (
        <p role="status" className="wrap-anywhere font-semibold">
          {t("account.verify_sent", { email: account.email })}
        </p>
      ) : null}
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {t(isPending ? "account.verify_sending" : "account.verify_send")}
        </Button>
      </div>
    </Card>
  );
}
