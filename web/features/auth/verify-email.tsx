import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";

/**
 * The page behind the mailed link. Its owner presses a button: programs that open the links of a mail verify nothing.
 */
export function VerifyEmail({ token }: { token: string }) {
  const t = useT();
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation(
    trpc.public.auth.verifyEmail.mutationOptions({
      onSuccess: () => cache.invalidateQueries(trpc.driver.account.get.queryFilter()),
    }),
  );
  if (isSuccess) {
    return (
      <div className="grid gap-4" role="status">
        <p className="font-bold text-lg">{t("auth.verify_done")}</p>
        <p>{t("auth.verify_done_text")}</p>
        <Button asChild size="thumb">
          <Link to="/account">{t("account.title")}</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      {error === null ? null : <FormError title={t("auth.verify_failed")} text={t(errorKey(error))} />}
      <Button size="thumb" busy={isPending} onClick={() => mutate({ token })}>
        {t(isPending ? "auth.verifying" : "auth.verify_button")}
      </Button>
    </div>
  );
}
