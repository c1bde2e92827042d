import { LogOut } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useSignOut } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";

/** Ends this device's session and goes home. */
export function SignOutButton() {
  const t = useT();
  const signOut = useSignOut({
    to: "/",
    onError: (error) => notify.error(t("account.sign_out_failed"), { description: t(errorKey(error)) }),
  });
  return (
    <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
      <LogOut className="size-5 rtl:-scale-x-100" aria-hidden />
      {t(signOut.isPending ? "account.signing_out" : "account.sign_out")}
    </Button>
  );
}
