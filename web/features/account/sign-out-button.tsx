import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useSessionChanged } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/** Ends this device's session and goes home. */
export function SignOutButton() {
  const t = useT();
  const router = useRouter();
  const sessionChanged = useSessionChanged();
  const signOut = useMutation(
    trpc.public.auth.signOut.mutationOptions({
      onSuccess: async () => {
        await router.navigate({ to: "/" });
        await sessionChanged();
      },
      onError: (error) => notify.error(t("account.sign_out_failed"), { description: t(errorKey(error)) }),
    }),
  );
  return (
    <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
      <LogOut className="size-5 rtl:-scale-x-100" aria-hidden />
      {t(signOut.isPending ? "account.signing_out" : "account.sign_out")}
    </Button>
  );
}
