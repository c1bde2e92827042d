import { useMutation } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Asks before the recovery codes are replaced, and shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const renew = useMutation(trpc.driver.security.renewRecoveryCodes.mutationOptions());
  return (
    <Dialog open onOpenChange={(open) => (open || renew.isPending ? undefined : onClose())}>
      <DialogContent title={t("security.new_codes_title")} description={t("security.new_codes_text")}>
        {renew.isSuccess ? (
          <RecoveryCodes codes={renew.data.recoveryCodes} onSaved={onClose} />
        ) : (
          <>
            {renew.isError ? (
              <FormError title={t("security.new_codes_failed")} text={t(errorKey(renew.error))} />
            ) : null}
            <DialogActions>
              <Button busy={renew.isPending} onClick={() => renew.mutate()}>
                {t(renew.isPending ? "security.new_codes_making" : "security.new_codes_make")}
              </Button>
              <Button variant="secondary" disabled={renew.isPending} onClick={onClose}>
                {t("ui.cancel")}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
